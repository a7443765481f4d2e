import { describe, it } from 'node:test';
import { expect } from 'expect';
import { withoutPreview, withPaused, withPreview, withResumed, withRetired } from '../registry/life-changes.ts';
import { previewTag } from '../registry/previews.ts';
import type { ModuleReleases, Preview, Registry, Release } from '../registry/registry.ts';
import { withoutCanary, withPromoted, withRelease, withRolledBack } from '../registry/registry-changes.ts';
import { aRelease } from '../testing/releases.ts';
import { aReleaseAt, aTeamSite, type PartChange } from '../testing/team-site.ts';
import { aKeyPair } from '../testing/team-store.ts';

const next = aReleaseAt('2.0.0', '/mf-x');
const eva = { at: new Date().toISOString(), by: 'Eva', reason: 'it harms people' };

describe('the key of a team', () => {
  const site = aTeamSite();
  const cases: [deed: string, change: PartChange, fault: string][] = [
    ['rewrite a release', withManifest({ owner: 'Others' }), 'was released, and releases never change'],
    ['take a release out', (part) => ({ ...part, releases: part.releases.slice(1) }), 'Only the operators take'],
    ['name a release twice', (part) => ({ ...part, releases: [...part.releases, ...part.releases] }), 'twice'],
    ['slip in an older release', (part) => ({ ...part, releases: [next, ...part.releases] }), 'in another order'],
    ['bring two releases at once', adding(next, aReleaseAt('2.0.1', '/mf-x')), 'One change brings one release'],
    ['bring two previews at once', previewing({}, { name: 'other' }), 'One change brings one preview'],
    ['clear the history', (part) => ({ ...part, history: [] }), 'The history of mf-x'],
    ['tell what never happened', telling({ ...eva, event: 'resumed' }), 'The history of mf-x'],
    ['tell nothing', telling(null), 'history entry'],
    ['tell what a terminal obeys', telling({ ...eva, by: '\u001b[2Jx', event: 'paused' }), 'history entry.by'],
    ['pad its part', adding({ ...next, reads: padding(900, 1500) }), 'more than 1024 kB'],
    ['pad a list', adding({ ...next, reads: padding(1, 9000) }), 'releases.2.reads'],
    ['add a field to its part', (part) => ({ ...part, later: 1 }), 'part.later is a field that this site'],
    ['add a field to a release', adding({ ...next, later: 1 } as Release), 'release.later is a field'],
    ['add a field to module.json', adding(claiming({ later: 1 })), 'release.manifest.later is a field'],
    ['bring a file smaller than nothing', adding(withBytes(-1e9)), 'files.0.bytes'],
    ['use what stands for every version', adding({ ...next, version: 'files' }), 'a version that no store holds'],
    ['bring budgets without end', adding(claiming({ budgets: { entryKb: 1e9, totalKb: 1 } })), 'entryKb'],
    ['use a version of developers', adding({ ...next, version: 'override' }), 'a version that no store holds'],
    ['use a version of development', adding({ ...next, version: 'development' }), 'a version that no store holds'],
    ['release tomorrow', adding({ ...next, publishedAt: inDays(9) }), 'in the future'],
    ['bring no module.json', adding({ ...next, manifest: null }), 'has no module.json'],
    ['claim the name of others', adding(claiming({ name: 'mf-y' })), 'calls itself mf-y'],
    ['claim the address of others', adding(aReleaseAt('2.0.0', '/mf-y')), 'belongs to mf-y'],
    ['claim it in capitals', adding(aReleaseAt('2.0.0', '/MF-y/')), 'belongs to mf-y'],
    ['claim it for a release that nobody gets', holding(aReleaseAt('2.0.0', '/mf-y')), 'belongs to mf-y'],
    ['claim an address of the server', adding(aReleaseAt('2.0.0', '/Api')), 'is kept for the server'],
    ['preview the address of others', previewing({ release: aReleaseAt('2.0.0', '/mf-y') }), 'belongs to mf-y'],
    ['put an entry before all', adding(claiming({ navigation: [anEntry('X', -1)] })), 'has the order -1'],
    ['put a card behind all', adding(claiming({ cards: [{ card: 'c', slot: 'main', order: 1e6 }] })), 'has the order'],
    ["use the shell's label", adding(claiming({ navigation: [anEntry('dashboard ')] })), "one of the shell's own"],
    ['preview for ever', previewing({ until: '9999-01-01T00:00:00.000Z' }), 'within 30 days'],
    ['preview until some day', previewing({ until: '9999-01-01' }), 'preview'],
    ['preview in two lines', previewing({ name: 'a\nb' }), 'preview'],
    ['leave nobody a release', replacing(aReleaseAt('2.0.0', '/mf-x', 'mf-x', '^9.0.0')), 'Nobody would get mf-x'],
    ['leave a server behind', replacing({ ...next, contractRange: '^9.0.0' }), 'Nobody would get mf-x'],
    ['try out what cannot run', trying(aReleaseAt('2.0.0', '/mf-x', 'mf-x', '^9.0.0')), 'cannot be the canary'],
    ['point to nothing', (part) => ({ ...part, stable: '6.6.6' }), 'there is no release 6.6.6'],
  ];
  for (const [deed, change, fault] of cases)
    it(`cannot ${deed}`, async () => {
      const { attack, x } = await site;
      expect(await attack(x, change)).toContain(fault);
    });

  for (const sequence of [Number.MAX_SAFE_INTEGER, 1e12, 99, 1])
    it(`cannot count its change ${sequence}`, async () => {
      const { attack, x } = await site;
      expect(await attack(x, adding(next), { sequence })).toMatch(/is not counted on|sequence/);
    });

  it('cannot pause its module in the name of others', async () => {
    const { attack, x } = await site;
    const change: PartChange = (part) => ({ ...part, paused: { ...eva, key: 'abc' } });
    expect(await attack(x, change, { isTold: false })).toContain('mf-x is paused in the name of another key');
  });

  it('cannot begin a module under the name of a file', async () => {
    const { add, attack } = await aTeamSite();
    const all = aKeyPair();
    await add(all, '*');
    const change = () => ({ releases: [aRelease('1.0.0', 'let a', 'registry.lock')], stable: '1.0.0', canary: null });
    expect(await attack(all, change, { module: 'registry.lock' })).toContain('is no name of a module');
  });

  it('cannot lift, reword or outdo what the operators closed; one for every module can', async () => {
    const { as, root, x, add, attack } = await aTeamSite();
    await as(root).changeRegistry((registry) => withPaused(registry, 'mf-x', eva));
    const words = 'The operators paused mf-x, and only they change that.';
    expect(await attack(x, ({ paused: _, ...part }) => part)).toBe(words);
    expect(await attack(x, (part) => ({ ...part, paused: { ...eva, reason: 'A holiday', key: x.id } }))).toBe(words);
    expect(await attack(x, (part) => of(withRetired(alone(part), 'mf-x', eva)))).toBe(words);
    expect(await attack(x, adding(next))).toBeUndefined();
    const all = aKeyPair();
    await add(all, '*');
    expect(await attack(all, ({ paused: _, ...part }) => part)).toBeUndefined();
    expect(await attack(root, ({ paused: _, ...part }) => part)).toBeUndefined();
  });

  it('cannot come back to an address that others have by now', async () => {
    const { as, root, x, y, attack } = await aTeamSite();
    await as(root).changeRegistry((registry) => withRetired(registry, 'mf-y', eva));
    await as(x).changeRegistry((registry) => withRelease(registry, 'mf-x', aReleaseAt('2.0.0', '/mf-y')));
    expect(await attack(root, ({ retired: _, ...part }) => part, { module: 'mf-y' })).toContain('belongs to mf-x');
    const own = aReleaseAt('2.0.0', '/mf-y/other', 'mf-y');
    await as(y).changeRegistry((registry) => registry);
    const moved: PartChange = ({ retired: _, ...part }) => adding(own)(part);
    expect(await attack(root, moved, { module: 'mf-y' })).toBeUndefined();
  });

  it('cannot have an address that a canary of others has', async () => {
    const { as, x, y, attack } = await aTeamSite();
    const canary = aReleaseAt('2.0.0', '/new', 'mf-y');
    await as(y).changeRegistry((registry) => withRelease(registry, 'mf-y', canary, { percent: 10 }));
    expect(await attack(x, adding(aReleaseAt('2.0.0', '/new')))).toContain('belongs to mf-y');
  });

  it('of the shell cannot take other modules away', async () => {
    const { add, attack } = await aTeamSite();
    const shell = aKeyPair();
    await add(shell, 'shell');
    const bringing = (platformVersion: string) =>
      adding({ ...aRelease('2.0.0', 'let s'), manifest: null, platformVersion });
    expect(await attack(shell, bringing('2.0.0'), { module: 'shell' })).toContain('mf-x would have no release');
    expect(await attack(shell, bringing('1.5.0'), { module: 'shell' })).toBeUndefined();
    const paused: PartChange = (part) => ({ ...part, paused: { ...eva, key: shell.id } });
    expect(await attack(shell, paused, { module: 'shell' })).toContain('can neither be paused nor retired');
  });

  it('can do whatever the commands do', async () => {
    const { as, x, attack, registry } = await aTeamSite();
    const store = as(x);
    const step = (change: (registry: Registry) => Registry) => store.changeRegistry(change, { reason: 'x' });
    const [third, fourth] = [aReleaseAt('3.0.0', '/mf-x'), aReleaseAt('4.0.0', '/mf-x/deep')];
    await step((one) => withRelease(one, 'mf-x', next, { percent: 10, visitors: true }));
    await step((one) => withPromoted(one, 'mf-x', '2.0.0'));
    await step((one) => withRelease(one, 'mf-x', third, { percent: 5 }));
    await step((one) => withoutCanary(one, 'mf-x'));
    await step((one) => withRelease(one, 'mf-x', fourth));
    await step((one) => withRolledBack(one, 'mf-x', '1.0.1'));
    await step((one) => withRelease(one, 'mf-x', third));
    await step((one) => withPreview(one, 'mf-x', aPreview({})));
    await step((one) => withPreview(one, 'mf-x', aPreview({ release: fourth })));
    await step((one) => withoutPreview(one, 'mf-x', 'branch'));
    await step((one) => withPaused(one, 'mf-x', eva));
    await step((one) => withResumed(one, 'mf-x'));
    await step((one) => withRetired(one, 'mf-x', eva));
    await step((one) => withResumed(one, 'mf-x'));
    const { history = [], stable } = (await registry()).modules['mf-x'] ?? { stable: '' };
    expect([stable, history.length, new Set(history.map(({ key }) => key))]).toEqual(['3.0.0', 16, new Set([x.id])]);
    expect(await attack(x, adding(aReleaseAt('5.0.0', '/mf-x', 'mf-x', '^9.0.0')))).toBeUndefined();
  });

  it('goes on when its history is as long as it gets, and cannot lose a line of it before', async () => {
    const { as, x, attack } = await aTeamSite();
    for (let round = 0; round < 26; round += 1) {
      await as(x).changeRegistry((one) => withPaused(one, 'mf-x', eva));
      await as(x).changeRegistry((one) => withResumed(one, 'mf-x'));
    }
    expect(await attack(x, adding(next))).toBeUndefined();
    expect(await attack(x, (part) => ({ ...part, history: part.history?.slice(1) ?? [] }))).toContain('The history');
  });
});

