/** An ampersand that stands for one itself, however often. */
const ampersand = /&(?:(?:amp|#0*38|#x0*26);)+/gi;
const numeric = /&#(?:x0*([\da-f]{1,6})|0*(\d{1,7}));?/gi;
const accented = /&([a-z])(uml|acute|grave|circ|tilde|cedil|ring|caron|breve|ogon|macr);/gi;
const named = /&(szlig|aelig|oelig|lt|gt|quot|apos);/gi;

const marks = new Map(
  Object.entries({
    ...{ uml: '\u0308', acute: '\u0301', grave: '\u0300', circ: '\u0302', tilde: '\u0303', cedil: '\u0327' },
    ...{ ring: '\u030a', caron: '\u030c', breve: '\u0306', ogon: '\u0328', macr: '\u0304' },
  }),
);
const signs = new Map(Object.entries({ szlig: 'ß', aelig: 'æ', oelig: 'œ', lt: '<', gt: '>', quot: '"', apos: "'" }));

/** The text with the letters that its entities stand for, as a browser shows it; those of other signs stay. */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replace(ampersand, '&')
    .replace(numeric, (_, hex?: string, decimal?: string) =>
      signOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replace(accented, (_, letter: string, mark: string) => letter + (marks.get(mark.toLowerCase()) ?? ''))
    .replace(named, (_, name: string) => signs.get(name.toLowerCase()) ?? ' ');
}

/** A blank for what is no character: beyond Unicode, or half of a pair. */
function signOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : ' ';
}
