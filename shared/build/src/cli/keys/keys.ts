import type { Command, Invocation } from '../command.ts';
import { UsageError } from '../command.ts';
import { withoutOption } from '../without.ts';
import { addKey } from './add-key.ts';
import { listKeys } from './list-keys.ts';
import { newPair } from './new-pair.ts';
import { revokeKey, rotateKey } from './revoke-key.ts';

/** What `keys` does by its first name, and how many more it takes; any other name is the file of a new pair. */
const deeds: Record<
  string,
  { takes: number; names: string; run(invocation: Invocation, ...names: string[]): Promise<void> }
> = {
  add: { takes: 2, names: '<module> | <public key file>', run: addKey },
  list: { takes: 0, names: '', run: listKeys },
  rotate: { takes: 2, names: '<id> | <public key file>', run: rotateKey },
  revoke: { takes: 1, names: '<id>', run: revokeKey },
};

export const keys: Command = {
  usage:
    'keys <file> | add <module> <public key file> | list | rotate <id> <public key file> | revoke <id> [--keep] [--without <modules>]',
  summary:
    "Makes a pair of keys: writes the signing key into a new file and the public one beside it. For operators, with RELEASES_ROOT_KEY: add lets a team's key release its module (`all` for every one), list says which may, rotate gives what a key may do to the next one, revoke ends a key and takes back what it released, unless --keep vouches for that.",
  options: { keep: { type: 'boolean' }, ...withoutOption },
  names: [1, 3],
  async run(invocation) {
    const [name = '', ...names] = invocation.names;
    const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined;
    const takes = deed?.takes ?? 0;
    if (names.length > takes) throw new UsageError(`"${names[takes]}" is too much.`);
    if (names.length < takes)
      throw new UsageError(`${deed?.names.split(' | ').slice(names.length).join(' and ')} is missing.`);
    return deed ? deed.run(invocation, ...names) : newPair(invocation, name);
  },
};
