import { type Command, UsageError } from './command.ts';

export const countOn: Command = {
  usage: 'count-on <number>',
  summary:
    'Counts changes on from a number that sites followed before, for a store that begins anew or was put back from a backup.',
  names: [1, 1],
  async run({ names: [given = ''], store: open, say }) {
    const number = Number(given);
    if (!/^\d+$/.test(given) || !Number.isSafeInteger(number + 1))
      throw new UsageError(`"${given}" is no number that sites could have followed.`);
    const store = open();
    const { sequence: before = 0 } = await store.readRegistry();
    if (number < before)
      throw new Error(`The registry in ${store.place} counts ${before} already; nothing was changed.`);
    const { sequence } = await store.changeRegistry((registry) => ({ ...registry, sequence: number }));
    say(`The registry in ${store.place} has number ${sequence} now. Sites that followed ${number} follow it.`);
  },
};
