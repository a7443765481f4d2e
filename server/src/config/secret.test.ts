import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { parseEnv } from './env.ts';
import { KeyUnknown, sealEnding } from './seal.ts';
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
  const [old, fresh] = ['an old key of this installation, long enough', 'a new key of this installation, long enough'];
  const sealer = secretFrom(old).sealer('test');

  it('opens with its key, looks different every time, and says form and key', () => {
    const sealed = sealer.close('Grüße – 29 €');
    expect(sealer.open(sealed)).toBe('Grüße – 29 €');
    expect(sealer.close('Grüße – 29 €')).not.toBe(sealed);
    expect(sealed).toMatch(/^[\w-]{60,}=1\.[\w-]{8}$/);
    expect(sealed.endsWith(sealEnding(secretFrom(old).id))).toBe(true);
  });

  it('does not open with another key or purpose, or after a change', () => {
    const sealed = sealer.close('token');
    expect(() => secretFrom(fresh).sealer('test').open(sealed)).toThrow(KeyUnknown);
    expect(() => secretFrom(old).sealer('other').open(sealed)).toThrow('authenticate');
    const [body = '', end] = sealed.split('=');
    const bytes = Buffer.from(body, 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => sealer.open(`${bytes.toString('base64url')}=${end}`)).toThrow('authenticate');
    expect(() => sealer.open(sealed.replace('=1.', '=2.'))).toThrow('the form 2');
  });

  it('is read by two processes that got the keys in either order, and by none that has only the other', () => {
    const [before, after] = [secretFrom(old, [fresh]).sealer('test'), secretFrom(fresh, [old]).sealer('test')];
    for (const [writes, reads] of [
      [before, after],
      [after, before],
      [sealer, after],
    ] as const)
      expect(reads.open(writes.close('token'))).toBe('token');
    expect(() => sealer.open(after.close('token'))).toThrow(KeyUnknown);
  });

  it('of versions from before there were forms is read with any of the keys, and theirs read ours', () => {
    const [body = ''] = sealer.close('token').split('=');
    expect(secretFrom(fresh, ['a third one that is long enough for it', old]).sealer('test').open(body)).toBe('token');
    // They decoded all of it, and decoding ends at the first `=`.
    expect(Buffer.from(sealer.close('token'), 'base64url')).toHaveLength(12 + 16 + 'token'.length);
  });

  it('is told from what was written before its column was sealed', () => {
    expect(sealer.openIfSealed('https://push.example/abc=1.x')).toBe('https://push.example/abc=1.x');
    expect(sealer.openIfSealed(sealer.close('neu'))).toBe('neu');
  });
});

describe('what was signed', () => {
  it('is known again under each key of before, the current one first', () => {
    const secret = secretFrom('new', ['old', 'older']);
    expect(secret.tagsOf('names', 'x')).toEqual(
      ['new', 'old', 'older'].map((key) => secretFrom(key).sign('names', 'x')),
    );
    expect(secret.sign('names', 'x')).toBe(secretFrom('new').sign('names', 'x'));
  });

  it('is read with the keys that the environment names', async () => {
    const variables = { SECRET_KEY: 'a'.repeat(32), SECRET_KEY_PREVIOUS: `${'b'.repeat(32)}, ${'c'.repeat(32)}` };
    const secret = await loadSecret(parseEnv(variables));
    expect(secret.tagsOf('t', 'x')).toHaveLength(3);
    expect(() => parseEnv({ ...variables, SECRET_KEY_PREVIOUS: 'short' })).toThrow('SECRET_KEY_PREVIOUS');
  });
});
