import { rm, writeFile } from 'node:fs/promises';
import { keyIdOf, newKeys, publicKey } from '@rezenso/releases/seal';
import { type Invocation, UsageError } from '../command.ts';

/** Writes a private key into a new file and its public one beside it. @throws UsageError when one of them exists */
export async function newPair({ say }: Invocation, file: string): Promise<void> {
  const { signing, verifying } = newKeys();
  await writeNew(file, signing, 0o600);
  await writeNew(`${file}.pub`, verifying, 0o644).catch(async (error) => {
    // A private key beside the public one of another pair would be taken for its counterpart.
    await rm(file);
    throw error;
  });
  const key = publicKey(verifying);
  const line = verifying.trim().replaceAll('\n', '\\n');
  say(`The signing key${key ? ` ${keyIdOf(key)}` : ''} lies in ${file}, its public one in ${file}.pub. Keep the first out of every repository.

As the key of a team: an operator lets it in, and whoever releases sets the first beside the operators' public key.

  npx rezenso keys add <module> ${file}.pub
  RELEASES_SIGNING_KEY="$(cat ${file})"

As the one key of a site: whoever releases sets the same. As the operators' key: they set it where they let keys in, and on no server.

  RELEASES_ROOT_KEY="$(cat ${file})"

As either of these two, every server and everybody who releases checks with it:

  RELEASES_PUBLIC_KEY="${line}"`);
}

async function writeNew(file: string, text: string, mode: number): Promise<void> {
  try {
    await writeFile(file, text, { mode, flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new UsageError(`${file} exists; it stays as it is.`);
    throw error;
  }
}
