import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { seal, unseal } from './seal.ts';
import { loadSecret, secretFrom } from './secret.ts';

describe('the secret of an installation', () => {
  it('is created once, readable by its owner only, and the same for processes that start together', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'rezenso-secret-'));
    const starting = Array.from({ length: 8 }, () => loadSecret({ secretKey: undefined, dataDir }));
    const signatures = (await Promise.all(starting)).map((secret) => secret.sign('test', 'text'));
    expect(new Set(signatures).size).toBe(1);
    expect((await stat(path.join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
  });

  it('is never half written: whoever finds its file finds all of it, and an empty one is told of', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'rezenso-secret-'));
    const file = path.join(dataDir, 'secret.key');
    const lengths = new Set<number>();
    const look = setInterval(() => existsSync(file) && lengths.add(readFileSync(file).length));
    await Promise.all(Array.from({ length: 20 }, () => loadSecret({ secretKey: undefined, dataDir })));
    clearInterval(look);
    lengths.add(readFileSync(file).length);
    expect([...lengths]).toEqual([43]);
    expect(await readdir(dataDir)).toEqual(['secret.key']);
    await writeFile(file, '');
    await expect(loadSecret({ secretKey: undefined, dataDir })).rejects.toThrow('secret.key is no key');
  });

  it('gives every purpose a key of its own', () => {
    const secret = secretFrom('key');
    expect(secret.keyFor('mail')).toHaveLength(32);
    expect(secret.sign('mail', 'x')).not.toBe(secret.sign('limits', 'x'));
    expect(secretFrom('other').sign('mail', 'x')).not.toBe(secret.sign('mail', 'x'));
  });
});

describe('sealed text', () => {
  const key = secretFrom('key').keyFor('test');

  it('opens with its key, and looks different every time', () => {
    const sealed = seal(key, 'Grüße – 29 €');
    expect(unseal(key, sealed)).toBe('Grüße – 29 €');
    expect(seal(key, 'Grüße – 29 €')).not.toBe(sealed);
  });

  it('does not open with another key or after a change', () => {
    const sealed = seal(key, 'token');
    expect(() => unseal(secretFrom('other').keyFor('test'), sealed)).toThrow();
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => unseal(key, bytes.toString('base64url'))).toThrow();
  });
});
