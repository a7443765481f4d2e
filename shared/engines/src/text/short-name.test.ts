import { describe, it } from 'node:test';
import { expect } from 'expect';
import { endedOnce, shortName } from './short-name.ts';

const names: readonly (readonly [written: string, short: string])[] = [
  ['Papierhaus Lindner GmbH & Co. KG', 'Papierhaus Lindner'],
  ['Papierhaus Lindner GmbH & Co KG', 'Papierhaus Lindner'],
  ['Rad & Tat UG (haftungsbeschränkt)', 'Rad & Tat'],
  ['Rad & Tat UG (haftungsbeschränkt) & Co. KG', 'Rad & Tat'],
  ['Kranz Immobilien e.K.', 'Kranz Immobilien'],
  ['Kranz Immobilien e. K.', 'Kranz Immobilien'],
  ['Kranz Immobilien, e.Kfr.', 'Kranz Immobilien'],
  ['Möller Sturm PartG mbB', 'Möller Sturm'],
  ['Möller Sturm PartGmbB', 'Möller Sturm'],
  ['Talbahn AG', 'Talbahn'],
  ['Huber und Söhne GesbR', 'Huber und Söhne'],
  ['Boulangerie Favre Sàrl', 'Boulangerie Favre'],
  ['Boulangerie Favre S.à r.l.', 'Boulangerie Favre'],
  ['Zgraggen & Partner KlG', 'Zgraggen & Partner'],
  ['Holzer Gesellschaft m.b.H.', 'Holzer'],
  ['Holzer Ges.m.b.H.', 'Holzer'],
  ['Kosmetik Anna e.U.', 'Kosmetik Anna'],
  ['Musikfreunde Oberau e.V.', 'Musikfreunde Oberau'],
  ['Musikfreunde Oberau e. V', 'Musikfreunde Oberau'],
  ['Obsthof Jork eG', 'Obsthof Jork'],
  ['Nordlicht Media SE', 'Nordlicht Media'],
  ['Schön & Co. GmbH', 'Schön & Co.'],
  ['Schön & Co. KG', 'Schön & Co.'],
  ['Brau OHG, Inhaber: Max Brau', 'Brau'],
  ['Friseur Kamm, Inh. Petra Kamm', 'Friseur Kamm'],
  ['Weber GmbH, Heizung und Sanitär', 'Weber'],
  ['Weber GmbH – Ihr Meisterbetrieb', 'Weber'],
  ['Weber (GmbH)', 'Weber'],
  ['Lebenswerk gGmbH', 'Lebenswerk'],
  ['Bergbau GmbH i. L.', 'Bergbau'],
  ['  Haus   am See ', 'Haus am See'],
  ['AG Stadtgeschichte', 'AG Stadtgeschichte'],
  ['EU Beratung', 'EU Beratung'],
  ['Se Asia Imbiss', 'Se Asia Imbiss'],
  ['KG Rote Funken e.V.', 'KG Rote Funken'],
  ['Bücher Montag', 'Bücher Montag'],
  ['Café USA', 'Café USA'],
  ['GmbH', 'GmbH'],
  ['X GmbH', 'X GmbH'],
  ['', ''],
];

describe('how a business is called in a sentence', () => {
  for (const [written, short] of names)
    it(`is '${short}' for '${written}'`, () => expect(shortName(written)).toBe(short));

  it('is found at once however long a name is', () => {
    const started = performance.now();
    for (const piece of ['GmbH & Co. ', 'e. K. ', ' , ; - ', 'Inh. ', '(((', 's.à r.']) shortName(piece.repeat(20_000));
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('endedOnce', () => {
  it('leaves one mark at the end, and other points alone', () => {
    expect(['bei Schön & Co..', 'zu Yippie!.', 'bei Weber.', 'und so weiter...'].map(endedOnce)).toEqual([
      'bei Schön & Co.',
      'zu Yippie!',
      'bei Weber.',
      'und so weiter...',
    ]);
  });
});
