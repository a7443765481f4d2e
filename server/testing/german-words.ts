import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const repository = path.join(import.meta.dirname, '../..');
const sources = '{shell,mf-*,shared/*,server}/src/**/';
/** Texts in single quotes, with what shows that one is a key, or in backticks. */
const literal = /'((?:[^'\\\n]|\\.)*)'(:)?|`((?:[^`\\]|\\.)*)`/g;
const word = /\p{L}{3,}/gu;
const address = /https?:\/\/\S+/g;

/**
 * Words of a text that are German: some `*.de.ts` has them and no `*.en.ts` does, or they are spelt as no English word is. Addresses are
 * no words.
 * @param besides names and what people wrote
 */
export function germanIn(text: string, besides: readonly string[] = []): string[] {
  const rest = besides.reduce((left, one) => left.replaceAll(one, ' '), text.replaceAll('\u200c', ''));
  return [...new Set(wordsIn(rest.replaceAll(address, ' ')).filter(isGerman))];
}

let german: ReadonlySet<string> | undefined;

function isGerman(one: string): boolean {
  german ??= onlyGerman();
  return german.has(one) || /[äöüß]/.test(one);
}

function onlyGerman(): ReadonlySet<string> {
  const english = wordsOf('*.en.ts');
  return new Set([...wordsOf('*.de.ts')].filter((one) => !english.has(one)));
}

function wordsOf(pattern: string): Set<string> {
  const files = globSync(`${sources}${pattern}`, { cwd: repository });
  const texts = files.flatMap((file) => [...readFileSync(path.join(repository, file), 'utf8').matchAll(literal)]);
  const said = texts.map(([, quoted = '', key, built = '']) =>
    key ? '' : quoted || built.replace(/\$\{[^}]*\}/g, ' '),
  );
  return new Set(said.filter((text) => !/^[\w@.-]*\/\S*$/.test(text)).flatMap(wordsIn));
}

function wordsIn(text: string): string[] {
  return [...text.matchAll(word)].map(([one]) => one.toLowerCase());
}
