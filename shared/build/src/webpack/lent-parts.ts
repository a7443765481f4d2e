import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, parse, resolve } from 'node:path';
import type { Compiler } from 'webpack';
import { folderIfInstalled, lentParts, type Package, packageIn } from './packages.ts';
import { runsOnlySince } from './platform-needed.ts';

const plugin = 'LentPartsPlugin';
/** The first platform whose shell lends parts, and fetches a remote's own where they do not fit. */
const firstLender = '^1.10.0';

/** What an `exports` leads to: a source, or with its types what is compiled of it. */
type Target = string | { default: string };

/** Whether every shell that a remote runs under lends parts; one that also runs under older ones bundles them as before. */
export function takesLentParts(folder: string): boolean {
  return runsOnlySince(firstLender, folder);
}

/**
 * Leads imports of the files behind a lent door to that door, wherever they come from: from the remote, through another door, or from
 * the rest of the package, which imports its files directly. What the door itself leads to stays as it is.
 */
export class LentPartsPlugin {
  /** Requests that lead to a door, files as absolute paths. */
  readonly #doors = new Map<string, string>();
  readonly #behind = new Set<string>();

  /** @param folder of the remote, from where the packages are found */
  constructor(folder: string) {
    for (const { door, packageName, file } of doorsIn(folder)) {
      const handedOn = handedOnBy(file);
      this.#behind.add(file);
      if (handedOn.length === 0) this.#doors.set(file, door);
      for (const path of handedOn) {
        this.#behind.add(path);
        this.#doors.set(path, door);
        // `format.ts` is a door of the package as well.
        if (dirname(path) === dirname(file)) this.#doors.set(`${packageName}/${parse(path).name}`, door);
      }
    }
  }

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap(plugin, (factory) => {
      factory.hooks.beforeResolve.tap(plugin, (asked) => {
        const { request, context, contextInfo } = asked;
        if (this.#behind.has(contextInfo.issuer)) return;
        asked.request = this.#doors.get(request.startsWith('.') ? resolve(context, request) : request) ?? request;
      });
    });
  }
}

/**
 * What a remote takes beside the singletons (`sharedByShell`): parts which it takes from the shell when that has them at least as
 * new, and otherwise out of a chunk of its own.
 */
export function lentByShellOrOwn(folder: string) {
  const entries = doorsIn(folder).map(({ door, packageName, version }) => {
    const requiredVersion = `^${version}`;
    return [
      door,
      { import: door, shareKey: door, singleton: false, strictVersion: true, requiredVersion, packageName },
    ];
  });
  return Object.fromEntries(entries);
}

interface Door {
  door: string;
  packageName: string;
  version: string;
  /** Absolute path of what it leads to. */
  file: string;
}

/** The lent doors that the packages of a remote have; one in a repository of its own may lack a package, or have an older one. */
function doorsIn(folder: string): Door[] {
  return Object.entries(lentParts).flatMap(([door, packageName]) => {
    const home = folderIfInstalled(packageName, folder);
    if (home === undefined) return [];
    const { version, exports } = packageIn<Package & { exports?: Record<string, Target> }>(home);
    const path = `.${door.slice(packageName.length)}`;
    const ours = exports?.['./*'];
    const leadsTo = typeof ours === 'object' ? ours.default : ours;
    const file = join(home, leadsTo?.replace('*', path.slice(2)) ?? path);
    return existsSync(file) ? [{ door, packageName, version, file }] : [];
  });
}

/** Absolute paths of the files that a door hands on. */
function handedOnBy(file: string): string[] {
  const lines = readFileSync(file, 'utf8').matchAll(/^export \* from ["']([^"']+)["']/gm);
  return [...lines].map(([, path = '']) => join(dirname(file), path));
}
