import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { isOwnRepository, moduleFolder, moduleNames, nameOf } from './module-folders.ts';

describe('a repository', () => {
  it('of the platform has a folder for every module', async () => {
    const repository = await aFolder({
      'shell/webpack.config.ts': '',
      'mf-x/webpack.config.ts': '',
      'mf-y/README.md': '',
    });
    expect(isOwnRepository(repository)).toBe(false);
    expect(moduleNames(repository).sort()).toEqual(['mf-x', 'shell']);
    expect(moduleFolder(repository, 'mf-x')).toBe(join(repository, 'mf-x'));
  });

  it('of one module is that module, called as its manifest says, wherever it was cloned to', async () => {
    const repository = await aFolder({ 'module.json': '{"name":"mf-x"}', 'webpack.config.js': '' });
    expect(isOwnRepository(repository)).toBe(true);
    expect(moduleNames(repository)).toEqual(['mf-x']);
    expect(moduleFolder(repository, 'mf-x')).toBe(repository);
  });

  it('without a name in its manifest is refused', async () => {
    const repository = await aFolder({ 'module.json': '{}' });
    expect(() => nameOf(repository)).toThrow('module.json has no name.');
  });
});

async function aFolder(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-folders-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}
