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
  const notes: [note: string, sentence: string][] = [
    ['kaffee super', 'Der Kaffee war super.'],
    ['Bedienung sehr freundlich', 'Die Bedienung war sehr freundlich.'],
    ['preise waren ok', 'Die Preise waren ok.'],
    ['war im märz da', 'Ich war im März da.'],
    ['haben zwei Stunden gewartet', 'Wir haben zwei Stunden gewartet.'],
    ['Ich komme wieder.', 'Ich komme wieder.'],
    ['- parkplatz zu eng', 'Der Parkplatz war zu eng.'],
    ['küche eingebaut im april', 'Die Küche wurde im April eingebaut.'],
    ['war nach drei Tagen fertig', 'Es war nach drei Tagen fertig.'],
    ['räume gepflegt', 'Die Räume waren gepflegt.'],
    ['hat drei wochen gedauert', 'Es hat drei wochen gedauert.'],
  ];
  for (const [note, sentence] of notes)
    it(`makes of '${note}' the sentence '${sentence}'`, () => expect(draftReview(cafe, note)).toContain(sentence));

  it('gathers impressions into one sentence', () => {
    expect(draftReview(cafe, 'freundliche Bedienung, guter Kaffee')).toMatch(/freundliche Bedienung und guter Kaffee/i);
  });

  it('says nothing that the notes do not say', () => {
    const written = draftReview(cafe, 'kaffee super, warten lange, bedienung freundlich').replace(/\[.*?\]/gs, '');
    const allowed = new Set('der die das war außerdem zudem kaffee super warten lange bedienung freundlich'.split(' '));
    const words = written.toLowerCase().match(/\p{L}+/gu) ?? [];
    expect(words.filter((word) => !allowed.has(word))).toEqual([]);
  });

  it('keeps criticism, after the rest', () => {
    const draft = draftReview(cafe, '+ kuchen frisch\n- wartezeit lang');
    expect(draft.indexOf('Der Kuchen war frisch.')).toBeLessThan(draft.indexOf('Die Wartezeit war lang.'));
    expect(draft).toContain('Die Wartezeit war lang.');
  });

  it('treats notes without a word like no notes', () => {
    expect(draftReview(cafe, ' \n -- 5!! ')).toBe(draftReview(cafe));
  });

  it('leaves strange notes as they are instead of failing', () => {
    expect(draftReview(cafe, '<script>alert(1)</script>')).toContain('<script>alert(1)</script>');
    expect(draftReview(cafe, 'ä'.repeat(5_000)).length).toBeLessThan(2_400);
  });
});

const cafe = {
  companyName: 'Café Nord',
  industry: 'gastronomie',
  website: 'https://cafe-nord.example',
  description: '',
};
