import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { Registry } from '@rezenso/releases/registry';
import { sealedAsItStands } from '@rezenso/releases/seal';
import { aRegistry } from '@rezenso/releases/testing';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';

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
    return sealedAsItStands(registry, { signing: [privateKey], roots: [publicKey] });
  }
});

function emptyFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'rezenso-releases-'));
}
