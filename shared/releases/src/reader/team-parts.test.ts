import { describe, it } from 'node:test';
import { expect } from 'expect';
import type { Registry } from '../registry/registry.ts';
import { lastNumber } from '../registry/registry-forms.ts';
import { ringIn, withoutKey } from '../seal/key-ring.ts';
import { partText, registryText, signatureOver } from '../seal/signed-texts.ts';
import { aRelease } from '../testing/releases.ts';
import { aTeamStore, type KeyPair } from '../testing/team-store.ts';
import { followRegistry } from './followed-registry.ts';
import { type AcceptedNumbers, type PartNumbers, registrySeal } from './registry-seal.ts';

const silent = { error: () => undefined, warn: () => undefined };
const stables = ({ modules }: Registry) =>
  Object.fromEntries(Object.entries(modules).map(([name, { stable }]) => [name, stable]));

describe('a site that follows modules with keys of their own', () => {
  it('follows each as its team released it', async () => {
    const { site, store } = await aSite();
    await store.release(store.x, 'mf-x', '1.0.1');
    expect(await site.look()).toEqual([{ 'mf-x': '1.0.1', 'mf-y': '1.0.0' }, undefined]);
  });

  for (const [forgery, forge] of [
    ['whose pointer somebody else moved', (part: object) => ({ ...part, stable: '6.6.6' })],
    ['with a release of somebody else', (part: object) => ({ ...part, releases: [aRelease('1.0.0', 'let evil')] })],
    ['that is nothing', () => null],
  ] as const)
    it(`goes on with what it had of a module ${forgery}, and follows the others`, async () => {
      const { site, store } = await aSite();
      await store.release(store.y, 'mf-y', '1.0.1');
      const registry = await store.registry();
      const forged: object = { ...registry.modules, 'mf-x': forge(registry.modules['mf-x'] ?? {}) };
      await store.put(asWhole({ ...registry, modules: forged as Registry['modules'] }, store.y));
      expect(await site.look()).toEqual([
        { 'mf-x': '1.0.0', 'mf-y': '1.0.1' },
        expect.stringContaining('registry.modules.mf-x: key'),
      ]);
      expect(site.follow().registry().modules).toEqual({});
      expect((await site.restart())[0]).toEqual({ 'mf-x': '1.0.0', 'mf-y': '1.0.1' });
    });

  it('refuses a part that the key of another module signed, also one that was signed as another module', async () => {
    const { site, store } = await aSite();
    const { x, y } = store;
    const registry = await store.registry();
    const part = {
      ...registry.modules['mf-x'],
      stable: '1.0.0',
      releases: [aRelease('1.0.0', 'let evil')],
      canary: null,
    };
    const seal = { keys: 2, count: 9, signedBy: y.id };
    for (const [signedAs, signedBy] of [
      ['mf-x', y.id],
      ['mf-y', x.id],
    ] as const) {
      const signature = signatureOver(partText(signedAs, { ...seal, signedBy }, part), y.signing);
      const seals = { ...registry.seals, 'mf-x': { ...seal, signedBy, signature } };
      await store.put(asWhole({ ...registry, seals, modules: { ...registry.modules, 'mf-x': part } }, y));
      expect((await site.look())[1]).toContain(`registry.modules.mf-x: key ${signedBy}`);
    }
    expect(site.files('mf-x')).toEqual(registry.modules['mf-x']?.releases[0]?.files);
  });

  it('refuses an older part of one module under a newer whole, by any process and after a restart', async () => {
    const { site, store } = await aSite();
    const old = await store.registry();
    await store.release(store.x, 'mf-x', '1.0.1');
    await site.look();
    await store.release(store.y, 'mf-y', '1.0.1');
    const now = await store.registry();
    const mixed = {
      modules: { ...now.modules, ...only(old.modules, 'mf-x') },
      seals: { ...now.seals, ...only(old.seals, 'mf-x') },
    };
    await store.put(asWhole({ ...now, ...mixed }, store.y));
    const kept = [{ 'mf-x': '1.0.1', 'mf-y': '1.0.1' }, expect.stringContaining('mf-x: it is older than number 2.2')];
    expect(await site.look()).toEqual(kept);
    expect(await site.restart()).toEqual(kept);
    expect((await site.restart({ isEmpty: true }))[0]).toEqual({ 'mf-y': '1.0.1' });
  });

  it('keeps a module that is gone from the registry, unless a part of it can be followed no more', async () => {
    const { site, store } = await aSite();
    const {
      modules: { 'mf-x': _, ...modules },
      seals,
      ...rest
    } = await store.registry();
    await store.put(asWhole({ ...rest, modules, ...(seals && { seals }) }, store.y));
    expect(await site.look()).toEqual([
      { 'mf-x': '1.0.0', 'mf-y': '1.0.0' },
      'registry.modules.mf-x: there was one, and now there is none',
    ]);
    await store.as(store.root).changeRegistry((registry) => ({
      ...registry,
      keys: withoutKey(ringIn(registry), store.x.id, '2026-03-01'),
    }));
    expect((await site.look())[0]).toEqual({ 'mf-y': '1.0.0' });
  });

  it('refuses the whole of what nobody signed whom the operators let in, and of what is older', async () => {
    const { site, store } = await aSite();
    const first = await store.registry();
    await store.release(store.x, 'mf-x', '1.0.1');
    await store.add(store.y, 'mf-x');
    await site.look();
    const registry = await store.registry();
    const { keys: _, seals: __, signedBy: ___, ...plain } = registry;
    const ring = { ...ringIn(registry), modules: { '*': [store.y.id] } };
    for (const [odd, fault] of [
      [{ ...registry, sequence: 99 }, 'its signature is not ours'],
      [{ ...registry, signature: '' }, 'it is not signed'],
      [{ ...registry, signedBy: 'toString' }, 'its signature is not ours'],
      [plain, 'its signature is not ours'],
      [asWhole({ ...registry, keys: ring }, store.y), 'its keys are not signed with our root key'],
      [{ ...registry, keys: null }, 'its keys cannot be read'],
      [first, 'its keys are older than number 3, which this site followed before'],
    ] as const) {
      await store.put(odd as Registry);
      expect(await site.look()).toEqual([{ 'mf-x': '1.0.1', 'mf-y': '1.0.0' }, fault]);
    }
  });

  it('refuses a registry from before teams had keys, although the operators signed it', async () => {
    const { site, store } = await aSite();
    const { modules } = await store.registry();
    await store.put({ modules, sequence: 99 });
    const plain = await store.as(store.root).signRegistry();
    await store.put(plain);
    expect((await site.look())[1]).toContain('it names no keys of teams');
  });

  it('drops what a revoked key released, also while the registry says nothing else', async () => {
    const { site, store } = await aSite();
    const { root, x } = store;
    await store.release(root, 'mf-x', '1.0.1');
    await store.release(x, 'mf-x', '1.0.2');
    expect((await site.look())[0]).toMatchObject({ 'mf-x': '1.0.2' });
    await store.as(root).changeRegistry((before) => {
      const part = before.modules['mf-x'] ?? { releases: [], stable: '', canary: null };
      const releases = part.releases.filter(({ signedBy }) => signedBy !== x.id);
      const modules = { ...before.modules, 'mf-x': { ...part, releases, stable: '1.0.1' } };
      return { ...before, modules, keys: withoutKey(ringIn(before), x.id, '2026-03-01') };
    });
    expect((await site.look())[0]).toMatchObject({ 'mf-x': '1.0.1' });
  });

  it('follows the operators again after a key counted its part as far as it goes', async () => {
    const { site, store } = await aSite();
    const { root, x } = store;
    const registry = await store.registry();
    const part = registry.modules['mf-x'];
    if (!part) throw new Error('there is no part');
    const seal = { keys: 2, count: Number.MAX_SAFE_INTEGER, signedBy: x.id };
    const seals = {
      ...registry.seals,
      'mf-x': { ...seal, signature: signatureOver(partText('mf-x', seal, part), x.signing) },
    };
    await store.put(asWhole({ ...registry, seals }, x));
    await site.look();
    await store.add(root, 'mf-x');
    await store.release(root, 'mf-x', '1.0.1');
    expect(await site.look()).toEqual([{ 'mf-x': '1.0.1', 'mf-y': '1.0.0' }, undefined]);
  });

  for (const sequence of [lastNumber, Number.MAX_SAFE_INTEGER])
    it(`follows the operators, and then the teams, again after a key counted all of it to ${sequence}`, async () => {
      const { site, store } = await aSite();
      await store.put(asWhole({ ...(await store.registry()), sequence }, store.x));
      await site.look();
      await store.release(store.root, 'mf-y', '1.0.1');
      await store.release(store.x, 'mf-x', '1.0.1');
      expect(await site.look()).toEqual([{ 'mf-x': '1.0.1', 'mf-y': '1.0.1' }, undefined]);
    });
});

