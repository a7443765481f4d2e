import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeowners, codeownersFile } from '../collaboration/codeowners.ts';
import type { Command } from './command.ts';

export const codeownersCommand: Command = {
  usage: 'codeowners',
  summary: "Writes who is asked about a change into .github/CODEOWNERS, from the owners in the modules' module.json.",
  isOfCheckout: true,
  names: [0, 0],
  async run({ repository, say }) {
    const file = join(repository, codeownersFile);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, codeowners(repository));
    say(`${codeownersFile} names the owners of today.`);
  },
};
