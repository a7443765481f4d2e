import { moduleIn, stableOf, withRetired } from '@rezenso/releases/registry';
import { anywayOption, assertMayGo } from './anyway.ts';
import type { Command } from './command.ts';
import { becauseOption, deedOf } from './deed.ts';

export const retire: Command = {
  usage: 'retire <module> --because <reason> [--anyway]',
  summary:
    'Ends a module for good: nobody gets it, its links say so, and another module may have its addresses. Its releases are refused unless `resume` brings it back. What people sign in with, and what modules are given back with, only goes --anyway.',
  options: { ...becauseOption, ...anywayOption },
  takesModule: true,
  names: [1, 1],
  async run(invocation) {
    const [moduleName = ''] = invocation.names;
    const deed = deedOf(invocation);
    const change = { reason: deed.reason };
    const after = await invocation.store().changeRegistry((registry) => {
      const retired = withRetired(registry, moduleName, deed);
      assertMayGo(invocation, registry);
      return retired;
    }, change);
    const routes = stableOf(moduleIn(after, moduleName))?.manifest?.routes ?? [];
    const free = routes.map(({ path }) => path).join(', ');
    invocation.say(`${moduleName} is retired. ${free ? `Other modules may have ${free} now.` : 'It had no address.'}`);
  },
};
