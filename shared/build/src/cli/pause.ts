import { withPaused } from '@rezenso/releases/registry';
import { anywayOption, assertMayGo } from './anyway.ts';
import type { Command } from './command.ts';
import { becauseOption, deedOf } from './deed.ts';

export const pause: Command = {
  usage: 'pause <module> --because <reason> [--anyway]',
  summary:
    'Takes a module from everybody within ten seconds, out of open pages as well: its entry in the navigation and its cards go, its links explain. `resume` gives it back. What people sign in with, and what it is given back with, only goes --anyway.',
  options: { ...becauseOption, ...anywayOption },
  takesModule: true,
  names: [1, 1],
  async run(invocation) {
    const [moduleName = ''] = invocation.names;
    const deed = deedOf(invocation);
    const change = { reason: deed.reason };
    await invocation.store().changeRegistry((registry) => {
      const paused = withPaused(registry, moduleName, deed);
      assertMayGo(invocation, registry);
      return paused;
    }, change);
    invocation.say(invocation.hint(`${moduleName} is paused. \`npx rezenso resume ${moduleName}\` gives it back.`));
  },
};
