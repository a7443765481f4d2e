import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { type Registry, sealedText } from '@rezenso/contract/releases';
import { expect } from 'expect';
import { aRegistry } from '../../testing/releases.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { followRegistry } from './followed-registry.ts';
import { registrySeal } from './registry-seal.ts';

const silent = { error: () => undefined, warn: () => undefined };

describe('a signed registry', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const dataDir = await emptyFolder();
  const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
  const test = await startTestApp({ env: { DATA_DIR: dataDir, RELEASES_PUBLIC_KEY: pem } });

  it('is followed; one that is unsigned, forged or older leaves the site as it was', async () => {
    expect(await followed(sealed(aRegistry('1.0.1', 7)))).toBe('1.0.1');
    expect(await followed(aRegistry('6.6.6', 8))).toBe('1.0.1');
    expect(await followed({ ...sealed(aRegistry('1.0.1', 8)), ...aRegistry('6.6.6', 8) })).toBe('1.0.1');
    expect(await followed(sealed(aRegistry('1.0.0', 6)))).toBe('1.0.1');
    expect(await followed(sealed(aRegistry('1.0.2', 8)))).toBe('1.0.2');
  });

  it('is not followed back by a process that has just started either', async () => {
    const accepted = { newest: () => Promise.resolve(7), accept: () => Promise.resolve() };
    const seal = registrySeal({ key: publicKey, accepted, log: silent });
    const started = followRegistry({ log: silent, seal });
    await started.take(JSON.stringify(sealed(aRegistry('1.0.0', 6))));
    expect(started.registry()).toEqual({ modules: {} });
  });

  it('is the one that a process goes on with that starts on a forged one, if it was kept as it was signed', async () => {
    const numbers = { newest: () => Promise.resolve(7), accept: () => Promise.resolve() };
    const seal = registrySeal({ key: publicKey, accepted: numbers, log: silent });
    const startWith = async (kept: Registry) => {
      const text = JSON.stringify(kept);
      const started = followRegistry({ log: silent, seal, kept: { read: async () => text, write: async () => {} } });
      await started.take(JSON.stringify(aRegistry('6.6.6', 9)));
      return started.registry().modules['mf-x']?.stable;
    };
    expect(await startWith(sealed(aRegistry('1.0.1', 7)))).toBe('1.0.1');
    expect(await startWith(sealed(aRegistry('1.0.1', 6)))).toBeUndefined();
    expect(await startWith({ ...sealed(aRegistry('1.0.1', 7)), ...aRegistry('6.6.6', 7) })).toBeUndefined();
  });

  it('is verified over all that lies there, also what cannot be used of it', async () => {
    const numbers = { newest: () => Promise.resolve(0), accept: () => Promise.resolve() };
    const started = followRegistry({
      log: silent,
      seal: registrySeal({ key: publicKey, accepted: numbers, log: silent }),
    });
    const registry = aRegistry('1.0.1', 7);
    await started.take(JSON.stringify(sealed({ ...registry, modules: { ...registry.modules, odd: 42 as never } })));
    expect(started.registry().modules).toEqual(registry.modules);
  });

  it('keeps its number across restarts', async () => {
    await followed(sealed(aRegistry('1.0.1', 9)));
    const rows = await test.db.selectFrom('accepted_registries').selectAll().execute();
    expect(rows).toEqual([{ place: path.join(dataDir, 'releases'), sequence: expect.anything() }]);
    expect(Number(rows[0]?.sequence)).toBe(9);
  });

  async function followed(registry: Registry): Promise<string | undefined> {
    await mkdir(path.join(dataDir, 'releases'), { recursive: true });
    await writeFile(path.join(dataDir, 'releases/registry.json'), JSON.stringify(registry));
    const answer = (await test.visitor.get('/registry.json')).json<Record<string, { stable: string }>>();
    return answer['mf-x']?.stable;
  }

  function sealed(registry: Registry): Registry {
    const signature = sign(null, Buffer.from(sealedText(registry)), privateKey).toString('base64');
    return { ...registry, signature };
  }
});

function emptyFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'rezenso-releases-'));
}
