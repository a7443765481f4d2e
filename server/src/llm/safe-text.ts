/** What a model's text must not hold, whoever asked for it: addresses, markup, ratings. */
const forbidden = [
  /https?:|www\.|\b[\w-]+\.(de|com|net|org|io|eu|info|biz|shop)\b/i,
  /[<>{}`]|\]\(/,
  /[★☆⭐]|\b\d\s*(von\s*5|\/\s*5)?\s*Sterne?\b/i,
  /\bignor\w*\b.{0,40}\b(anweisung|regel|instruction)/i,
];

/** A model's sentence as people may see it, on one line; undefined when it holds what it must not. */
export function plainText(text: string, maxLength: number): string | undefined {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length === 0 || line.length > maxLength) return undefined;
  return forbidden.some((pattern) => pattern.test(line)) ? undefined : line;
}

/** Whether every number of `text` also stands in `source`: prices, years and names of streets are not to be made up. */
export function hasOnlyNumbersOf(source: string, text: string): boolean {
  const known = new Set(source.match(/\d+/g) ?? []);
  return (text.match(/\d+/g) ?? []).every((number) => known.has(number));
}

const shortest = 6;
const shareOfNewWords = 0.5;

/**
 * Whether a text is made of its source: of the words that carry meaning (six letters and more), at most half may be new.
 * Compared by their first six letters, so that forms of a word count as the same.
 */
export function isMadeOf(source: string, text: string): boolean {
  const known = new Set(stems(source));
  const said = stems(text);
  return said.filter((word) => !known.has(word)).length <= said.length * shareOfNewWords;
}

function stems(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word.length >= shortest).map((word) => word.slice(0, shortest));
}
