import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { expect } from 'expect';
import { contextOf } from './image.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));

describe('what the image is made of', () => {
  it('is what Dockerfile.dockerignore lets through: sources of the server and all manifests, no test and no bench', async () => {
    const files = await contextOf(repository);
    const needed = ['package-lock.json', 'server/src/main.ts', 'server/bin/verify-backup.mjs', 'mf-auth/package.json'];
    expect(files).toEqual(expect.arrayContaining([...needed, 'shared/contract/src/index.ts', 'e2e/package.json']));
    expect(
      files.filter((file) => /\.test\.ts$|^server\/(?:bench|testing)\/|^(?:shell|mf-\w+)\/src\//.test(file)),
    ).toEqual([]);
    expect(files.filter((file) => file.startsWith('docs/') || file.startsWith('deploy/'))).toEqual([]);
  });
});
