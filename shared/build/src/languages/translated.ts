import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@rezenso/contract/language';

/**
 * Packages that are translated in whole, with the name that their texts begin with. One that stands here never goes back: a German text
 * without its translation, or one that no catalogue has, fails the tests.
 */
export const translated: Readonly<Record<string, string>> = {
  shell: 'shell',
  'shared/ui': 'ui',
  'shared/platform': 'platform',
  'shared/domain': 'domain',
  'mf-auth': 'mf-auth',
  'mf-settings': 'mf-settings',
  'mf-exchanges': 'mf-exchanges',
  'mf-matching': 'mf-matching',
  'mf-reviews': 'mf-reviews',
  'mf-admin': 'mf-admin',
};

const further = languages.filter((language) => language !== 'de');

/**
 * What is wrong with the texts of a package, one sentence each: types compare the texts themselves, and this that none stands outside
 * of them.
 * @param folder of the package
 * @param prefix that the names of its texts begin with
 */
export function textProblems(folder: string, prefix: string): string[] {
  const sources = join(folder, 'src');
  const german = globSync('**/*.de.ts', { cwd: sources }).map((file) => file.replaceAll('\\', '/'));
  return german.flatMap((file) => {
    const name = `${prefix}/${file.replace(/\.de\.ts$/, '')}`;
    const text = readFileSync(join(sources, file), 'utf8');
    return [...misnamed(text, name, file), ...further.flatMap((language) => missing(sources, file, name, language))];
  });
}

/** Exports that are not looked up at all, or under a name that is another one's. */
function misnamed(text: string, name: string, file: string): string[] {
  return [...text.matchAll(/^export const (\w+)[^=]*=\s*(.*\n?.*)/gm)].flatMap(([, own = '', begin = '']) => {
    const looked = new RegExp(`^(?:/\\* @__PURE__ \\*/ )?(?:texts|translated)\\(\\s*'${name}/${own}'`);
    return looked.test(begin) ? [] : [`${file}: ${own} is not texts('${name}/${own}', …)`];
  });
}

function missing(sources: string, file: string, name: string, language: string): string[] {
  const translation = file.replace(/\.de\.ts$/, `.${language}.ts`);
  if (globSync(translation, { cwd: sources }).length === 0) return [`${file} has no ${translation}`];
  const places = [`texts-${language}.ts`, `languages/${language}.ts`, `languages/*.${language}.ts`];
  const catalogues = globSync(places, { cwd: sources });
  const isNamed = catalogues.some((one) => {
    const text = readFileSync(join(sources, one), 'utf8');
    return text.includes(`/${translation}'`) && text.includes(`'${name}':`);
  });
  return isNamed ? [] : [`No catalogue has ${translation} as '${name}'`];
}
