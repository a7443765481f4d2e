import type { ModuleAction } from '@rezenso/contract/admin';

interface Circumstances {
  /** Address of the site, where somebody with a key sends it; without one it goes to the store of whoever types it. */
  site?: string;
  /** Whether the module is needed to give it back. */
  isNeeded?: boolean;
}

/** The command with which somebody who has a key does the same. */
export function commandFor(
  action: ModuleAction,
  name: string,
  version: string | null,
  { site, isNeeded = false }: Circumstances = {},
): string {
  const to = action === 'rollback' && version ? ` --to ${version}` : '';
  const anyway = isNeeded && (action === 'pause' || action === 'retire') ? ' --anyway' : '';
  const where = site ? ` --store ${site}` : '';
  return `npx rezenso ${action} ${name}${to} --because "…"${anyway}${where}`;
}
