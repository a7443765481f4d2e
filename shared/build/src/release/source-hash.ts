import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { borrowedRanges, isOfficialRuntime, packageIn } from '../webpack/packages.ts';
import { contentOf } from './compiled-source.ts';
import { type Followed, followedFrom } from './followed-sources.ts';
import { lockedFor } from './locked.ts';
import { isOwnRepository, moduleFolder } from './module-folders.ts';
import { drawnPage, filesIn, ownFiles, ownWays } from './own-sources.ts';

/** What makes every bundle, and the hashes that entries carry. */
const makers = ['shared/build/src/webpack', 'shared/releases/src/files'];
/** Draws pages at build time. */
const drawer = 'shared/build/src/prerender';
/** Writes document.css into the shell's release, out of the design system. */
const documentCss = 'shared/build/src/webpack/document-css.ts';
/** Of a package.json of ours: what decides how a bundler takes it. Its packages from others count where they are locked. */
const packageFields = ['exports', 'sideEffects', 'type'];

/**
 * The version that a local build of a module gets: `<package version>-<8 hex of its sources>`. Equal sources and equal
 * packages from others that it uses give the equal version, so an unchanged module is neither built nor published again.
 * Sources are equal when they compile to the same: comments, types and line breaks get into no bundle. Of the shared packages
 * those files count that its own lead to.
 */
export function releaseOf(repository: string, moduleName: string): string {
  const { version } = JSON.parse(readFileSync(join(moduleFolder(repository, moduleName), 'package.json'), 'utf8'));
  const hash = createHash('sha256').update(lockedFor(repository, moduleName).join('\n'));
  if (moduleName === 'shell' && isOfficialRuntime()) hash.update('official federation runtime');
  const add = (name: string, content: string | Buffer) => hash.update(`${name}\0`).update(content).update('\0');
  const led = ownWays(repository, moduleName);
  const { files, ways } = sharedSources(repository, moduleName, led);
  const own = ownFiles(repository, moduleName, led);
  for (const file of new Set([...own, ...makersOf(repository, moduleName), ...files]))
    add(file, contentOf(join(repository, file)));
  for (const way of ways) add('way', way);
  add('package.json', ownPackage(moduleFolder(repository, moduleName)));
  for (const [name, content] of packagesOf(repository, files)) add(name, content);
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

/** Every source that a version follows: no other may get into its bundle. */
export function followedSources(repository: string, moduleName: string): string[] {
  const led = ownWays(repository, moduleName);
  const { files, doors } = sharedSources(repository, moduleName, led);
  return [...ownFiles(repository, moduleName, led), ...files, ...doors];
}

/** The files of the shared packages that a module's bundle can be made of; none in a repository of its own. */
function sharedSources(repository: string, moduleName: string, led: Followed): Omit<Followed, 'openEnded'> {
  if (isOwnRepository(repository)) return { files: [], doors: [], ways: [] };
  const isShell = moduleName === 'shell';
  const all = [led];
  if (isShell && existsSync(join(repository, documentCss))) all.push(followedFrom(repository, [documentCss], true));
  const page = drawnPage(repository, moduleName);
  if (page) all.push(followedFrom(repository, [page, ...filesIn(repository, drawer)], true));
  const shared = (pick: (one: Followed) => string[]) =>
    [...new Set(all.flatMap(pick))].filter((text) => text.startsWith('shared/')).sort();
  return { files: shared(({ files }) => files), doors: shared(({ doors }) => doors), ways: shared(({ ways }) => ways) };
}

function makersOf(repository: string, moduleName: string): string[] {
  if (isOwnRepository(repository)) return [];
  const parts = drawnPage(repository, moduleName) ? [...makers, drawer] : makers;
  return parts.flatMap((part) => filesIn(repository, part));
}

/** What the module's own package.json decides of its bundle and of its release, and no script or tool of its team. */
function ownPackage(folder: string): string {
  const own = packageIn<Record<string, unknown>>(folder);
  const fields = [...packageFields, 'imports', 'browserslist'].map((field) => own[field]);
  return JSON.stringify([...fields, borrowedRanges(own)]);
}

/** What the package.json of each package says to bundlers; of what the shell lends also the version, which releases name. */
function packagesOf(repository: string, files: readonly string[]): [name: string, content: string][] {
  const folders = new Set(['shared/contract', ...files.map((file) => file.split('/', 2).join('/'))]);
  return [...folders].sort().flatMap((folder) => {
    const file = join(repository, folder, 'package.json');
    if (!existsSync(file)) return [];
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const fields = /\/(contract|platform|ui)$/.test(folder) ? ['version', ...packageFields] : packageFields;
    return [[`${folder}/package.json`, JSON.stringify(fields.map((field) => manifest[field]))]];
  });
}
