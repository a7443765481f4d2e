import { describe, it } from 'node:test';
import { industryIds, industryLabel } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import { draftReview } from './index.ts';

describe('draftReview without notes', () => {
  it('asks about what customers of the industry can tell', () => {
    expect(draftReview(cafe)).toMatch(/gegessen|gewartet|Wünschen|gemütlich|Portion|Ernährung/);
    expect(draftReview({ ...cafe, industry: 'Handwerk' })).toMatch(/Arbeit|Rechnung|Leute|Baustelle|erklärt|Ergebnis/);
  });

  it('gives no two of 2,000 companies the same skeleton', () => {
    const skeletons = Array.from({ length: 2_000 }, (_, index) => {
      const name = `Betrieb ${index}`;
      return draftReview({ companyName: name, industry: 'gastronomie' }).replaceAll(name, 'X');
    });
    // Chosen by chance among some 50,000: a few pairs may meet, a pattern may not.
    expect(new Set(skeletons).size).toBeGreaterThan(1_900);
  });

  it('gives the same company the same draft', () => expect(draftReview(cafe)).toBe(draftReview(cafe)));

  it('leaves every opinion open, in every industry', () => {
    for (const industry of industryIds) {
      const draft = draftReview({ companyName: 'Muster', industry: industryLabel(industry) });
      expect(draft.match(/…/g)?.length).toBeGreaterThanOrEqual(5);
      expect(draft).not.toMatch(/Sterne|super|toll|empfehlenswert|begeistert|undefined/i);
    }
  });

  it('quotes what the business says it offers as its own words', () => {
    const draft = draftReview({ ...cafe, description: 'Wir bieten Frühstück, Kuchen und Mittagstisch in Altona.' });
    expect(draft).toMatch(/nennt selbst „(Frühstück|Kuchen|Mittagstisch|Altona)“/);
  });
});

describe('draftReview with notes', () => {
  it('says nothing that the notes do not say', () => {
    const written = draftReview(cafe, 'kaffee super, warten lange, bedienung freundlich').replace(/\[.*?\]/gs, '');
    const allowed = new Set('der die das war kaffee super warten lange bedienung freundlich'.split(' '));
    const words = written.toLowerCase().match(/\p{L}+/gu) ?? [];
    expect(words).toEqual(expect.arrayContaining(['kaffee', 'warten', 'bedienung']));
    expect(words.filter((word) => !allowed.has(word))).toEqual([]);
  });

  it('asks openly about what the notes leave out', () =>
    expect(draftReview(cafe, 'kaffee super').match(/\[.+\?\]/g)).toHaveLength(2));

  it('asks of a business that is filed nowhere in particular something else for other notes and other businesses', () => {
    const asked = (companyName: string, notes: string, tradeName?: string) =>
      draftReview({ companyName, industry: 'Sonstiges', tradeName }, notes).match(/\[.+\?\]/g) ?? [];
    const notes = [
      'alles gut gelaufen',
      'sehr nett dort',
      'schnell fertig',
      'gern wieder',
      'bin zufrieden',
      'war in Ordnung',
    ];
    expect(new Set(notes.flatMap((note) => asked('Muster', note))).size).toBeGreaterThanOrEqual(7);
    const names = Array.from({ length: 20 }, (_, number) => `Betrieb ${number}`);
    expect(new Set(names.flatMap((name) => asked(name, 'sehr nett dort'))).size).toBeGreaterThanOrEqual(12);
    expect(asked('Muster', 'sehr nett dort')).toEqual(asked('Muster', 'sehr nett dort'));
  });

  it('goes by the kind of business where the industry says nothing, also by the one in its name', () => {
    const own = /Hund|Welpe/;
    const named = { companyName: 'Hundeschule Elbpfoten', industry: 'Sonstiges' };
    for (const business of [{ ...named, companyName: 'Elbpfoten', tradeName: 'Hundeschule' }, named])
      for (const notes of ['', 'sehr nett dort']) expect(draftReview(business, notes)).toMatch(own);
    for (const other of [
      { ...named, industry: 'Gastronomie' },
      { ...named, companyName: 'Zur alten Hundeschule' },
    ])
      expect(draftReview(other).replaceAll(other.companyName, '')).not.toMatch(own);
  });

  it('treats notes without a word like no notes', () => {
    expect(draftReview(cafe, ' \n -- 5!! ')).toBe(draftReview(cafe));
  });

  it('leaves strange notes as they are instead of failing', () => {
    expect(draftReview(cafe, '<script>alert(1)</script>')).toContain('<script>alert(1)</script>');
    expect(draftReview(cafe, 'ä'.repeat(5_000)).length).toBeLessThan(2_400);
  });
});

describe('draftReview with a first sentence', () => {
  const first = 'Mein Besuch war am 3. November 2026.';

  it('goes on in the same line with sentences from notes', () =>
    expect(draftReview(cafe, 'kaffee super', first)).toMatch(
      /^Mein Besuch war am 3\. November 2026\. Der Kaffee war super\.\n\n\[/,
    ));

  it('stands apart from questions', () => {
    expect(draftReview(cafe, '', first)).toBe(`${first}\n\n${draftReview(cafe)}`);
    expect(draftReview(cafe, ' -- 5!! ', first)).toBe(`${first}\n\n${draftReview(cafe)}`);
  });

  it('leaves the rest as it would be without', () =>
    expect(draftReview(cafe, 'kaffee super', first)).toBe(`${first} ${draftReview(cafe, 'kaffee super')}`));
});

const cafe = {
  companyName: 'Café Nord',
  industry: 'gastronomie',
  website: 'https://cafe-nord.example',
  description: '',
};
