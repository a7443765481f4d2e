import { dirname, join } from 'node:path';
import type { Declarations } from './declarations.ts';

const specifiers = /(?:from|import) ?\(?['"]([^'"]+)['"]/g;
const widensGlobals = /^\s*declare (?:global|module) /m;

/** The declaration file that one leads to; also of a part of the contract, which lies beside those of a package that hands it on. */
export function targetOf(file: string, specifier: string): string {
  const part = /^@rezenso\/contract\/(.+)$/.exec(specifier)?.[1];
  return part ? `contract/${part}.d.ts` : join(dirname(file), specifier.replace(/\.tsx?$/, '.d.ts'));
}

export interface Concerned {
  /** Files that are not as they were. */
  changed: ReadonlySet<string>;
  /** These, and all that lead to one of them. */
  reaching: ReadonlySet<string>;
}

/** Which declarations a change can matter to; what leads to nothing that changed says the same on both sides. */
export function concernedFiles(before: Declarations, after: Declarations): Concerned {
  const files = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = new Set(files.filter((file) => before[file] !== after[file]));
  const textsOf = (file: string) => `${before[file] ?? ''}\n${after[file] ?? ''}`;
  // What everybody sees without importing it matters to everybody.
  if ([...changed].some((file) => widensGlobals.test(textsOf(file)))) return { changed, reaching: new Set(files) };
  const importers = Map.groupBy(
    files.flatMap((from) =>
      [...textsOf(from).matchAll(specifiers)].map(([, specifier = '']) => ({ from, to: targetOf(from, specifier) })),
    ),
    ({ to }) => to,
  );
  const reaching = new Set(changed);
  // A set hands out what is added while it is walked.
  for (const file of reaching) for (const { from } of importers.get(file) ?? []) reaching.add(from);
  return { changed, reaching };
}
