import { type Command, UsageError } from './command.ts';

export const signCommand: Command = {
  usage: 'sign',
  summary: 'Signs the registry as it stands, for a store that was used before there was a key. Look at `status` first.',
  names: [0, 0],
  async run({ env, store: open, say }) {
    if (!env.RELEASES_SIGNING_KEY && !env.RELEASES_ROOT_KEY)
      throw new UsageError('Neither RELEASES_SIGNING_KEY nor RELEASES_ROOT_KEY is set.');
    const store = open();
    const { sequence } = await store.signRegistry();
    say(`The registry in ${store.place} is signed; its number is ${sequence}.`);
  },
};
