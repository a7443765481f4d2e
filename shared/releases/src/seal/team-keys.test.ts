import { describe, it } from 'node:test';
import { expect } from 'expect';
import type { Registry } from '../registry/registry.ts';
import { withRolledBack } from '../registry/registry-changes.ts';
import { aKeyPair, aTeamStore } from '../testing/team-store.ts';
import { keyIdsFor, ringIn, withKey, withoutKey } from './key-ring.ts';
import { verdictOn } from './verdict.ts';

describe('a store in which teams have keys of their own', () => {
  it('says which key released what, and counts each part by itself', async () => {
    const { x, y, root, registry, release } = await aTeamStore();
    await release(x, 'mf-x', '1.0.1');
    const { modules, seals, keys, signedBy } = await registry();
    expect(modules['mf-x']?.releases.map((one) => one.signedBy)).toEqual([x.id, x.id]);
    expect(seals).toMatchObject({
      'mf-x': { keys: 2, count: 2, signedBy: x.id },
      'mf-y': { keys: 2, count: 1, signedBy: y.id },
    });
    expect([keys?.count, keys?.signedBy, signedBy]).toEqual([2, root.id, x.id]);
    expect(modules['mf-x']?.history?.map(({ event, key }) => [event, key])).toEqual(Array(2).fill(['released', x.id]));
  });

  it('says before a change who may not make it, and changes nothing', async () => {
    const { as, x, y, root, registry, text } = await aTeamStore();
    const [before, known] = [await text(), await registry()];
    as(x).assertMayChange(known, 'mf-x');
    as(root).assertMayChange(known, 'mf-new');
    expect(() => as(y).assertMayChange(known, 'mf-x')).toThrow(`Key ${y.id} may not release mf-x`);
    expect(() => as(x).assertMayChange(known, 'mf-new')).toThrow('npx rezenso keys add');
    expect(() => as().assertMayChange(known, 'mf-x')).toThrow('set RELEASES_SIGNING_KEY');
    const { 'mf-y': stolen, ...seals } = known.seals ?? {};
    const mixed = { ...known, seals: { ...seals, ...(stolen && { 'mf-x': stolen }) } };
    expect(() => as(x).assertMayChange(mixed, 'mf-x')).toThrow('What this store holds of mf-x cannot be followed');
    expect(await text()).toBe(before);
  });

  it('lets a team change its own module only', async () => {
    const { as, x, text, release } = await aTeamStore();
    const before = await text();
    await expect(release(x, 'mf-y', '1.0.1')).rejects.toThrow(`Key ${x.id} may not release mf-y`);
    await expect(release(x, 'mf-new', '1.0.0')).rejects.toThrow('npx rezenso keys add');
    const drop = as(x).changeRegistry(({ modules: { 'mf-y': _, ...modules }, ...rest }) => ({ ...rest, modules }));
    await expect(drop).rejects.toThrow('Only the operators take mf-y out of the registry');
    const letIn = as(x).changeRegistry((registry) => ({
      ...registry,
      keys: withKey(ringIn(registry), x.verifying, 'mf-y'),
    }));
    await expect(letIn).rejects.toThrow('Only the operators say which key may release what');
    await expect(as(x).signRegistry()).rejects.toThrow('RELEASES_ROOT_KEY');
    await expect(as(aKeyPair()).changeRegistry((registry) => ({ ...registry }))).rejects.toThrow('may not release');
    await expect(as().changeRegistry((registry) => ({ ...registry }))).rejects.toThrow('set RELEASES_SIGNING_KEY');
    expect(await text()).toBe(before);
  });

  it('lets the operators, and a key for every module, change each', async () => {
    const { add, release, root, registry } = await aTeamStore();
    const all = aKeyPair();
    await add(all, '*');
    await release(root, 'mf-x', '1.0.1');
    await release(all, 'mf-y', '1.0.1');
    const { seals } = await registry();
    expect([seals?.['mf-x']?.signedBy, seals?.['mf-y']?.signedBy]).toEqual([root.id, all.id]);
  });

  it('takes over what the one key of a site had signed', async () => {
    const { as, root, x, put, release, registry } = await aTeamStore();
    const { modules } = await registry();
    await put({ modules });
    await as(root).signRegistry();
    expect(await registry()).not.toHaveProperty('seals');
    await expect(release(x, 'mf-x', '1.0.1')).rejects.toThrow('keys add');
    await as(root).changeRegistry((before) => ({ ...before, keys: withKey(ringIn(before), x.verifying, 'mf-x') }));
    await release(x, 'mf-x', '1.0.1');
    expect(verdictOn(await registry(), [root.verifying]).partFault('mf-y')).toBeUndefined();
  });

  it('changes no part that was not signed as it must be, and the operators sign it as it stands', async () => {
    const { as, root, x, y, put, registry, release } = await aTeamStore();
    const odd = await registry();
    await put(signedBy(odd, { 'mf-x': { ...odd.modules['mf-x'], stable: '6.6.6' } }));
    await expect(release(x, 'mf-x', '1.0.1')).rejects.toThrow('was changed afterwards');
    await as(root).signRegistry();
    expect((await release(y, 'mf-y', '1.0.1')).modules['mf-x']?.stable).toBe('6.6.6');
  });
});

describe('a key that is revoked', () => {
  it('may do nothing any more, and never again', async () => {
    const { as, root, x, registry, release } = await aTeamStore();
    const revoked = await as(root).changeRegistry((before) => ({
      ...before,
      keys: withoutKey(ringIn(before), x.id, '2026-03-01T12:00:00.000Z'),
    }));
    await expect(release(x, 'mf-x', '1.0.1')).rejects.toThrow('may not release mf-x');
    expect(() => withKey(ringIn(revoked), x.verifying, 'mf-x')).toThrow('was revoked at 2026-03-01');
    const ring = { ...ringIn(revoked), modules: { 'mf-x': [x.id] } };
    expect(keyIdsFor(ring, 'mf-x')).toEqual([]);
    const { modules } = await registry();
    expect(modules['mf-x']?.releases[0]?.signedBy).toBe(root.id);
  });

  it('leaves a part that another key goes on with', async () => {
    const { as, add, root, x, release } = await aTeamStore();
    const next = aKeyPair();
    await add(next, 'mf-x');
    await as(root).changeRegistry((before) => ({ ...before, keys: withoutKey(ringIn(before), x.id, '2026-03-01') }));
    await release(next, 'mf-x', '1.0.1');
    const back = await as(next).changeRegistry((before) => withRolledBack(before, 'mf-x', '1.0.0'));
    expect(back.modules['mf-x']?.stable).toBe('1.0.0');
    expect(back.seals?.['mf-x']).toMatchObject({ keys: 4, signedBy: next.id });
  });
});

/** The registry with other parts, under the signatures that it had. */
function signedBy(registry: Registry, modules: object): Registry {
  return { ...registry, modules: { ...registry.modules, ...modules } };
}
