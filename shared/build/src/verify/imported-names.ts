import { readFile } from 'node:fs/promises';
import { type ModuleItem, parse } from '@swc/core';

/** What one file takes from another, by the specifier that it writes. */
interface Taken {
  specifier: string;
  /** Names as the other file exports them; nothing where it may be any of them. */
  names?: readonly string[];
}

interface PassedOn extends Taken {
  /** Each name under which it is exported here, and its name there. Empty for `export *`. */
  as: ReadonlyMap<string, string>;
}

/** What a file takes for itself, and what it only passes on. */
export interface FileNames {
  taken: readonly Taken[];
  passedOn: readonly PassedOn[];
}

/** @throws Error when the file is not TypeScript */
export async function namesIn(file: string): Promise<FileNames> {
  const tsx = file.endsWith('x');
  const { body } = await parse(await readFile(file, 'utf8'), { syntax: 'typescript', tsx, decorators: true });
  return { taken: body.flatMap(takenBy), passedOn: body.flatMap(passedOnBy) };
}

function takenBy(item: ModuleItem): Taken[] {
  if (item.type !== 'ImportDeclaration') return [];
  const specifier = item.source.value;
  const isWhole =
    item.specifiers.length === 0 || item.specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier');
  if (isWhole) return [{ specifier }];
  const names = item.specifiers.map((one) =>
    one.type === 'ImportSpecifier' ? (one.imported ?? one.local).value : 'default',
  );
  return [{ specifier, names }];
}

function passedOnBy(item: ModuleItem): PassedOn[] {
  if (item.type === 'ExportAllDeclaration') return [{ specifier: item.source.value, as: new Map() }];
  if (item.type !== 'ExportNamedDeclaration' || !item.source) return [];
  const specifier = item.source.value;
  const named = item.specifiers.flatMap((one): [string, string][] =>
    one.type === 'ExportSpecifier' ? [[(one.exported ?? one.orig).value, one.orig.value]] : [],
  );
  // `export * as name` hands on everything under one name.
  if (named.length < item.specifiers.length) return [{ specifier, as: new Map() }];
  return [{ specifier, as: new Map(named), names: named.map(([, name]) => name) }];
}
