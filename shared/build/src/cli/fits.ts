import { contractVersion } from '@rezenso/contract/contract-version';
import { answerFields, lostReads } from '@rezenso/releases/reads';
import type { Command } from './command.ts';

export const fits: Command = {
  usage: 'fits',
  summary:
    'Says whether the server of this checkout can be deployed over the releases in a store: none was built for another contract, calls what is gone or reads a field that is to go.',
  names: [0, 0],
  async run({ store: open, say }) {
    const store = open();
    const registry = await store.readRegistry();
    const lost = lostReads(registry, { contract: contractVersion, fields: answerFields() });
    if (lost.length > 0)
      throw new Error(
        ['Live releases count on what this server does not bring; release them anew first:', ...lost].join('\n  '),
      );
    const count = Object.keys(registry.modules).length;
    say(
      `The server of this checkout speaks contract ${contractVersion}; it fits the live releases of ${count} modules.`,
    );
  },
};
