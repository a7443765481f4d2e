import { allLimits } from './limits.ts';
import { rowsOf } from './table-rows.ts';
import { allTopics } from './topics.ts';
import { allTrades } from './trade-table.ts';

/** Which businesses a word of a sentence names: 'Restaurants', 'Polsterer'. */
export interface NamedBusinesses {
  /** Whether it names several of them, or may. */
  readonly isMany: boolean;
  /** Whether many kinds are meant ('Büros'): who says it in passing may speak of no business at all. */
  readonly isWide: boolean;
  /** Ids of the kinds that it may mean. */
  readonly trades: ReadonlySet<string>;
}

let byWord: ReadonlyMap<string, NamedBusinesses> | undefined;

/** @returns undefined for a word that names none for certain, however it is written otherwise */
export function businessesNamed(word: string): NamedBusinesses | undefined {
  byWord ??= read();
  const known = byWord;
  const small = word.toLocaleLowerCase('de');
  const find = (one: string) => known.get(one) ?? manyOf(one, (of) => known.get(of));
  return find(small) ?? find(compound.exec(small)?.[1] ?? '');
}

/** A word that names several, without the ending of a dative: 'Wirte' of 'Wirten'. */
export function withoutDative(word: string): string {
  const shorter = word.replace(/n$/, '');
  return shorter !== word && businessesNamed(shorter)?.isMany ? shorter : word;
}

/** 'Wirten' and 'Winzerinnen' are several, as 'Wirte' and 'Winzer' are. */
function manyOf(word: string, find: (one: string) => NamedBusinesses | undefined): NamedBusinesses | undefined {
  const single = /innen$/.test(word) ? find(word.slice(0, -3)) : undefined;
  if (single) return { ...single, isMany: true };
  const several = word.endsWith('n') ? find(word.slice(0, -1)) : undefined;
  return several?.isMany ? several : undefined;
}

/** Of a compound whose end says what it is, that end: 'Landmetzgerei', 'Dorfgasthöfen'. Whoever is there for animals, cars or shoes is somebody else. */
const compound =
  /^(?!tier|hunde?|katzen|pferde|auto|kfz|boots|puppen|schuh|zucker|online|ex)\p{Ll}{3,}?(bäckerei(?:en)?|metzgerei(?:en)?|gärtnerei(?:en)?|brauerei(?:en)?|schreinerei(?:en)?|käserei(?:en)?|rösterei(?:en)?|imkerei(?:en)?|gasth(?:of|öfen?)|buchhandlung(?:en)?|apotheken?|vereinen?|fotograf(?:in|en|innen)?)$/u;

/** From so many kinds on a word is wide. */
const wide = 5;

function read(): Map<string, NamedBusinesses> {
  const words = new Map<string, NamedBusinesses>();
  for (const [many = '', one = '', kinds = ''] of rowsOf('named-businesses.tsv')) {
    const trades = kindsMeant(kinds.split(' '));
    const isWide = trades.size >= wide || kinds.includes('*');
    for (const word of one.split(' ').filter(Boolean)) words.set(word, { isMany: false, isWide, trades });
    // 'Polsterer' may be one or several.
    for (const word of many.split(' ')) words.set(word, { isMany: true, isWide, trades });
  }
  return words;
}

/** 'craft/*' stands for all kinds that begin so, and '-craft/caterer' leaves one out. */
function kindsMeant(written: readonly string[]): Set<string> {
  const meant = written.flatMap((kind) =>
    kind.endsWith('*') ? [...allTrades().keys()].filter((id) => id.startsWith(kind.slice(0, -1))) : [kind],
  );
  const without = new Set(written.filter((kind) => kind.startsWith('-')).map((kind) => kind.slice(1)));
  return new Set(meant.filter((kind) => !kind.startsWith('-') && !without.has(kind)));
}

const roles = ['customer', 'partner', 'other', 'topic', 'aside', 'limit'] as const;

/**
 * A word by which a business's website names others, and what they are to it; 'other' where it does not say that. A 'topic' is the id of what the
 * website is about, too, an 'aside' of what it tells of once, a 'limit' of what it rules out of its kind of business.
 */
export interface Mention {
  readonly as: (typeof roles)[number];
  readonly word: string;
}

/** As it is stored: 'customer Restaurants'. */
export const storedMention = ({ as, word }: Mention): string => `${as} ${word}`;

function isKnown(as: Mention['as'], word: string): boolean {
  if (as === 'limit') return allLimits().has(word);
  return as === 'topic' || as === 'aside' ? allTopics().has(word) : businessesNamed(word) !== undefined;
}

/** @returns undefined for what names nobody (any more) */
export function readMention(stored: string): Mention | undefined {
  const [said, word = ''] = stored.split(' ');
  const as = roles.find((role) => role === said);
  return as && isKnown(as, word) ? { as, word } : undefined;
}
