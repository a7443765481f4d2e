import { lastNumber, type Registry } from '@rezenso/releases/registry';
import { type Command, UsageError } from './command.ts';

export const countOn: Command = {
  usage: 'count-on <number>',
  summary:
    'Counts changes on from a number that sites followed before, for a store that begins anew or was put back from a backup.',
  names: [1, 1],
  async run({ names: [given = ''], store: open, say }) {
    const number = Number(given);
    if (!/^\d+$/.test(given) || number >= lastNumber)
      throw new UsageError(`"${given}" is no number that sites could have followed.`);
    const store = open();
    const { sequence: before = 0 } = await store.readRegistry();
    if (number < before)
      throw new Error(`The registry in ${store.place} counts ${before} already; nothing was changed.`);
    const { sequence } = await store.changeRegistry((registry) => ({
      ...registry,
      sequence: number,
      ...keysFrom(registry, number),
    }));
    say(`The registry in ${store.place} has number ${sequence} now. Sites that followed ${number} follow it.`);
  },
};

/** Where teams have keys, every part is signed anew under a count of the keys that no site followed before. */
function keysFrom({ keys }: Registry, number: number): Pick<Registry, 'keys'> {
  return keys ? { keys: { ...keys, count: Math.max(keys.count, number) + 1 } } : {};
}
