import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lentParts } from '../webpack/packages.ts';
import { contentOf } from './compiled-source.ts';
import { type HandedOn, type Imports, importsIn } from './imports-in.ts';

/** Sources of ours that a bundle can be made of. */
export interface Followed {
  /** Paths from the root of the checkout, sorted: everything that code of the bundle is taken from. */
  files: string[];
  /** Files that only hand on what others export. */
  doors: string[];
  /** Files that ask for something which cannot be followed from here. */
  openEnded: string[];
  /** What each door leads to, `shared/ui/src/index.ts Button: shared/ui/src/actions/button.tsx`, sorted. */
  ways: string[];
}

const ours = /^@rezenso\/([a-z]+)(?:\/(.+))?$/;
/** What a request may leave out. */
const endings = ['', '.ts', '.tsx', '.mjs', '.js', '.json', '/index.ts', '/index.tsx', '/index.js'];
const platform = /^@rezenso\/platform(?:\/|$)/;

interface Package {
  exports?: Record<string, string>;
  sideEffects?: boolean;
}

/**
 * Follows imports from files into the shared packages, name by name where a file only hands on: whoever takes a button from the design
 * system does not follow its drawer. Rather one file too many than one too few; a build fails that holds a file which is not
 * followed (`BuildRecordPlugin`).
 * @param roots paths from the root of the checkout
 * @param isWithPlatform whether the platform is in the bundle, as in the shell's; modules take it from there
 */
export function followedFrom(repository: string, roots: readonly string[], isWithPlatform: boolean): Followed {
  const read = readerOf(repository);
  const files = new Set<string>();
  const doors = new Set<string>();
  const ways = new Set<string>();
  const openEnded = new Set<string>();
  const asked = new Set<string>();

  // Of what the shell lends a module carries all, in case the shell's does not fit.
  const lenders = isWithPlatform ? new Map<string, string>() : read.lenders();

  function follow(file: string, name: string): void {
    const key = `${file} ${name}`;
    if (asked.has(key)) return;
    asked.add(key);
    const imports = read.imports(file);
    if (imports?.isDoor && read.isWithoutSideEffects(file)) throughDoor(file, name, imports);
    else whole(file, imports);
  }

  function whole(file: string, imports: Imports | undefined): void {
    const handedOn = imports?.handsOn.map(({ request, from }) => ({ request, names: [from] })) ?? [];
    if (files.has(file)) return;
    files.add(file);
    const lending = lenders.get(file);
    if (lending) follow(lending, '*');
    if (imports?.isOpenEnded) openEnded.add(file);
    for (const { request, names } of [...(imports?.takes ?? []), ...handedOn]) {
      const targets = targetsOf(file, request);
      if (request.startsWith('.') && targets.length === 0) openEnded.add(file);
      for (const target of targets) for (const wanted of names) follow(target, wanted);
    }
  }

  function throughDoor(file: string, name: string, { handsOn }: Imports): void {
    doors.add(file);
    for (const { request, from } of name === '*' ? handsOn : handedOnAs(file, name, handsOn))
      for (const target of targetsOf(file, request)) {
        ways.add(`${file} ${name}: ${target}`);
        follow(target, from === '*' ? name : from);
      }
  }

  /** By that name, or through an open `export *` that provides it; where none is known to, through all of them. */
  function handedOnAs(file: string, name: string, handsOn: readonly HandedOn[]): readonly HandedOn[] {
    const named = handsOn.filter((one) => one.name === name);
    if (named.length > 0) return named;
    const open = handsOn.filter((one) => one.name === '*');
    const provides = ({ request }: HandedOn) => targetsOf(file, request).some((target) => read.provides(target, name));
    const providing = open.filter(provides);
    return providing.length > 0 ? providing : open;
  }

  function targetsOf(file: string, request: string): string[] {
    if (!isWithPlatform && platform.test(request)) return [];
    const target = read.resolve(file, request);
    return target === undefined ? [] : [target];
  }

  for (const root of roots) follow(root, '*');
  const sorted = (texts: ReadonlySet<string>) => [...texts].sort();
  return { files: sorted(files), doors: sorted(doors), ways: sorted(ways), openEnded: sorted(openEnded) };
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Reads each file and each package once. */
function readerOf(repository: string) {
  const imports = new Map<string, Imports | undefined>();
  const packages = new Map<string, Package>();

  function importsOf(file: string): Imports | undefined {
    if (!imports.has(file))
      imports.set(
        file,
        /\.[cm]?[jt]sx?$/.test(file) ? importsIn(String(contentOf(join(repository, file)))) : undefined,
      );
    return imports.get(file);
  }

  function packageOf(folder: string): Package {
    const file = join(repository, folder, 'package.json');
    const known = packages.get(folder) ?? (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
    packages.set(folder, known);
    return known;
  }

  function resolve(file: string, request: string): string | undefined {
    const [, name, door] = ours.exec(request) ?? [];
    const path = name
      ? throughExports(`shared/${name}`, door)
      : request.startsWith('.')
        ? join(dirname(file), request)
        : '';
    return path ? endings.map((ending) => path + ending).find((one) => isFile(join(repository, one))) : undefined;
  }

  function throughExports(folder: string, door = ''): string | undefined {
    const { exports = {} } = packageOf(folder);
    const target = exports[door ? `./${door}` : '.'] ?? (door && exports['./*']?.replace('*', door));
    if (!target) return undefined;
    return globSync(join(folder, target).replace(/\.ts$/, '.{ts,tsx}'), { cwd: repository })[0];
  }

  function provides(file: string, name: string, seen: ReadonlySet<string> = new Set()): boolean {
    const found = importsOf(file);
    if (!found || seen.has(file)) return false;
    if (found.declares(name) || found.handsOn.some((one) => one.name === name)) return true;
    const open = found.handsOn.filter((one) => one.name === '*').flatMap(({ request }) => resolve(file, request) ?? []);
    return open.some((target) => provides(target, name, new Set([...seen, file])));
  }

  /** The lent door behind which a file lies. */
  function lenders(): Map<string, string> {
    const doors = Object.keys(lentParts).flatMap((door) => resolve('', door) ?? []);
    const behind = (door: string) =>
      (importsOf(door)?.handsOn ?? []).flatMap(({ request }) => resolve(door, request) ?? []);
    return new Map(doors.flatMap((door) => behind(door).map((file) => [file, door] as const)));
  }

  return {
    imports: importsOf,
    resolve,
    lenders,
    provides: (file: string, name: string) => provides(file, name),
    isWithoutSideEffects: (file: string) => packageOf(file.split('/', 2).join('/')).sideEffects === false,
  };
}
