import { describe, it } from 'node:test';
import { expect } from 'expect';
import { aRelease } from '../testing/releases.ts';
import { canMeet, reservedAddresses } from './addresses.ts';
import {
  assertFits,
  assertNobodyLost,
  borrowProblems,
  LostModules,
  lentIn,
  misfitOf,
  shiftsBetween,
  withPlatform,
} from './fit.ts';
import { platformOf } from './people.ts';
import type { ModuleReleases, Registry, Release } from './registry.ts';

const at = { at: '2026-03-01T12:00:00.000Z', by: 'Eva' };

describe('what the shell of a store brings', () => {
  it('is nothing before the first shell, and then what its stable release says', () => {
    expect([platformOf({ modules: {} }), lentIn({ modules: {} })]).toEqual([undefined, undefined]);
    const registry = aSite('1.4.0', { 'mf-x': ['1'] }, { react: '19.1.0' });
    expect([platformOf(registry), lentIn(registry)]).toEqual(['1.4.0', { react: '19.1.0' }]);
  });

  it('is tried out without changing the registry that was given', () => {
    const registry = aSite('1.4.0', { 'mf-x': ['1'] });
    const tried = withPlatform(registry, '2.0.0', { react: '20.0.0' });
    expect([platformOf(tried), lentIn(tried)]).toEqual(['2.0.0', { react: '20.0.0' }]);
    expect([platformOf(registry), lentIn(registry)]).toEqual(['1.4.0', undefined]);
    expect(tried.modules['mf-x']).toBe(registry.modules['mf-x']);
    expect(withPlatform({ modules: {} }, '2.0.0')).toEqual({ modules: {} });
  });
});

describe('what a release takes from the shell', () => {
  const lent = { react: '19.1.2', swr: '2.3.0' };
  const cases: [borrows: Record<string, string>, problems: string[]][] = [
    [{}, []],
    [{ react: '^19.1.2', swr: '^2.0.0' }, []],
    [{ react: '^19.1.3' }, ['It needs react ^19.1.3, and the shell lends 19.1.2.']],
    [{ react: '^18.3.0' }, ['It needs react ^18.3.0, and the shell lends 19.1.2.']],
    [{ zustand: '^5.0.0' }, ['It takes zustand from the shell, which does not lend it.']],
    [{ toString: '^1.0.0' }, ['It takes toString from the shell, which does not lend it.']],
  ];
  for (const [borrows, problems] of cases)
    it(`is judged for ${JSON.stringify(borrows)}`, () => expect(borrowProblems(borrows, lent)).toEqual(problems));

  it('is not judged where either side was released before that was kept', () => {
    expect(borrowProblems(undefined, lent)).toEqual([]);
    expect(borrowProblems({ react: '^99.0.0' }, undefined)).toEqual([]);
  });
});

describe('what another shell means for the modules', () => {
  const registry = aSite('1.4.0', { 'mf-x': ['1', '2 ^1.4.0'], 'mf-y': ['1'], 'mf-z': ['1', '2 ^2.0.0'] });

  it('is nothing while every module stays as it is', () => {
    expect(shiftsBetween(registry, withPlatform(registry, '1.5.0'))).toEqual([]);
    expect(() => assertNobodyLost(registry, withPlatform(registry, '1.5.0'))).not.toThrow();
  });

  it('is the release before, or none, when it brings less', () => {
    expect(shiftsBetween(registry, withPlatform(registry, '1.3.0'))).toEqual([
      { moduleName: 'mf-x', before: '2', now: '1', platformRange: '^1.4.0' },
    ]);
    const gone = shiftsBetween(registry, withPlatform(registry, '2.0.0'));
    expect(gone.map(({ moduleName, now }) => [moduleName, now])).toEqual([
      ['mf-x', undefined],
      ['mf-y', undefined],
      ['mf-z', '2'],
    ]);
  });

  it('is refused by name of every module that would be gone, unless the caller named it', () => {
    const after = withPlatform(registry, '2.0.0');
    const lost = refusalOf(() => assertNobodyLost(registry, after));
    expect(lost).toBeInstanceOf(LostModules);
    expect(lost?.message.split('\n')).toEqual([
      'This would take modules away from everybody; nothing was changed:',
      '  mf-x would have no release: it needs platform ^1.4.0, and the shell would bring 2.0.0.',
      '  mf-y would have no release: it needs platform ^1.0.0, and the shell would bring 2.0.0.',
    ]);
    expect(refusalOf(() => assertNobodyLost(registry, after, ['mf-x']))?.message).not.toContain('mf-x');
    expect(() => assertNobodyLost(registry, after, ['mf-x', 'mf-y'])).not.toThrow();
  });

  it('counts what is paused, which comes back some day, and not what was retired', () => {
    const closed = (how: 'paused' | 'retired') => change(registry, 'mf-y', { [how]: at });
    const lostWith = (before: Registry) =>
      shiftsBetween(before, withPlatform(before, '2.0.0')).map(({ moduleName }) => moduleName);
    expect(lostWith(closed('paused'))).toContain('mf-y');
    expect(lostWith(closed('retired'))).not.toContain('mf-y');
  });

  it('is not known before the first shell', () => {
    const { shell: _, ...modules } = registry.modules;
    expect(shiftsBetween({ modules }, registry)).toEqual([]);
    expect(() => assertNobodyLost({ modules }, registry)).not.toThrow();
  });
});

