import { describe, it } from 'node:test';
import { expect } from 'expect';
import { audienceOf, audienceOverlap } from './audience.ts';
import { groupsBothName } from './said-groups.ts';

const profile = (targetAudience: string, description = '') => ({ targetAudience, description });
const bothName = (one: string, other: string) => groupsBothName(profile(one), profile(other));

describe('the target groups that may be said of two businesses', () => {
  const said: [one: string, other: string, groups: string[]][] = [
    ['Familien und Büros', 'Büros, Kanzleien und Familien in Niedersachsen', ['Familien', 'Büros']],
    ['Arztpraxen und Läden', 'Praxen, kleine Läden', ['Praxen', 'Läden']],
    ['Hotels', 'Teetrinker, Hotels und Büros', ['Hotels']],
    ['Gastronomie, Handwerk', 'Gastronomen und Handwerker aus der Region', ['die Gastronomie', 'Handwerksbetriebe']],
    // 'Privatleute' are customers of nearly everybody.
    ['Firmen mit kleinen Fuhrparks und Privatleute', 'Privatkunden, Unternehmen', ['Firmen']],
    ['selbständige', 'Freiberufler:innen und Selbstständige', ['Selbstständige']],
    ['Berufstätige mit wenig Zeit', 'Studierende und Berufstätige', ['Berufstätige']],
    ['ältere Menschen', 'Ältere Menschen und Familien', ['ältere Menschen']],
    ['preisbewusste Kunden', 'Preisbewusste', ['Preisbewusste']],
  ];
  for (const [one, other, groups] of said)
    it(`are ${groups.join(', ')} of '${one}' and '${other}'`, () => {
      expect(bothName(one, other)).toEqual(groups);
      expect(bothName(other, one).toSorted()).toEqual(groups.toSorted());
    });

  const unsaid: [one: string, other: string][] = [
    ['Büros, Kanzleien', 'Betriebe bis fünfzig Mitarbeitende und Büroteams'],
    ['Onlineshops', 'Onlinekäufer'],
    ['Hausverwaltungen', 'Hausbesitzer'],
    ['Praxen', 'Kliniken und Apotheken'],
    ['Hotels', 'Restaurants, Gastronomie'],
    ['Hundehalter', 'Firmen mit Bürohunden'],
    ['Läden', 'Ladenbau'],
    ['Familien', 'Familienfeiern, Familienbetriebe und Familien- und Paarberatung'],
    ['Kinder und Familien', 'Erwachsene mit Kindern, alle außer Familien'],
    ['Firmen', 'Menschen, die für Firmen arbeiten'],
    ['Hotels, Praxen', 'Gäste von Hotels und Praxen'],
    ['Läden', 'Inhaber der Läden'],
    ['Berufstätige', 'berufstätige Mütter'],
    ['Kreative', 'kreative Köpfe in Agenturen'],
    ['Studierende', 'alle, nicht Studierende'],
    ['Radfahrer', 'Leser der Radzeitung, wo Radfahrer schreiben'],
  ];
  for (const [one, other] of unsaid)
    it(`are none of '${one}' and '${other}'`, () => {
      expect([bothName(one, other), bothName(other, one)]).toEqual([[], []]);
    });

  it('leave the score as it is: what only points to a group counts there', () => {
    const [one, other] = ['Onlineshops', 'Onlinekäufer'].map((text) => audienceOf(profile(text)));
    expect(one && other && audienceOverlap(one, other)).toBeGreaterThan(0.7);
  });

  it('are read in a description only where no target group is given and it says for whom', () => {
    const families = profile('Familien');
    expect(groupsBothName(families, profile(' ', 'Wir kochen für Familien.'))).toEqual(['Familien']);
    expect(groupsBothName(families, profile('', 'Ein Haus für Paare, Urlauber und junge Familien.'))).toEqual([
      'Familien',
    ]);
    for (const description of [
      'Drei Familien führen das Haus.',
      'Nicht für Familien.',
      'Platz für Feiern der Familien.',
    ])
      expect([description, groupsBothName(families, profile('', description))]).toEqual([description, []]);
    expect(groupsBothName(families, profile('Paare', 'Wir kochen für Familien.'))).toEqual([]);
  });
});
