import { writeFile } from 'node:fs/promises';
import { newKeys } from '@rezenso/releases/seal';
import { type Command, UsageError } from './command.ts';

export const keys: Command = {
  usage: 'keys <file>',
  summary: 'Makes a pair of keys: writes the signing key into a new file, and prints the public one.',
  names: [1, 1],
  async run({ names: [file = ''], say }) {
    const { signing, verifying } = newKeys();
    try {
      await writeFile(file, signing, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
        throw new UsageError(`${file} exists; it stays as it is.`);
      throw error;
    }
    const line = verifying.trim().replaceAll('\n', '\\n');
    say(
      `The signing key lies in ${file}; only whoever releases needs it:\n\n  RELEASES_SIGNING_KEY="$(cat ${file})"\n`,
    );
    say(`Every server checks with:\n\n  RELEASES_PUBLIC_KEY="${line}"`);
  },
};
