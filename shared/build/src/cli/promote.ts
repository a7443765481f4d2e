import { assertFits, assertNobodyLost, moduleIn, withPromoted } from '@rezenso/releases/registry';
import type { Command } from './command.ts';

export const promote: Command = {
  usage: 'promote <module> [--anyway]',
  summary: 'Gives the canary to everybody. One that a site took back needs --anyway.',
  options: { anyway: { type: 'boolean' } },
  names: [1, 1],
  async run({ names: [moduleName = ''], options, store: open, say }) {
    const store = open();
    const { canary, stable } = moduleIn(await store.readRegistry(), moduleName);
    if (!canary) throw new Error(`${moduleName} has no canary; stable is ${stable}.`);
    const returned = await store.readReturn(moduleName, canary.version);
    if (returned && !options.anyway)
      throw new Error(
        `${returned.site} took ${moduleName} ${canary.version} back: ${returned.reason}\nMend it and release it again, or promote it with --anyway.`,
      );
    await store.changeRegistry((registry) => {
      const next = withPromoted(registry, moduleName, canary.version);
      assertFits(next, moduleName);
      assertNobodyLost(registry, next);
      return next;
    });
    say(`${moduleName} ${canary.version} is stable, before ${stable}.`);
  },
};
