import type { ModuleAction } from '@rezenso/contract/admin';

/** The command with which somebody who has a key does the same; `isNeeded` when the module is needed to give it back. */
export function commandFor(action: ModuleAction, name: string, version: string | null, isNeeded = false): string {
  if (action === 'pause' || action === 'retire')
    return `npx rezenso ${action} ${name} --because "…"${isNeeded ? ' --anyway' : ''}`;
  if (action === 'rollback' && version) return `npx rezenso rollback ${name} --to ${version}`;
  return `npx rezenso ${action} ${name}`;
}
