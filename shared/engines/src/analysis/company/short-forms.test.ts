import { describe, it } from 'node:test';
import { expect } from 'expect';
import { analyzePages } from '../analyze-pages.ts';
import { readPage } from '../page/read-page.ts';

describe('short forms break no name, place or sentence', () => {
  const sites: readonly (readonly [title: string, text: string, imprint: string, told: readonly string[]])[] = [
    [
      'Spreewälder Gurken g.g.A. | Gurkenhof Lenz',
      'Wir legen Spreewälder Gurken g.g.A. ein, mit Dill, Senfkörnern usw. nach alter Art.',
      'Gurkenhof Lenz<br>Inh. Dipl.-Ing. Ute Lenz, geb. Noack<br>Dorfstr. 2<br>03222 Lübbenau',
      ['Gurkenhof Lenz', '03222 Lübbenau', 'Gurken g.g.A. ein, mit Dill, Senfkörnern usw. nach alter Art.'],
    ],
    [
      'Imkerei Sommer – St. Georgen',
      'Meine Völker stehen an ca. 20 Orten, z.B. am Rossberg, u.a. auf Streuobstwiesen.',
      'Imkerei Sommer, Inh. Paul Sommer, Schulstr. 7, 78112 St. Georgen im Schwarzwald',
      ['Imkerei Sommer', '78112 St. Georgen', 'an ca. 20 Orten, z.B. am Rossberg, u.a. auf Streuobstwiesen.'],
    ],
    [
      'Käserei Rieder – Tiroler Graukäse g.U.',
      'Wir käsen Tiroler Graukäse g.U. Unsere Kühe grasen von Mai bis Oktober auf der Alm.',
      'Käserei Rieder e.U.<br>Oberdorf 4<br>6364 Brixen im Thale<br>Österreich',
      ['Käserei Rieder', '6364 Brixen im Thale', 'Graukäse g.U. Unsere Kühe grasen'],
    ],
  ];
  for (const [title, text, imprint, [name = '', place = '', told = '']] of sites)
    it(`of '${name}'`, () => {
      const address = `https://www.${name.toLowerCase().replace(/\s/g, '-').replace('ä', 'ae')}.de/`;
      const found = analyzePages([
        readPage(`<html lang="de"><title>${title}</title><p>${text}</p></html>`, address, 'start'),
        readPage(`<h1>Impressum</h1><p>${imprint}</p>`, `${address}impressum`, 'imprint'),
      ]);
      expect(found.companyName).toMatch(new RegExp(`^${name}( e\\.U\\.)?$`));
      expect(found.location).toContain(place);
      expect(found.summary).toContain(told);
    });
});