describe('a shell that lends other packages', () => {
  const needy = { ...moduleRelease('1'), borrows: { react: '^19.0.0' } };
  const before = change(aSite('1.4.0', { 'mf-x': ['1'] }, { react: '19.1.0' }), 'mf-x', { releases: [needy] });

  it('is refused when a module would not start with it, also one that only a canary gets', () => {
    const after = withPlatform(before, '1.5.0', { react: '20.0.0' });
    const words = 'mf-x 1 would not start. It needs react ^19.0.0, and the shell lends 20.0.0.';
    expect(() => assertNobodyLost(before, after)).toThrow(words);
    expect(() => assertNobodyLost(before, after, ['mf-x'])).not.toThrow();
    const releases = [moduleRelease('0'), needy];
    const asCanary = { releases, stable: '0', canary: { version: '1', percent: 10 } };
    expect(() => assertNobodyLost(change(before, 'mf-x', asCanary), change(after, 'mf-x', asCanary))).toThrow(words);
  });

  it('may leave as bad what was bad before, and what was retired', () => {
    const broken = withPlatform(before, '1.4.0', { react: '20.0.0' });
    expect(() => assertNobodyLost(broken, withPlatform(broken, '1.5.0', { react: '20.0.0' }))).not.toThrow();
    const retired = change(before, 'mf-x', { retired: at });
    expect(() => assertNobodyLost(retired, withPlatform(retired, '1.5.0', { react: '20.0.0' }))).not.toThrow();
  });
});

describe('a release that would be stable', () => {
  const pointed = (platformVersion: string, range: string) =>
    aSite(platformVersion, { 'mf-x': [`1 ${range}`] }, { react: '19.1.0' });

  it('must be one that people would get', () => {
    expect(() => assertFits(pointed('1.4.0', '^1.4.0'), 'mf-x')).not.toThrow();
    expect(() => assertFits(pointed('1.4.0', '^1.5.0'), 'mf-x')).toThrow(
      'mf-x 1 cannot be stable. 1 needs platform ^1.5.0, and the shell in this store brings 1.4.0.',
    );
    expect(misfitOf(pointed('1.4.0', '^1.4.0'), 'mf-x', '1')).toBeUndefined();
  });

  it('must be lent what it takes, and want no address of others', () => {
    const registry = pointed('1.4.0', '^1.0.0');
    const borrowing = { ...moduleRelease('1'), borrows: { react: '^18.0.0' } };
    expect(() => assertFits(change(registry, 'mf-x', { releases: [borrowing] }), 'mf-x')).toThrow(
      'needs react ^18.0.0',
    );
    for (const address of reservedAddresses) {
      const wanting = change(registry, 'mf-x', { releases: [moduleRelease('1', '^1.0.0', `${address}/x`)] });
      expect(() => assertFits(wanting, 'mf-x')).toThrow(`is kept for the server (/${address.split('/')[1]})`);
    }
  });

  for (const [path, problem] of [
    ['/Api', 'is kept for the server (/api)'],
    ['/API/auth', 'is kept for the server (/api)'],
    ['/.Well-Known/x', 'is kept for the server (/.well-known)'],
    ['/api%2fx', 'is written for machines'],
    ['/x/../api', 'leads somewhere else'],
    ['/MF-Y', 'also means /mf-y, which belongs to mf-y'],
    ['/mf-y/', 'also means /mf-y, which belongs to mf-y'],
  ] as const)
    it(`must not be at ${path}`, () => {
      const site = aSite('1.4.0', { 'mf-x': ['1'], 'mf-y': ['1'] });
      const wanting = change(site, 'mf-x', { releases: [moduleRelease('1', '^1.0.0', path)] });
      expect(() => assertFits(wanting, 'mf-x')).toThrow(problem);
    });

  it('must leave others the addresses of what people get of them, not of what nobody gets', () => {
    const wanting = (others: Partial<ModuleReleases>) => {
      const site = aSite('1.4.0', { 'mf-x': ['1'], 'mf-y': ['1'] });
      const other = change(site, 'mf-y', others);
      return () => assertFits(change(other, 'mf-x', { releases: [moduleRelease('1', '^1.0.0', '/wanted')] }), 'mf-x');
    };
    const [first, ahead, tried] = [
      moduleRelease('1', '^1.0.0', '/wanted', 'mf-y'),
      moduleRelease('2', '^2.0.0', '/other', 'mf-y'),
      moduleRelease('3', '^1.0.0', '/other', 'mf-y'),
    ];
    const canary = { version: '1', percent: 10 };
    expect(wanting({ releases: [first, ahead], stable: '2' })).toThrow('belongs to mf-y');
    expect(wanting({ releases: [tried, first], stable: '3', canary })).toThrow('belongs to mf-y');
    expect(wanting({ releases: [first, tried], stable: '3' })).not.toThrow();
    expect(wanting({ releases: [first], retired: at })).not.toThrow();
    expect(wanting({ releases: [first], paused: at })).toThrow('belongs to mf-y');
  });

  it('is the shell itself wherever it is one', () => {
    expect(() => assertFits(pointed('1.4.0', '^1.0.0'), 'shell')).not.toThrow();
  });
});

