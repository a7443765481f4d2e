import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const command = join(import.meta.dirname, '../../server/bin/render-emails.mjs');

test('the command that draws emails draws one on a phone and a desk, light and dark', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-emails-'));
  await promisify(execFile)(process.execPath, [command, folder, 'welcome']);
  const files = (await readdir(folder)).sort();
  const pictures = ['390-dark', '390-light', '700-dark', '700-light'].map((kind) => `welcome-${kind}.png`);
  expect(files).toEqual([...pictures, 'welcome.txt']);
  for (const picture of pictures) expect((await readFile(join(folder, picture))).subarray(1, 4).toString()).toBe('PNG');
});
