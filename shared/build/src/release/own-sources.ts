import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { languages } from '@rezenso/contract/language';
import { isOfficialRuntime } from '../webpack/packages.ts';
import { type Followed, followedFrom } from './followed-sources.ts';
import { isOwnRepository } from './module-folders.ts';

const ignored = /(^|\/)(dist|node_modules|testing|\.[^/]+)(\/|$)|(\.test|\/testing)\.tsx?$|\.md$/;
/** Files beside a module's sources that no build reads; of package.json the fields count that one reads. */
const unbuilt = /^(packages|package(-lock)?\.json|(jest|tsconfig|biome)\b.*|LICENSE)$/;
/** Where the code of a module begins, and that of the shell, each further language of it; with `FEDERATION_RUNTIME=official` in one more place. */
const entries = ['src/module.tsx', 'src/main.tsx', ...languages.map((language) => `src/languages/${language}.ts`)];
const officialRuntime = 'src/federation/official-runtime.ts';
/** What is read here, or refers to nothing; where a bundle begins to hold other things, what those refer to is not known. */
const understood = /\.([cm]?[jt]sx?|json|png|webp|svg|woff2)$/;

/**
 * Everything of the module's own folder that its build reads, as paths from the root of the checkout.
 * @param led see `ownWays`
 */
export function ownFiles(repository: string, moduleName: string, led: Followed): string[] {
  const folder = isOwnRepository(repository) ? '' : moduleName;
  const inFolder = existsSync(join(repository, folder)) ? readdirSync(join(repository, folder)).sort() : [];
  const beside = inFolder.filter((name) => name !== 'src' && !unbuilt.test(name) && !ignored.test(name));
  const files = beside.flatMap((name) => filesIn(repository, posix.join(folder, name)));
  return [...new Set([...files, ...bundledSources(repository, folder, led)])].sort();
}

/**
 * The sources that the bundle can be made of: what its entries lead to, be it in a folder for tests. Where one of them asks
 * for others in a way that cannot be followed, all that lie beside it.
 */
function bundledSources(repository: string, folder: string, { files, openEnded }: Followed): string[] {
  const own = files.filter((file) => !/^(shared|node_modules)\//.test(file) && file.startsWith(folder && `${folder}/`));
  const isKnown =
    own.length > 0 && !openEnded.some((file) => own.includes(file)) && own.every((file) => understood.test(file));
  return isKnown ? own : [...own, ...filesIn(repository, posix.join(folder, 'src'))];
}

/** What the module's entries lead to, in its own folder and in the shared packages. */
export function ownWays(repository: string, moduleName: string): Followed {
  const folder = isOwnRepository(repository) ? '' : moduleName;
  const places = isOfficialRuntime() ? [...entries, officialRuntime] : entries;
  const begun = places.map((place) => posix.join(folder, place)).filter((file) => existsSync(join(repository, file)));
  const page = drawnPage(repository, moduleName);
  // Whatever builds without such an entry is followed from everywhere.
  const all = filesIn(repository, posix.join(folder, 'src')).filter((file) => /\.tsx?$/.test(file));
  const roots = begun.length > 0 ? [...begun, ...(page ? [page] : [])] : all;
  return followedFrom(repository, roots, moduleName === 'shell');
}

/** The page that a module has drawn at build time, where the platform is in the bundle. */
export function drawnPage(repository: string, moduleName: string): string | undefined {
  const folder = isOwnRepository(repository) ? '' : moduleName;
  const config = ['webpack.config.ts', 'webpack.config.js']
    .map((name) => join(repository, folder, name))
    .find(existsSync);
  if (!config) return undefined;
  const [, page] = /prerender\([^,]+,\s*'\.\/([^']+)'/.exec(readFileSync(config, 'utf8')) ?? [];
  return page && posix.join(folder, page);
}

/** The files below a part that a build may read, as paths from the root of the checkout. */
export function filesIn(repository: string, part: string, inside = ''): string[] {
  const path = inside ? `${part}/${inside}` : part;
  const found = statSync(join(repository, path), { throwIfNoEntry: false });
  if (!found || ignored.test(inside)) return [];
  if (found.isFile()) return [path];
  return readdirSync(join(repository, path))
    .sort()
    .flatMap((entry) => filesIn(repository, part, inside ? `${inside}/${entry}` : entry));
}
