import { describe, it } from 'node:test';
import { expect } from 'expect';
import { audienceOf, audienceOverlap, sharedGroups } from './audience.ts';
import { topicLabels } from './audience-topics.ts';
import { stem } from './stem.ts';
import { traitLayout } from './traits.ts';

describe('audienceOf', () => {
  const readings: [text: string, groups: string[]][] = [
    ['Familien mit Kindern', ['Familien', 'Eltern und Kinder']],
    ['Hobbysportler ab 30', ['Sportbegeisterte']],
    ['kleine Handwerksbetriebe und Selbständige', ['Selbstständige', 'Handwerksbetriebe']],
    ['Geschäftsreisende und Touristen', ['Urlauber', 'Geschäftsreisende']],
    ['Familienunternehmen', ['kleine und mittlere Betriebe']],
    ['Brautpaare', ['Paare']],
    ['zwischen und mit', []],
  ];
  for (const [text, groups] of readings) {
    it(`reads '${text}' as ${groups.join(', ') || 'no group'}`, () => {
      const audience = audienceOf({ targetAudience: text, description: '' });
      expect(sharedGroups(audience, audience)).toEqual(groups);
    });
  }

  it('falls back to the description when no target group is given', () => {
    const audience = audienceOf({ targetAudience: ' ', description: 'Wir kochen für Familien.' });
    expect(sharedGroups(audience, audience)).toEqual(['Familien']);
  });

  it('fits into the bits kept for it', () => {
    expect(BigInt(topicLabels.length)).toBeLessThanOrEqual(traitLayout.topics.bits);
  });
});

describe('audienceOverlap', () => {
  it('measures how much of one audience the other addresses', () => {
    const [wide, narrow] = [read('Familien, Senioren und Paare'), read('Familien')];
    expect(audienceOverlap(narrow, wide)).toBeGreaterThan(audienceOverlap(wide, narrow));
    expect(audienceOverlap(narrow, narrow)).toBe(1);
  });

  it('counts words that name no known group when both use them', () => {
    expect(audienceOverlap(read('Modelleisenbahner'), read('Modelleisenbahnerinnen'))).toBeGreaterThanOrEqual(
      audienceOverlap(read('Modelleisenbahner'), read('Briefmarkensammler')),
    );
  });
});

describe('stem', () => {
  const families: [string, string][] = [
    ['hauses', 'haus'],
    ['häuser', 'haus'],
    ['kunden', 'kunde'],
    ['wohnungen', 'wohnung'],
    ['gesuchte', 'suchte'],
    ['speicherbehältern', 'speicherbehälter'],
  ];
  for (const [one, other] of families)
    it(`brings '${one}' and '${other}' together`, () => expect(stem(one)).toBe(stem(other)));
});

const read = (targetAudience: string) => audienceOf({ targetAudience, description: '' });
