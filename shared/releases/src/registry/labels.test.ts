import { describe, it } from 'node:test';
import type { ModuleManifest } from '@rezenso/contract/releases';
import { expect } from 'expect';
import { aRelease } from '../testing/releases.ts';
import { isPlainLine, labelProblems } from './labels.ts';
import type { ModuleReleases, Registry } from './registry.ts';

describe('the label of a navigation entry', () => {
  for (const label of ['Bewertungen', ' bewertungen', 'BEWERTUNGEN', 'Bewer\u00adtungen', 'Bеwеrtungеn'])
    it(`${JSON.stringify(label)} is not given to a second module`, () => {
      expect(labelProblems(labelled('mf-y', label), siteWith('Bewertungen'))).toEqual([
        `Its navigation entry "${label}" is called as that of mf-x; people could not tell them apart.`,
      ]);
    });

  it('stays with its own module, and is free when that was retired', () => {
    const site = siteWith('Bewertungen');
    expect(labelProblems(labelled('mf-x', 'Bewertungen'), site)).toEqual([]);
    expect(labelProblems(labelled('mf-y', 'Bewertung'), site)).toEqual([]);
    const retired = siteWith('Bewertungen', { retired: { at: '2026-01-01T00:00:00.000Z', by: 'Eva' } });
    expect(labelProblems(labelled('mf-y', 'Bewertungen'), retired)).toEqual([]);
  });

  it('is kept from other modules in every language', () => {
    const { navigation = [], ...manifest } = labelled('mf-y', 'Rezensionen');
    const translated = navigation.map((entry) => ({ ...entry, labels: { en: 'Reviews' } }));
    expect(labelProblems({ ...manifest, navigation: translated }, siteWith('Reviews'))).toEqual([
      'Its navigation entry "Reviews" is called as that of mf-x; people could not tell them apart.',
    ]);
  });

  it("is none of the shell's own, and shows something", () => {
    expect(labelProblems(labelled('mf-y', 'DASHBOARD'), siteWith('X'))).toEqual([
      expect.stringContaining("one of the shell's own"),
    ]);
    expect(labelProblems(labelled('mf-y', ' \u200d'), siteWith('X'))).toEqual([
      expect.stringContaining('shows nothing'),
    ]);
  });
});

for (const order of [-1, 1001, 1e6])
  it(`an entry and a card with the order ${order} do not leave the others behind`, () => {
    const { navigation, ...manifest } = labelled('mf-y', 'Y', order);
    const cards = [{ card: 'c', slot: 'main' as const, order }];
    const said = `has the order ${order}; orders go from 0 to 1000.`;
    expect(labelProblems({ ...manifest, navigation: navigation ?? [], cards }, siteWith('X'))).toEqual([
      `Its navigation entry "Y" ${said}`,
      `Its card "c" ${said}`,
    ]);
  });

it('a plain line may have joined letters and a hyphen that shows at the end of a line only', () => {
  for (const text of ['👩‍💻 Arbeit', 'Bewer\u00adtungen', 'Über uns – mehr', '29\u00a0€'])
    expect([text, isPlainLine(text)]).toEqual([text, true]);
  for (const text of ['a\tb', '\u001b[2J', '\u061cx', '\u2068x', '\ufeffx'])
    expect([text, isPlainLine(text)]).toEqual([text, false]);
});

function labelled(name: string, label: string, order = 10): ModuleManifest {
  return {
    name,
    owner: 'x',
    platformRange: '^1.0.0',
    routes: [{ path: `/${name}`, page: 'x', access: 'public' }],
    navigation: [{ label, path: `/${name}`, order }],
    budgets: { entryKb: 1, totalKb: 1 },
  };
}

function siteWith(label: string, changed: Partial<ModuleReleases> = {}): Registry {
  const shell = { ...aRelease('1.0.0', 'let a'), manifest: null, platformVersion: '1.0.0' };
  const release = { ...aRelease('1.0.0', 'let a'), manifest: labelled('mf-x', label) };
  return {
    modules: {
      shell: { releases: [shell], stable: '1.0.0', canary: null },
      'mf-x': { releases: [release], stable: '1.0.0', canary: null, ...changed },
    },
  };
}
