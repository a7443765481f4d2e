import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { repository } from '../webpack/base.ts';

// Plain JavaScript without types: it runs before anything is installed.
const { assertRoom, isInstalled } = await import(join(repository, 'shared/build/bin/bootstrap/install.mjs'));

const wanted = {
  'shared/a': { name: '@site/a', version: '1.0.0' },
  'node_modules/@site/a': { resolved: 'shared/a', link: true },
  'node_modules/alien': { version: '1.0.0' },
  'node_modules/elsewhere': { version: '1.0.0', os: ['aix'] },
};

describe('node_modules', () => {
  it('is what the lockfile says, but for packages of other systems', async () => {
    const { 'node_modules/elsewhere': _, ...here } = wanted;
    expect(isInstalled(await aRepository(here))).toBe(true);
  });

  for (const [what, missing] of [
    ['a package is missing', 'node_modules/alien'],
    ['a package of ours was added and is not linked yet', 'node_modules/@site/a'],
  ] as const)
    it(`is installed anew when ${what}`, async () => {
      const { [missing]: _, ...here } = wanted;
      expect(isInstalled(await aRepository(here))).toBe(false);
    });

  it('is installed anew when a package has another version, and when it was never finished', async () => {
    const older = { ...wanted, 'node_modules/alien': { version: '0.9.0' } };
    expect(isInstalled(await aRepository(older))).toBe(false);
    expect(isInstalled(await mkdtemp(join(tmpdir(), 'rezenso-installed-')))).toBe(false);
  });
  it('is not begun where the disk has no room for it, which npm does not say', () => {
    expect(() => assertRoom(0.56e9, '/home/site')).toThrow(
      'The packages need 2.0 GB; the disk of /home/site has 0.6 GB left.',
    );
    expect(() => assertRoom(2e9, '/home/site')).not.toThrow();
  });
});

async function aRepository(installed: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-installed-'));
  await mkdir(join(folder, 'node_modules'));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  await writeFile(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  return folder;
}
