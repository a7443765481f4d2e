import { moduleIn, withResumed } from '@rezenso/releases/registry';
import type { Command } from './command.ts';
import { becauseOption, reasonOf } from './deed.ts';

export const resume: Command = {
  usage: 'resume <module> [--because <reason>]',
  summary:
    'Gives a paused or retired module back to everybody. Refused when the shell does not satisfy it any more, or another module has its address.',
  options: becauseOption,
  takesModule: true,
  names: [1, 1],
  async run({ names: [moduleName = ''], options, store: open, say }) {
    const after = await open().changeRegistry((registry) => withResumed(registry, moduleName), reasonOf(options));
    say(`People get ${moduleName} ${moduleIn(after, moduleName).stable} again.`);
  },
};
