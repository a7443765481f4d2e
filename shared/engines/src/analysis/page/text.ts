/** The only way from a page's characters to ours: no control or invisible characters, no line breaks, limited length. */
export function plainText(text: string, maxLength = 2_000): string {
  const clean = text
    .slice(0, maxLength * 4)
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return clean.length <= maxLength ? clean : `${clean.slice(0, maxLength - 1).trimEnd()}…`;
}

/** Text that goes into an answer: additionally without anything that looks like markup. */
export function answerText(text: string, maxLength: number): string {
  const most = text.slice(0, maxLength * 8);
  return plainText(most.replace(/<[^>]{0,200}>/g, ' ').replace(/[<>]/g, ''), maxLength);
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Lower case and ASCII letters, so that 'Müller', 'MUELLER' and 'mueller' in a domain are the same. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** The folded words of a text; digits count, so that '24h' and '34c' are words. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}
