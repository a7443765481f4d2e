import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { reachableFrom } from '../pack/compile.ts';
import { breaksBetween } from './breaks.ts';
import type { Declarations } from './declarations.ts';

/** Packages of ours that modules bundle. */
export const bundledNames = ['ui', 'domain'] as const;
export type BundledName = (typeof bundledNames)[number];

/** The sources that the surface of a bundled package is made of. */
export function bundledSources(repository: string, name: BundledName): string[] {
  const folder = join(repository, 'shared', name, 'src');
  const doors = doorsOf(repository, name).map((entry) => join(folder, `${entry}.ts`));
  return reachableFrom(doors).filter((file) => file.startsWith(folder));
}

/** What breaks a module that was built against `before` when it is built against `after`, which it is with its next `npm update`. */
export function bundledBreaks(repository: string, before: Declarations, after: Declarations): Promise<string[]> {
  const entries = Object.keys(before)
    .filter((file) => !file.includes('/'))
    .map((file) => basename(file, '.d.ts'));
  return breaksBetween(repository, { entries, isProps: true }, before, after);
}

/** Every file beside its folders is a door, those for tests too: whose tests break cannot release. */
function doorsOf(repository: string, name: BundledName): string[] {
  const files = globSync('*.ts', { cwd: join(repository, 'shared', name, 'src') });
  return files
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => basename(file, '.ts'))
    .sort();
}
