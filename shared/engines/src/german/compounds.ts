/** The letters that German puts between the parts of a compound. */
const links = ['', 's', 'n', 'es', 'en', 'er', 'e'];
const shortestFirst = 3;
const shortestHead = 3;
/** Of the nouns of three letters, those that end compounds; others end too many words by chance ('sofort'). */
const shortHeads = new Set(['bad', 'bus', 'eis', 'hof', 'rad', 'tag', 'tee', 'tür', 'uhr']);

/**
 * The head of a compound, which settles its gender and its plural: 'karte' of 'speisekarte'. The longest head counts.
 * @param word in small letters
 * @param isHead whether a word, in small letters, can be the head
 * @param isFirst whether a word, in small letters, can stand before a head
 * @returns undefined where the word is no compound of known words
 */
export function headOf(
  word: string,
  isHead: (head: string) => boolean,
  isFirst: (first: string) => boolean,
): string | undefined {
  for (let at = shortestFirst; at <= word.length - shortestHead; at++) {
    const head = word.slice(at);
    if (head.length === shortestHead && !shortHeads.has(head)) continue;
    if (isHead(head) && links.some((link) => isFirstWith(word.slice(0, at), link, isFirst))) return head;
  }
  return undefined;
}

function isFirstWith(part: string, link: string, isFirst: (first: string) => boolean): boolean {
  if (!part.endsWith(link)) return false;
  const first = part.slice(0, part.length - link.length);
  return first.length >= shortestFirst && isFirst(first);
}
