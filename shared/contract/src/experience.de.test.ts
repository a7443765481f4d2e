import { experienceInWords } from './experience.de.ts';
import { experiencesOfADay } from './vocabulary.ts';

it.each([
  ['visit', 'Mein Besuch war am 3. November 2026.'],
  ['order', 'Bestellt habe ich am 3. November 2026.'],
  ['appointment', 'Mein Termin war am 3. November 2026.'],
  ['free_sample', 'Eine kostenlose Probe bekam ich am 3. November 2026.'],
  ['consultation', 'Beraten wurde ich am 3. November 2026.'],
] as const)('lets a draft about the experience %s begin with a whole sentence', (kind, sentence) => {
  expect(experienceInWords({ kind, day: '2026-11-03' })?.firstSentence).toBe(sentence);
});

it('speaks of an experience as what it was, as the beginning of a draft and to readers', () => {
  expect(experienceInWords({ kind: 'visit', day: '2026-03-12' })).toEqual({
    title: 'Besuch am 12. März 2026',
    firstSentence: 'Mein Besuch war am 12. März 2026.',
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
    firstSentence: 'Seit 2019 bin ich hier Kunde.',
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

it.each([
  ...experiencesOfADay.map((kind) => ({ kind, day: '2026-12-31' })),
  { kind: 'long_standing_customer', sinceYear: 2019 } as const,
])('tells drafts from the disclosure, so that the one can change without the other: $kind', (experience) => {
  const words = experienceInWords(experience);
  expect(words?.disclosure).not.toContain(words?.firstSentence);
  expect(words?.firstSentence).not.toContain(words?.disclosure);
  expect(words?.firstSentence).toMatch(/^\p{Lu}[^.]* (?:am 31\. Dezember 2026|Kunde)\.$/u);
});
