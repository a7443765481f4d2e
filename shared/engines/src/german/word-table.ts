import { readFileSync } from 'node:fs';

/** The article in the nominative. */
export type Article = 'der' | 'die' | 'das';

/** What the table says of one form of a noun. */
export interface NounForm {
  /** As it is written: 'Speisekarte', 'Preise'. */
  readonly written: string;
  /** Undefined for plurals, and where people do not agree about the gender. */
  readonly article: Article | undefined;
  /** 'either' where singular and plural look alike: 'Mitarbeiter'; 'oblique' for what is never a subject: 'Tagen'. */
  readonly number: 'singular' | 'plural' | 'either' | 'oblique';
}

/** Words of the table by form, in small letters. */
export interface WordTable {
  readonly nouns: ReadonlyMap<string, NounForm>;
  readonly adjectives: ReadonlySet<string>;
  readonly infinitives: ReadonlySet<string>;
  /** 'warte', where it is not also another person's form. */
  readonly firstPersons: ReadonlySet<string>;
  /** Third person of the present, first and third of the past. */
  readonly finites: ReadonlySet<string>;
  readonly participles: ReadonlySet<string>;
}

const articles: Readonly<Record<string, Article>> = { m: 'der', f: 'die', n: 'das' };

let table: WordTable | undefined;

/** The table, read on first use (about 40 ms) and kept. */
export function wordTable(): WordTable {
  table ??= read(readFileSync(new URL('./words.generated.tsv', import.meta.url), 'utf8').split('\n'));
  return table;
}

function read(lines: readonly string[]): WordTable {
  const nouns = new Map<string, NounForm>();
  const adjectives = new Set<string>();
  const verbs = {
    infinitives: new Set<string>(),
    firstPersons: new Set<string>(),
    finites: new Set<string>(),
    participles: new Set<string>(),
  };
  for (const line of lines) {
    const [kind, word = '', third = '', fourth = ''] = line.split('\t');
    if (kind === 'n') for (const form of nounForms(word, third, fourth)) addNoun(nouns, form);
    if (kind === 'o') for (const form of nounForms(word, third, fourth)) nouns.set(form.written.toLowerCase(), form);
    if (kind === 'a') adjectives.add(word);
    if (kind === 'v') addVerb(verbs, word, third.split(' '), fourth.split(' '));
  }
  return { nouns, adjectives, ...verbs };
}

function nounForms(lemma: string, gender: string, plural: string): NounForm[] {
  if (gender === 'p') return [{ written: lemma, article: undefined, number: 'plural' }];
  const article = articles[gender];
  if (plural === '=') return [{ written: lemma, article, number: 'either' }];
  const singular: NounForm = { written: lemma, article, number: 'singular' };
  if (plural === '-') return [singular];
  const written = plural.startsWith('~') ? `${lemma}${plural.slice(1)}` : plural;
  return [singular, { written, article: undefined, number: 'plural' }];
}

/** A form that two nouns share says what both say. */
function addNoun(nouns: Map<string, NounForm>, form: NounForm): void {
  const word = form.written.toLowerCase();
  const other = nouns.get(word) ?? form;
  const article = other.article === form.article ? form.article : undefined;
  nouns.set(word, { ...form, article, number: other.number === form.number ? form.number : 'either' });
}

function addVerb(
  verbs: Record<'infinitives' | 'firstPersons' | 'finites' | 'participles', Set<string>>,
  infinitive: string,
  [first, ...others]: readonly string[],
  participles: readonly string[],
): void {
  verbs.infinitives.add(infinitive);
  if (first && !others.includes(first)) verbs.firstPersons.add(first);
  for (const form of others) verbs.finites.add(form);
  for (const form of participles) verbs.participles.add(form);
}
