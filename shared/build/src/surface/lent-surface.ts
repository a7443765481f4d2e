import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gt, inc } from 'semver';
import type { Declarations } from './declarations.ts';

/** What the shell lends of a package under one version, from commit to commit; the surface of the last release is older. */
export interface LentSurface {
  version: string;
  digest: string;
}

/** The one that was noted last, and that of the sources. */
export interface LentChange {
  noted: LentSurface | undefined;
  now: LentSurface;
}

const fileIn = (folder: string) => join(folder, 'lent.json');

/** Of the declarations of a package those behind its door `core`, which the shell lends. */
export function behindCore(declarations: Declarations): Declarations {
  const door = declarations['core.d.ts'] ?? '';
  const handedOn = [...door.matchAll(/ from '\.\/([^']+)\.tsx?'/g)].map(([, file]) => `${file}.d.ts`);
  return Object.fromEntries(
    ['core.d.ts', ...handedOn].flatMap((file) => {
      const text = declarations[file];
      return text === undefined ? [] : [[file, text]];
    }),
  );
}

export function lentSurface(version: string, declarations: Declarations): LentSurface {
  const text = JSON.stringify(Object.entries(declarations).sort(([one], [other]) => (one < other ? -1 : 1)));
  return { version, digest: createHash('sha256').update(text).digest('hex') };
}

/** What was noted for each package. */
export async function notedSurfaces(folder: string): Promise<Record<string, LentSurface>> {
  return JSON.parse(await readFile(fileIn(folder), 'utf8'));
}

export async function noteSurfaces(folder: string, surfaces: Record<string, LentSurface>): Promise<void> {
  await writeFile(fileIn(folder), `${JSON.stringify(surfaces, null, 2)}\n`);
}

/**
 * Modules take what is lent by its version alone. Two changes under one version would give a module that was built after the second
 * a shell that was built after the first; so each change has its own, also between two releases of the package.
 */
export function sharedVersionComplaints(name: string, { noted, now }: LentChange): string[] {
  if (!noted || noted.digest === now.digest || gt(now.version, noted.version)) return [];
  return [
    `shared/${name} lends something else than shells of ${noted.version} do, and modules ask for ${now.version}.`,
    `Give its package.json the version ${inc(noted.version, 'minor')}, and note it with \`npx rezenso surface --note\`.`,
  ];
}

/** What is to be noted before the next change can be told from this one. */
export function unnotedComplaints(name: string, { noted, now }: LentChange): string[] {
  if (noted && noted.digest === now.digest && noted.version === now.version) return [];
  return [`Note what shared/${name} ${now.version} lends with \`npx rezenso surface --note\`.`];
}
