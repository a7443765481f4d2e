/**
 * The German stemmer CISTEM (Weissweiler and Fraser, 'Developing a Stemmer for German Based on a Comparative Analysis
 * of Publicly Available Stemmers', GSCL 2017), case-insensitive form. Takes a lower-case word with umlauts.
 */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const result = cistem(word);
  if (stems.size < memorySize) stems.set(word, result);
  return result;
}

/** Words recur; 20,000 of them take about 2 MB. */
const memorySize = 20_000;
const stems = new Map<string, string>();

function cistem(word: string): string {
  let stemmed = word
    .replaceAll('ü', 'u')
    .replaceAll('ö', 'o')
    .replaceAll('ä', 'a')
    .replaceAll('ß', 'ss')
    .replace(/^ge(.{4,})/, '$1')
    .replaceAll('sch', '$')
    .replaceAll('ei', '%')
    .replaceAll('ie', '&')
    .replace(/(.)\1/g, '$1*');
  while (stemmed.length > 3) {
    const shorter = stripSuffix(stemmed);
    if (shorter === stemmed) break;
    stemmed = shorter;
  }
  return stemmed.replace(/(.)\*/g, '$1$1').replaceAll('$', 'sch').replaceAll('%', 'ei').replaceAll('&', 'ie');
}

function stripSuffix(word: string): string {
  if (word.length > 5) {
    const shorter = word.replace(/(em|er|nd)$/, '');
    if (shorter !== word) return shorter;
  }
  return word.replace(/[tesn]$/, '');
}
