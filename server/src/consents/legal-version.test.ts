import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { legalVersion } from './legal-version.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'rezenso-legal-'));
after(() => rm(folder, { recursive: true, force: true }));

describe('the version of a text', () => {
  it('is missing where there is no folder, no file, or nothing in it', async () => {
    expect(await legalVersion(undefined, 'agb.md')).toBeNull();
    expect(await legalVersion(folder, 'agb.md')).toBeNull();
    await writeFile(path.join(folder, 'agb.md'), ' \n');
    expect(await legalVersion(folder, 'agb.md')).toBeNull();
  });

  it('is the same for the same text, and another one once a word changed', async () => {
    const versions = [];
    for (const text of ['# AGB\n\nEins.', '# AGB\n\nEins.', '# AGB\n\nZwei.']) {
      await writeFile(path.join(folder, 'agb.md'), text);
      versions.push(await legalVersion(folder, 'agb.md'));
    }
    expect(versions[0]).toMatch(/^[0-9a-f]{16}$/);
    expect(versions[1]).toBe(versions[0]);
    expect(versions[2]).not.toBe(versions[0]);
  });
});
