import { resolve } from 'node:path';
import { packPackages } from '../pack/pack.ts';
import { publishPackages } from '../pack/publish-packages.ts';
import type { Command } from './command.ts';

export const pack: Command = {
  usage: 'pack <folder> [--publish]',
  summary:
    'Compiles the packages that teams install and writes their tarballs into the folder. --publish hands those to the registry whose version it has not.',
  options: { publish: { type: 'boolean' } },
  isOfCheckout: true,
  names: [1, 1],
  async run({ repository, names: [folder = ''], options, say }) {
    const packed = await packPackages(repository, resolve(folder));
    for (const { name, version, file } of packed) say(`${name} ${version}  ${file}`);
    if (!options.publish) return;
    const published = await publishPackages(packed);
    say(published.length === 0 ? 'The registry has all of them.' : `Published: ${published.join(', ')}.`);
  },
};
