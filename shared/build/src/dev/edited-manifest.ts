import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ModuleManifest } from '@rezenso/contract/releases';
import { parseManifest } from '@rezenso/releases/registry';
import type { Compiler } from 'webpack';

/**
 * Reads a module.json each time, so that pages show what it says now. While it is half written it is what it was before.
 * @returns undefined where there is none, as in the shell
 */
export function manifestReader(file: string): () => Promise<ModuleManifest | undefined> {
  let last: ModuleManifest | undefined;
  return async () => {
    try {
      last = parseManifest(await readFile(file, 'utf8'));
    } catch {
      // Whoever is writing it sees in the page that nothing has changed yet.
    }
    return last;
  };
}

/**
 * Makes a module.json part of what is compiled: a page that was loaded before it changed is told so as of a source, also one that
 * was still loading at that moment and hears of the build as it joins.
 */
export function compileWithManifest(compiler: Compiler, file: string): void {
  compiler.hooks.thisCompilation.tap('EditedManifest', (compilation) => {
    compilation.fileDependencies.add(file);
    compilation.hooks.fullHash.tap('EditedManifest', (hash) => hash.update(textOf(file)));
  });
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The shell has none.
    return '';
  }
}
