import { describe, it } from 'node:test';
import { expect } from 'expect';
import { analyzePages } from './analyze-pages.ts';
import { locationOf } from './company/location.ts';
import { readPage } from './page/read-page.ts';

const analysed = (html: string) => analyzePages([readPage(html, 'https://www.beispiel-seite.de/', 'start')]);

describe('whom a business addresses', () => {
  it('is not told by an industry that is only guessed', () => {
    const guessed = analysed('<h1>Kolb</h1><p>Bei Kolb gibt es Blumen, manchmal auch Beratung und Kaffee.</p>');
    expect(guessed.industryConfidence).toBeLessThan(0.7);
    expect(guessed.trade).toBeNull();
    expect(guessed.targetAudience).toBe('');
  });

  it('is told by an industry that is sure', () => {
    const sure = analysed(
      '<title>Restaurant Kolb</title><h1>Restaurant Kolb</h1><p>Unsere Küche kocht Pizza und Pasta.</p>',
    );
    expect(sure.industryConfidence).toBeGreaterThanOrEqual(0.7);
    expect(sure.targetAudience).toBe('Gäste');
  });
});

describe('an address in small letters throughout', () => {
  const place = (...lines: string[]) =>
    locationOf([readPage(`<h1>impressum</h1><p>${lines.join('<br>')}</p>`, 'https://www.beispiel.de/', 'imprint')])
      .location;

  it('has its place where the code belongs to it', () => {
    expect(place('studio eins', 'lange gasse 7', '99084 erfurt')).toBe('99084 Erfurt');
    expect(place('studio eins, lange gasse 7, 50667 köln')).toBe('50667 Köln');
  });

  it('is not read where it does not', () => {
    expect(place('über 10000 kunden')).toBe('');
    expect(place('12345 zufriedene gäste')).toBe('');
  });
});
