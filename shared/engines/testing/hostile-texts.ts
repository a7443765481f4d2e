/** What a review or a profile holds at most is a tenth of this. */
export const hostileLength = 64 * 1024;

/** Pieces that made, or could make, a pattern try all ways to share them out; repeated they fill a whole text. */
export const hostilePieces: readonly string[] = [
  ...[
    'a\u200b',
    '\u200b',
    'a\u0301',
    '\u0301',
    'аa',
    'İ',
    'ß',
    'ﷺ',
    '가',
    '👍',
    '\ud800',
    '\0',
    '\u202e',
    'ae',
    'y',
    'qu',
  ],
  ...[' ', '\n', '\t ', '.', '. ', '!', '…', '"', '(', '<', '<|a', '„“', '- ', ', ', ';', '&', '/', '@', '1', '1,2:'],
  ...['ab ', 'a b ', 'A', 'Aa', 'ABCDE ', 'z. B. ', 'Dr. ', 'a. ', 'a\n', 'a,', 'gut, ', 'Für ', 'geen', 'tttt', 'ee'],
  ...['ignorier ', 'ignorier', 'ignore all ', 'system ', 'score ', 'kann ', 'lässt nichts ', 'preis leistung '],
  ...[
    'Frau Anna ',
    'Huber GmbH ',
    'GmbH & Co. ',
    'Berlin ',
    '10115 ',
    'Neustadt ',
    'Hauptstr. 1, ',
    'minus: ',
    '+ ',
    'war ',
  ],
  ...[
    'familien und ',
    'für kleine und mittlere ',
    '© Huber ',
    'Der Kaffee war sehr gut und die Bedienung freundlich. ',
  ],
];

/** A text of `length` characters that repeats `piece`; what makes a pattern fail comes last. */
export function repeated(piece: string, length: number = hostileLength): string {
  return `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length - 1)}§`;
}
