import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '../language.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

const sources = '{shell,mf-*,shared/*,server}/src/**/';
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** Texts in single quotes, with what shows that one is a key, or in backticks. */
const literal = /'((?:[^'\\\n]|\\.)*)'(:)?|`((?:[^`\\]|\\.)*)`/g;
const word = /\p{L}{3,}/gu;
const address = /https?:\/\/\S+/g;
const articles = 'server/src/areas/support/articles/texts/';
/** Articles of the help centre are texts as well; their topics and addresses have German names in each language. */
const articlesIn: Readonly<Record<Language, string>> = { de: `${articles}*.md`, en: `${articles}en/*.md` };
const besideTexts = /<!--.*-->|\]\([^)]*\)/g;
/** German that is no text of a page: what people write on the demo site, and names in the contract. */
const alsoGerman = ['server/src/seed/**/*.ts', 'shared/contract/src/{vocabulary,reports}.ts'];
const summary = /summary:\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`)/g;

/**
 * Words of a text that are of the other language: some of its files (`*.de.ts`, `*.en.ts`) have them, and none of the text's own has.
 * Addresses are no words.
 * @param own what the text is written in
 * @param besides names and what people wrote
 */
export function foreignWordsIn(text: string, own: Language, besides: readonly string[] = []): string[] {
  const rest = besides.reduce((left, one) => left.replaceAll(one, ' '), text.replaceAll('\u200c', ''));
  const foreign = wordsOnlyIn(own === 'de' ? 'en' : 'de');
  const isForeign = (one: string) => foreign.has(one) || (own === 'en' && /[äöüß]/.test(one));
  return [...new Set(wordsIn(rest.replaceAll(address, ' ')).filter(isForeign))];
}

/** Words of an English text that are German; see `foreignWordsIn`. */
export function germanIn(text: string, besides: readonly string[] = []): string[] {
  return foreignWordsIn(text, 'en', besides);
}

const known = new Map<Language, ReadonlySet<string>>();

function wordsOnlyIn(language: Language): ReadonlySet<string> {
  const found = known.get(language);
  if (found) return found;
  const other = language === 'de' ? 'en' : 'de';
  const others = wordsOf(other);
  const besides =
    other === 'de' ? new Set(alsoGerman.flatMap((pattern) => wordsIn(filesAt(pattern).join(' ')))) : others;
  const only = new Set([...wordsOf(language)].filter((one) => !others.has(one) && !besides.has(one)));
  known.set(language, only);
  return only;
}

function wordsOf(language: Language): Set<string> {
  const texts = filesAt(`${sources}*.${language}.ts`).flatMap(textsIn);
  const articles = filesAt(articlesIn[language]).map((text) => text.replaceAll(besideTexts, ' '));
  return new Set([...texts, ...articles, ...calendarOf(language)].flatMap(wordsIn));
}

/** What a file of code says, without its comments, keys and addresses. */
function textsIn(code: string): string[] {
  const said = [...code.replace(comment, '').replace(summary, '').matchAll(literal)].map(
    ([, quoted = '', key, built = '']) => (key ? '' : quoted || built.replace(/\$\{[^}]*\}/g, ' ')),
  );
  return said.filter((text) => !/^[\w@.-]*\/\S*$/.test(text));
}

/** Months and days of the week as `Intl` calls them. */
function calendarOf(language: Language): string[] {
  const spoken = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => spoken.format(Date.UTC(2031, month, 1 + month)));
}

function filesAt(pattern: string): string[] {
  return globSync(pattern, { cwd: repository }).map((file) => readFileSync(join(repository, file), 'utf8'));
}

function wordsIn(text: string): string[] {
  return [...text.matchAll(word)].map(([one]) => one.toLowerCase());
}
