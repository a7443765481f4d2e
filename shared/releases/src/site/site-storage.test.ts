import { createServer } from 'node:http';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { openStore } from '../store/open-store.ts';
import { aKeyPair } from '../testing/team-store.ts';
import { isSealedBy, sealedHeader, sealHeader, sealIn } from './request-signature.ts';
import { siteStorage } from './site-storage.ts';

const server = createServer((_request, response) => {
  response.writeHead(429, { 'content-type': 'application/json' });
  response.end('{"message":"Zu viele Anfragen","code":"RATE_LIMITED"}');
});
after(() => server.close());

describe('a site as a store', () => {
  const open = (place: string) => openStore(place, { env: {}, repository: '' });

  it('is reached over TLS, or on this machine', () => {
    expect(() => open('http://rezenso.example')).toThrow('Releases travel over TLS; write https://rezenso.example');
    for (const address of ['https://rezenso.example', 'http://localhost:3000', 'http://127.0.0.1:1'])
      expect(open(address).place).toBe(address);
  });

  it('that is away or refuses is named, with what it says', async () => {
    await expect(open('http://127.0.0.1:1').readRegistry()).rejects.toThrow('http://127.0.0.1:1 cannot be reached');
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve(Number(Reflect.get(server.address() ?? {}, 'port'))));
    });
    await expect(open(`http://127.0.0.1:${port}`).readRegistry()).rejects.toThrow('it answers 429 RATE_LIMITED');
  });
});

it('is asked with the next key where it does not know the first one any more', async () => {
  const [revoked, root] = [aKeyPair(), aKeyPair()];
  const asked: (string | undefined)[] = [];
  const strict = createServer(({ headers }, response) => {
    const { id } = sealIn(headers[sealHeader]) ?? {};
    asked.push(id);
    if (id === revoked.id) return void response.writeHead(401).end('{"message":"Nobody knows this key."}');
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve));
  try {
    const address = `http://127.0.0.1:${Reflect.get(strict.address() ?? {}, 'port')}`;
    const both = siteStorage(address, { signing: [revoked.signing, root.signing], roots: [] });
    expect(await both.readRegistry()).toBeUndefined();
    expect(asked).toEqual([revoked.id, root.id]);
    const alone = siteStorage(address, { signing: [revoked.signing], roots: [] });
    await expect(alone.readRegistry()).rejects.toThrow('Nobody knows this key.');
  } finally {
    strict.close();
  }
});

describe('a signed request', () => {
  const { signing, verifying } = aKeyPair();
  const now = new Date('2026-03-01T12:00:00Z');
  const request = { method: 'PUT', hostname: 'a.example', path: '/registry', condition: '"1"' };
  const seal = sealIn(sealedHeader({ ...request, body: 'x' }, signing, now));

  it('holds for what was signed, for five minutes', () => {
    if (!seal) throw new Error('there is no seal');
    const isTaken = (changed: object, at = now) => isSealedBy(verifying, seal, { ...request, ...changed }, at);
    expect(isTaken({})).toBe(true);
    for (const [field, value] of Object.entries({ method: 'GET', hostname: 'b.example', path: '/x', condition: '' }))
      expect([field, isTaken({ [field]: value })]).toEqual([field, false]);
    expect(isTaken({}, new Date('2026-03-01T12:05:01Z'))).toBe(false);
    expect(isTaken({}, new Date('2026-03-01T11:54:59Z'))).toBe(false);
    expect(isSealedBy(verifying, { ...seal, digest: 'other' }, request, now)).toBe(false);
    expect(isSealedBy(verifying, { ...seal, at: 'never' }, request, now)).toBe(false);
    expect(isSealedBy(aKeyPair().verifying, seal, request, now)).toBe(false);
  });
});
