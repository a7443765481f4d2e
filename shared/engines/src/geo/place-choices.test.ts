import { describe, it } from 'node:test';
import { expect } from 'expect';
import { distanceKm, locate, type PlaceChoice, placeChoices } from './index.ts';
import { foldName } from './names.ts';
import { placeTable } from './places.ts';

describe('places of one name', () => {
  it('are asked about when nobody can tell which is meant', () => {
    expect(locate('Neustadt')).toBeUndefined();
    const choices = placeChoices('Neustadt');
    expect(choices.map(({ label, text }) => [label, text])).toContainEqual([
      'Neustadt an der Weinstraße, Rheinland-Pfalz',
      '67434 Neustadt an der Weinstraße',
    ]);
    expect(placeChoices('Hauptstr. 5, Neustadt')).toEqual(choices);
  });

  it('are told apart by their state, and in one state by the postcode', () => {
    expect(labelsOf('Mühlhausen')).toEqual(['Mühlhausen, Thüringen', 'Mühlhausen, Baden-Württemberg']);
    expect(labelsOf('Neukirchen')).toEqual(
      expect.arrayContaining(['Neukirchen, Hessen', 'Neukirchen, Bayern (93453)', 'Neukirchen, Bayern (94362)']),
    );
    expect(labelsOf('Au')).toEqual(expect.arrayContaining(['Au, Kanton Zürich', 'Au, Salzburg']));
    expect(labelsOf('Esch')).toContain('Esch-sur-Alzette, Luxemburg');
  });

  it('say no state that their name says', () => {
    expect(labelsOf('Friedberg')).toEqual(['Friedberg, Bayern', 'Friedberg (Hessen)']);
    expect(labelsOf('Mitte')).toContain('Mitte, Berlin');
  });

  it('need no question when one is ten times as large, or a state or a place nearby is named', () => {
    expect(locate('Frankfurt')?.place).toBe('Frankfurt am Main');
    expect(locate('Friedberg, Bayern')?.place).toMatch(/^Friedberg/);
    for (const text of ['Freiburg', 'überall', '', '79098']) expect(placeChoices(text)).toEqual([]);
  });

  it('are each found by what a choice fills in, for every name in the tables', () => {
    const asked = everyName().map((name) => [name, placeChoices(name)] as const);
    const ambiguous = asked.filter(([, choices]) => choices.length > 0);
    expect(ambiguous.length).toBeGreaterThan(1000);
    for (const [name, choices] of ambiguous) {
      for (const one of ['label', 'text'] as const)
        expect([name, new Set(choices.map((choice) => choice[one])).size]).toEqual([name, choices.length]);
      expect([name, choices.filter((choice) => !isFoundBy(choice))]).toEqual([name, []]);
    }
  });
});

const labelsOf = (text: string) => placeChoices(text).map(({ label }) => label);

/** Every name, and every beginning of one that people might leave it at ('Neustadt an'). */
function everyName(): string[] {
  const places = [...placeTable().byFirstWord.values()].flat();
  return [
    ...new Set(
      places.flatMap(({ name, words }) => [foldName(name), ...words.map((_, at) => words.slice(0, at + 1).join(' '))]),
    ),
  ];
}

/** By its own postcode and name; or near it, where a quarter is known as its city. */
function isFoundBy(choice: PlaceChoice): boolean {
  const found = locate(choice.text);
  const [code = ''] = /\d+/.exec(choice.text) ?? [];
  if (found?.postcode !== undefined && choice.text.endsWith(`${code} ${found.place}`)) return found.postcode === code;
  return found !== undefined && distanceKm(found, choice) < 3;
}