describe('two addresses', () => {
  const pairs: [one: string, other: string, canBeOne: boolean][] = [
    ['/matches', '/matches', true],
    ['/matches', '/matches/', true],
    ['/matches', '/exchanges', false],
    ['/settings/:tab', '/settings/privacy', true],
    ['/settings/:tab', '/settings', false],
    ['/a/:x', '/:y/b', true],
    ['/a/:x', '/b/:y', false],
    ['/', '/', true],
    ['/matches', '/Matches', true],
    ['/MATCHES/', '/matches', true],
    ['/matches', '/%6datches', true],
    ['/stra\u00dfe', '/STRASSE', true],
    ['/caf\u00e9', '/cafe\u0301', true],
    ['/settings/:tab', '/Settings/a', true],
    ['/a/:X', '/A/b', true],
    ['/a/b', '/a%2Fb', true],
  ];
  for (const [one, other, canBeOne] of pairs)
    it(`${one} and ${other} ${canBeOne ? 'can' : 'can never'} mean the same page`, () => {
      expect([canMeet(one, other), canMeet(other, one)]).toEqual([canBeOne, canBeOne]);
    });
});

/** A site with a shell and modules, each with its releases as 'version range', of which the last one is stable. */
function aSite(platformVersion: string, modules: Record<string, string[]>, lends?: Record<string, string>): Registry {
  const shell = { ...aRelease('s', 'shell', 'shell'), manifest: null, platformVersion, ...(lends && { lends }) };
  const entries = Object.entries(modules).map(([name, versions]) => {
    const releases = versions.map((text) => {
      const [version = '', range] = text.split(' ');
      return moduleRelease(version, range, `/${name}`, name);
    });
    return [name, { releases, stable: releases.at(-1)?.version ?? '', canary: null }] as const;
  });
  return { modules: { shell: { releases: [shell], stable: 's', canary: null }, ...Object.fromEntries(entries) } };
}

function moduleRelease(version: string, platformRange = '^1.0.0', path = '/x', name = 'mf-x'): Release {
  const release = aRelease(version, version, name);
  const routes = [{ path, page: 'x', access: 'authenticated' as const }];
  return { ...release, manifest: release.manifest && { ...release.manifest, platformRange, routes } };
}

function change(registry: Registry, name: string, over: Partial<ModuleReleases>): Registry {
  const known = registry.modules[name];
  if (!known) throw new Error(`The site has no ${name}`);
  return { ...registry, modules: { ...registry.modules, [name]: { ...known, ...over } } };
}

function refusalOf(attempt: () => void): Error | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : undefined;
  }
}
