import type { ModuleAction } from '@rezenso/contract/admin';
import { commandFor } from './module-command.ts';

describe('the command that does the same', () => {
  it.each<[ModuleAction, string | null, string]>([
    ['pause', null, 'npx rezenso pause mf-x --because "…"'],
    ['retire', null, 'npx rezenso retire mf-x --because "…"'],
    ['resume', null, 'npx rezenso resume mf-x --because "…"'],
    ['promote', '3.0.0', 'npx rezenso promote mf-x --because "…"'],
    ['rollback', null, 'npx rezenso rollback mf-x --because "…"'],
    ['rollback', '1.0.0', 'npx rezenso rollback mf-x --to 1.0.0 --because "…"'],
  ])('as %s of %s is %s', (action, version, command) => expect(commandFor(action, 'mf-x', version)).toBe(command));

  it.each(['pause', 'retire'] as const)('as %s says --anyway where the module is needed', (action) => {
    expect(commandFor(action, 'mf-x', null, { isNeeded: true })).toBe(
      `npx rezenso ${action} mf-x --because "…" --anyway`,
    );
  });
});
