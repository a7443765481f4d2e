import { assertNotNeeded, type Registry } from '@rezenso/releases/registry';
import type { Invocation } from './command.ts';

/** The option with which somebody says that they know what they take away. */
export const anywayOption = { anyway: { type: 'boolean' } } as const;

/** @throws Error for a module that is needed to give it back, unless it is taken away --anyway */
export function assertMayGo({ options, names: [moduleName = ''] }: Invocation, registry: Registry): void {
  if (options.anyway !== true) assertNotNeeded(registry, moduleName);
}
