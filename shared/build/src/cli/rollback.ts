import { moduleIn, versionBefore, withoutCanary, withRolledBack } from '../release/registry.ts';
import { type Command, UsageError } from './command.ts';

export const rollback: Command = {
  usage: 'rollback <module> [--to <version>]',
  summary:
    'Ends the canary where there is one; otherwise points stable to the release before, or to any live one with --to.',
  options: { to: { type: 'string' } },
  names: [1, 1],
  async run({ names: [moduleName = ''], options: { to }, store: open, say }) {
    const store = open();
    const registry = await store.readRegistry();
    const { canary, stable } = moduleIn(registry, moduleName);
    if (canary && to === undefined) {
      await store.changeRegistry((current) => withoutCanary(current, moduleName));
      return say(`The canary ${moduleName} ${canary.version} has ended; stable is ${stable}.`);
    }
    const version = typeof to === 'string' ? to : versionBefore(registry, moduleName);
    if (!version) throw new Error(`${moduleName} ${stable} is its first release; there is none before it.`);
    if (version === stable) throw new UsageError(`${moduleName} ${stable} is stable already.`);
    await store.changeRegistry((current) => withRolledBack(current, moduleName, version));
    say(`${moduleName} ${version} is stable again, after ${stable}.`);
  },
};
