import { readFileSync } from 'node:fs';
import type { ModuleManifest } from '@rezenso/contract/releases';

export type Budgets = ModuleManifest['budgets'];

/** Belongs to the owners of the platform (CODEOWNERS); a team sets its own budgets below it. */
export const budgetsFile = 'shared/build/budgets.json';

const ceilings: Record<string, Budgets> = JSON.parse(
  readFileSync(new URL('../../budgets.json', import.meta.url), 'utf8'),
);

/** The largest budgets that a module may give itself, in kB (br): its own entry, or what all have. */
export function ceilingOf(moduleName: string, known: Record<string, Budgets> = ceilings): Budgets {
  const own = Object.hasOwn(known, moduleName) ? known[moduleName] : known.default;
  if (!own) throw new Error(`${budgetsFile} has no "default".`);
  return own;
}

/** Budgets of a manifest above what the platform's owners allow, each in one sentence. */
export function budgetProblems(moduleName: string, budgets: Budgets, ceiling = ceilingOf(moduleName)): string[] {
  return (['entryKb', 'totalKb'] as const).flatMap((name) =>
    budgets[name] > ceiling[name]
      ? [
          `module.json gives itself ${budgets[name]} kB as ${name}; ${budgetsFile} allows ${ceiling[name]}. The owners of the platform can raise it.`,
        ]
      : [],
  );
}
