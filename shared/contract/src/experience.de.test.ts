import { experienceInWords } from './experience.de.ts';
import { experiencesOfADay } from './vocabulary.ts';

it('speaks of an experience as what it was, as the beginning of a draft and to readers', () => {
  expect(experienceInWords({ kind: 'visit', day: '2026-03-12' })).toEqual({
    title: 'Besuch am 12. März 2026',
    opening: 'Bei meinem Besuch am 12. März 2026',
    disclosure: 'Sie beruht auf meinem Besuch am 12. März 2026.',
  });
  expect(experienceInWords({ kind: 'free_sample', day: '2026-10-01', sinceYear: null })?.opening).toBe(
    'Bei meiner kostenlosen Probe am 1. Oktober 2026',
  );
});

it('speaks of long-standing customers by the year', () => {
  expect(experienceInWords({ kind: 'long_standing_customer', sinceYear: 2019 })).toEqual({
    title: 'Kunde seit 2019',
    opening: 'Als Kunde seit 2019',
    disclosure: 'Ich bin dort seit 2019 Kunde.',
  });
});

it.each(experiencesOfADay)('has words for %s, and none without a day', (kind) => {
  expect(experienceInWords({ kind, day: '2026-12-31' })?.title).toMatch(/^\p{Lu}.* am 31\. Dezember 2026$/u);
  expect(experienceInWords({ kind, day: null, sinceYear: null })).toBeUndefined();
});

it('has no words for a customer of no known year', () => {
  expect(experienceInWords({ kind: 'long_standing_customer', day: null, sinceYear: null })).toBeUndefined();
});
