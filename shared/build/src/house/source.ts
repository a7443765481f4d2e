import type { Module } from '@swc/core';

/** What a file tells of the house it stands in. */
export interface Source {
  /** The relative paths that it imports or passes on, also for their types alone. */
  imports: string[];
  /** `as`, `<T>` and `!`, not `as const`. */
  casts: number;
}

const castTypes = new Set(['TsAsExpression', 'TsTypeAssertion', 'TsNonNullExpression']);

export function readSource(module: Module): Source {
  const found: Source = { imports: [], casts: 0 };
  look(module, found);
  return found;
}

/** Node by node: whoever names something beside the syntax tree is passed over. */
function look(node: unknown, found: Source): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const part of node) look(part, found);
    return;
  }
  const { type, source, argument } = node as { type?: unknown; source?: unknown; argument?: unknown };
  if (typeof type === 'string' && castTypes.has(type)) found.casts += 1;
  // `import('./x.ts').T` is a type that names its file in its argument.
  const named = [source, type === 'TsImportType' ? argument : undefined]
    .map(textOf)
    .find((text) => text?.startsWith('.'));
  if (named) found.imports.push(named);
  for (const part of Object.values(node)) look(part, found);
}

function textOf(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null || !('value' in node)) return undefined;
  return typeof node.value === 'string' ? node.value : undefined;
}
