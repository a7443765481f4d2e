import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { expect } from 'expect';
import { inTemporaryFolder } from './temporary-folder.ts';

it('a temporary folder is gone afterwards, also when the work fails', async () => {
  let given = '';
  const work = async (folder: string) => {
    given = folder;
    await writeFile(join(folder, 'a.js'), 'let a');
    throw new Error('No space left on device');
  };
  await expect(inTemporaryFolder('rezenso-tried-', work)).rejects.toThrow('No space left');
  expect([given.includes('rezenso-tried-'), existsSync(given)]).toEqual([true, false]);
});

it('what killed processes left goes with the next one; what is younger, or of another prefix, stays', async () => {
  const [left, young, other] = await Promise.all(
    ['rezenso-swept-', 'rezenso-swept-', 'rezenso-others-'].map((prefix) => mkdtemp(join(tmpdir(), prefix))),
  );
  if (!left || !young || !other) throw new Error('there are three');
  await mkdir(join(left, 'fonts'));
  const earlier = new Date(Date.now() - 2 * 3_600_000);
  for (const folder of [left, other]) await utimes(folder, earlier, earlier);
  expect(await inTemporaryFolder('rezenso-swept-', async () => 'done')).toBe('done');
  expect([left, young, other].map(existsSync)).toEqual([false, true, true]);
});
