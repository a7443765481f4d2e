import { describe, it } from 'node:test';
import { expect } from 'expect';
import { analyzePages } from '../analyze-pages.ts';
import { isPlausible } from '../company/name-candidates.ts';
import { readPage } from './read-page.ts';
import { wayfindingOf, withoutLinksBehind } from './wayfinding.ts';

const site = 'https://www.beispiel-betrieb.de/';
const links = (html: string) => wayfindingOf(readPage(html, site, 'start'));

describe('what leads somewhere', () => {
  it('is every link but the one to the beginning', () => {
    const html =
      '<a href="/">Blumen Kolb</a> <a href="#top">Nach oben</a> <a href="/agb">AGB</a> <a href="/index.html">Start</a>';
    expect([...links(html)]).toEqual(['nach oben', 'agb']);
  });

  it('is cut off behind a line, one or several, and never all of it', () => {
    const known = new Set(['nach oben', 'agb', 'oben', 'jobs', 'blumen kolb']);
    expect(withoutLinksBehind('Blumen Kolb Nach oben', known)).toBe('Blumen Kolb');
    expect(withoutLinksBehind('Blumen Kolb AGB, Jobs | Nach oben', known)).toBe('Blumen Kolb');
    expect(withoutLinksBehind('Blumen Kolb', known)).toBe('Blumen Kolb');
    expect(withoutLinksBehind('Blumen Jobsky', known)).toBe('Blumen Jobsky');
  });

  it('names no business where it is a list of places for search engines', () => {
    expect(isPlausible('Fotograf Hochzeit Konstanz Radolfzell Überlingen')).toBe(false);
    for (const name of ['Massageinstitut in Gleisdorf', 'Unfall – was tun?']) expect(isPlausible(name)).toBe(false);
    for (const name of ['Haus in der Sonne', 'Weinhaus Bamberg Erfurt', 'Gasthof Singen', 'Essen & Trinken'])
      expect(isPlausible(name)).toBe(true);
  });

  it('is no name: neither beside the copyright nor above the address', () => {
    const footer = '<footer><p>© 2024 Ergotherapie am See <a href="#">Zum Seitenanfang</a></p></footer>';
    const start = readPage(`<title>Start</title><p>Willkommen</p>${footer}`, site, 'start');
    expect(analyzePages([start]).companyName).toBe('Ergotherapie am See');
    const menu =
      '<td><a href="index.html">Home</a><br><a href="#fotos">Fotowand</a><br><a href="/i.html">Impressum</a></td>';
    const own = '<td>Klavierbau Brehm<br>Lindenweg 4<br>99084 Erfurt</td>';
    const imprint = readPage(
      `<title>Impressum</title><table><tr>${menu}${own}</tr></table>`,
      `${site}i.html`,
      'imprint',
    );
    expect(analyzePages([readPage(`<p>Willkommen</p>${menu}`, site, 'start'), imprint]).companyName).toBe(
      'Klavierbau Brehm',
    );
  });
});
