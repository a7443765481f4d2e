import { rowsOf } from './table-rows.ts';

/** Which businesses a word of a sentence names: 'Restaurants', 'Polsterer'. */
export interface NamedBusinesses {
  /** Whether it names several of them, or may. */
  readonly isMany: boolean;
  /** Ids of the kinds that it may mean. */
  readonly trades: ReadonlySet<string>;
}

let byWord: ReadonlyMap<string, NamedBusinesses> | undefined;

/** @returns undefined for a word that names none for certain, however it is written otherwise */
export function businessesNamed(word: string): NamedBusinesses | undefined {
  byWord ??= read();
  return byWord.get(word.toLocaleLowerCase('de'));
}

function read(): Map<string, NamedBusinesses> {
  const words = new Map<string, NamedBusinesses>();
  for (const [many = '', one = '', kinds = ''] of rowsOf('named-businesses.tsv')) {
    const trades = new Set(kinds.split(' '));
    for (const word of one.split(' ').filter(Boolean)) words.set(word, { isMany: false, trades });
    // 'Polsterer' may be one or several.
    for (const word of many.split(' ')) words.set(word, { isMany: true, trades });
  }
  return words;
}

/** A word by which a business's website names others, as it stands there, and what they are to it. */
export interface Mention {
  readonly as: 'customer' | 'partner';
  readonly word: string;
}

/** As it is stored: 'customer Restaurants'. */
export const storedMention = ({ as, word }: Mention): string => `${as} ${word}`;

/** @returns undefined for what names nobody (any more) */
export function readMention(stored: string): Mention | undefined {
  const [as, word = ''] = stored.split(' ');
  return (as === 'customer' || as === 'partner') && businessesNamed(word) ? { as, word } : undefined;
}
