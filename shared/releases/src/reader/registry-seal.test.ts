import { generateKeyPairSync } from 'node:crypto';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import type { Registry } from '../registry/registry.ts';
import { sealedAsItStands } from '../seal/sealed-change.ts';
import { aRegistry } from '../testing/releases.ts';
import { followRegistry } from './followed-registry.ts';
import { type AcceptedNumbers, registrySeal } from './registry-seal.ts';

const silent = { error: () => undefined, warn: () => undefined };

describe('a signed registry', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');

  it('is not followed back by a process that has just started either', async () => {
    const accepted = followedBefore(7);
    const seal = registrySeal({ roots: [publicKey], accepted, log: silent });
    const started = followRegistry({ log: silent, seal });
    await started.take(JSON.stringify(sealed(aRegistry('1.0.0', 6))));
    expect(started.registry()).toEqual({ modules: {} });
  });

  it('is the one that a process goes on with that starts on a forged one, if it was kept as it was signed', async () => {
    const numbers = followedBefore(7);
    const seal = registrySeal({ roots: [publicKey], accepted: numbers, log: silent });
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
    const numbers = followedBefore(0);
    const started = followRegistry({
      log: silent,
      seal: registrySeal({ roots: [publicKey], accepted: numbers, log: silent }),
    });
    const registry = aRegistry('1.0.1', 7);
    await started.take(JSON.stringify(sealed({ ...registry, modules: { ...registry.modules, odd: 42 as never } })));
    expect(started.registry().modules).toEqual(registry.modules);
  });

  function sealed(registry: Registry): Registry {
    return sealedAsItStands(registry, { signing: [privateKey], roots: [publicKey] });
  }
});

function followedBefore(sequence: number): AcceptedNumbers {
  return {
    newest: () => Promise.resolve(sequence),
    accept: () => Promise.resolve(),
    newestParts: () => Promise.resolve(new Map()),
    acceptParts: () => Promise.resolve(),
  };
}