function withManifest(over: object): PartChange {
  return (part) => ({ ...part, releases: part.releases.map((one) => withClaim(one, over)) });
}

function withClaim(release: Release, over: object): Release {
  return { ...release, manifest: release.manifest && { ...release.manifest, ...over } };
}

function anEntry(label: string, order = 1) {
  return { label, path: '/mf-x', order };
}

function claiming(over: object): Release {
  return withClaim(next, over);
}

/** Released for everybody, as the command does it. */
function adding(...releases: Release[]): PartChange {
  return (part) => ({
    ...part,
    releases: [...part.releases, ...releases],
    stable: releases.at(-1)?.version ?? '',
    canary: null,
  });
}

function holding(release: Release): PartChange {
  return (part) => ({ ...part, releases: [...part.releases, release] });
}

/** Without anything to fall back to. */
function replacing(release: Release): PartChange {
  return (part) => ({ ...adding(release)(part), rolledBack: part.releases.map(({ version }) => version) });
}

function trying(release: Release): PartChange {
  return (part) => ({ ...holding(release)(part), canary: { version: release.version, percent: 10 } });
}

function telling(entry: object | null): PartChange {
  return (part) => ({ ...part, history: [...(part.history ?? []), entry] as NonNullable<ModuleReleases['history']> });
}

function previewing(...previews: Partial<Preview>[]): PartChange {
  return (part) => ({ ...part, previews: previews.map(aPreview) });
}

function aPreview(over: Partial<Preview>): Preview {
  return { ...eva, name: 'branch', release: next, tag: previewTag('x'), until: inDays(7), ...over };
}

function withBytes(bytes: number): Release {
  return { ...next, files: next.files.map((file) => ({ ...file, bytes })) };
}

function padding(calls: number, fields: number): Record<string, string[]> {
  const names = Array.from({ length: fields }, () => 'x');
  return Object.fromEntries(Array.from({ length: calls }, (_, index) => [`${index}`, names]));
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

function alone(part: ModuleReleases): Registry {
  return { modules: { 'mf-x': part } };
}

function of({ modules }: Registry): ModuleReleases {
  const part = modules['mf-x'];
  if (!part) throw new Error('There is no part');
  return part;
}