/** A site that follows a store of two teams, and has looked at it. */
async function aSite() {
  const store = await aTeamStore();
  let parts: PartNumbers = new Map();
  let kept: string | undefined;
  const accepted: AcceptedNumbers = {
    newest: async () => 0,
    accept: async () => undefined,
    newestParts: async () => parts,
    acceptParts: async (newest) => {
      parts = new Map(newest);
    },
  };
  const follow = () =>
    followRegistry({
      log: silent,
      seal: registrySeal({ roots: [store.root.verifying], accepted, log: silent }),
      kept: {
        read: async () => kept,
        write: async (text) => {
          kept = text;
        },
      },
    });
  const look = async (followed: ReturnType<typeof follow>) => {
    await followed.take(await store.text());
    return [stables(followed.registry()), followed.fault()] as const;
  };
  const running = follow();
  const site = {
    follow,
    look: () => look(running),
    files: (module: string) => running.registry().modules[module]?.releases[0]?.files,
    /** A process that starts now. @param isEmpty on another machine */
    restart: ({ isEmpty = false } = {}) => {
      if (isEmpty) kept = undefined;
      return look(follow());
    },
  };
  await site.look();
  return { store, site };
}

/** Signed as a whole by somebody who may release one module. */
function asWhole(registry: Registry, { id, signing }: KeyPair): Registry {
  const { signature: _, ...content } = { ...registry, signedBy: id };
  return { ...content, signature: signatureOver(registryText(content), signing) };
}

function only<T>(record: Record<string, T> = {}, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([one]) => one === name));
}
