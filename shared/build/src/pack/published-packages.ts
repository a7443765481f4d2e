import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One condition's file, or the files by condition. */
export type Exports = Record<string, string>;

/** A package.json of ours that is published, as it stands in the checkout. */
export interface SourceManifest {
  name: string;
  version: string;
  exports: Exports;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  /** What differs in the published package; that it is there makes a package one that is published. */
  publishConfig: {
    access: string;
    /** Doors in place of its own. */
    exports?: Exports;
    /** Doors that only this repository uses. */
    without?: readonly string[];
    /** What it needs where that is more than the repository does, which brings its Node. */
    engines?: { node: string };
    bin?: Record<string, string>;
  };
  [field: string]: unknown;
}

export interface PublishedPackage {
  /** Name of its folder in `shared`. */
  folder: string;
  manifest: SourceManifest;
}

/** The doors that a package has for others, as they lead to sources. */
export function publishedDoors({ exports: own, publishConfig }: SourceManifest): Exports {
  const { exports = own, without = [] } = publishConfig;
  return Object.fromEntries(Object.entries(exports).filter(([door]) => !without.includes(door)));
}

/** The packages that teams install, in the order in which they stand on each other. */
export function publishedPackages(repository: string): PublishedPackage[] {
  const found = readdirSync(join(repository, 'shared')).flatMap((folder) => {
    const file = join(repository, 'shared', folder, 'package.json');
    const manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    return manifest.publishConfig ? [{ folder, manifest }] : [];
  });
  return ordered(found);
}

function ordered(packages: readonly PublishedPackage[]): PublishedPackage[] {
  const byName = new Map(packages.map((one) => [one.manifest.name, one]));
  const done = new Set<PublishedPackage>();
  const visit = (one: PublishedPackage) => {
    for (const name of Object.keys(one.manifest.dependencies ?? {})) {
      const needed = byName.get(name);
      if (needed && !done.has(needed)) visit(needed);
    }
    done.add(one);
  };
  for (const one of packages) visit(one);
  return [...done];
}
