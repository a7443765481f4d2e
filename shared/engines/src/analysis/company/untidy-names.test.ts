import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type PageKind, readPage } from '../page/read-page.ts';
import { companyName } from './company-name.ts';
import { tidy } from './name-candidates.ts';
import { isPlaceholder, soundsLikeSlogan } from './name-noise.ts';

describe('the name on an untidy site', () => {
  it('stands at the head of every page, or leads to the first one', () => {
    const head = '<div id="kopf">Geigenbau Resonanz</div>';
    const pages = [
      page(`${head}<p>Ich baue Geigen und Bratschen.</p>`),
      page(`${head}<h3>Impressum</h3><p>Matthias Kolb<br>Alte Gasse 2<br>82481 Mittenwald</p>`, 'imprint'),
    ];
    expect(companyName(pages).name).toBe('Geigenbau Resonanz');
    const linked = '<title>Home</title><a href="/">Home</a><a href="/"><span>Wollstube Maschen</span></a><p>Wolle.</p>';
    expect(companyName([page(linked)]).name).toBe('Wollstube Maschen');
  });

  it('is written as the pages write it where the address spells it', () => {
    const html = '<title>Willkommen</title><p>Seit 2010 gibt es Fräulein Faden in der Neustadt.</p>';
    expect(companyName([page(html, 'start', 'https://www.fraeulein-faden.de/')]).name).toBe('Fräulein Faden');
  });

  it('keeps the mark that closes a quotation in it, and no other', () => {
    for (const [written, name] of [
      ['Nähatelier „Flinke Nadel“', 'Nähatelier „Flinke Nadel“'],
      ['Gasthaus "Zum Anker"', 'Gasthaus "Zum Anker"'],
      ['„Goldener Faden“', 'Goldener Faden'],
    ])
      expect(tidy(written ?? '')).toBe(name);
  });

  it('is not what a template left', () => {
    const left = { '@type': 'LocalBusiness', name: 'Musterbetrieb GmbH' };
    for (const siteName of ['Mysite 3', 'Handwerk Demo', 'Meine Firma', 'blumens Webseite!']) {
      const html = `<title>Elektro Funke – ${siteName}</title><meta property="og:site_name" content="${siteName}"><script type="application/ld+json">${JSON.stringify(left)}</script><footer>© 2022 ${siteName}</footer>`;
      expect(companyName([page(html)]).name).toBe('Elektro Funke');
    }
    for (const name of [
      'Muster & Söhne',
      'Testorf GmbH',
      'Die Website-Werkstatt',
      'Shop am Markt',
      'Mein Lieblingscafé',
    ])
      expect({ name, is: isPlaceholder(name) }).toEqual({ name, is: false });
  });

  it('may sound like advertising where it is called so, or where the address says it', () => {
    for (const name of ['Praxis für Logopädie Mertens', 'Feines & Mehr', 'Fachgeschäft für Wolle'])
      expect({ name, is: soundsLikeSlogan(name) }).toEqual({ name, is: false });
    for (const text of ['Mehr Zeit für Sie', 'Praxis für Sie und uns', 'Wir sind für Sie da'])
      expect({ text, is: soundsLikeSlogan(text) }).toEqual({ text, is: true });
    const html = '<title>Vorhang auf! | Polsterei Singen</title><h1>Polsterei in Singen</h1>';
    expect(companyName([page(html, 'start', 'https://www.vorhang-auf.de/')]).name).toMatch(/^Vorhang auf/);
  });

  it('is what two branches share', () => {
    const branches = ['Brillen Sehgut Innenstadt', 'Brillen Sehgut Bahnhof'].map((name) => ({
      '@type': 'Optician',
      name,
    }));
    const html = `<title>Zweimal in Kassel</title><script type="application/ld+json">${JSON.stringify(branches)}</script>`;
    expect(companyName([page(html)]).name).toBe('Brillen Sehgut');
  });

  it('has the work before the own name of who works alone', () => {
    const pages = [
      page('<title>Hufschmied Torben Lührs | Start</title><p>Ich beschlage Pferde.</p><footer>© Torben Lührs</footer>'),
      page(
        '<title>Impressum | Hufschmied Torben Lührs</title><h1>Impressum</h1><p>Torben Lührs<br>Moorweg 30<br>27419 Sittensen</p>',
        'imprint',
      ),
    ];
    expect(companyName(pages).name).toBe('Hufschmied Torben Lührs');
  });

  it('stands above the address, and no sponsor below it is the business', () => {
    const imprint =
      '<h1>Impressum</h1><p>Turnverein Eiche<br>Am Platz 1<br>50667 Köln</p><h4>Unsere Sponsoren</h4><p>Autohaus Kramer GmbH</p><p>Bäckerei Süß OHG</p>';
    const pages = [
      page('<title>Aktuelles › Turnverein Eiche</title><footer><p>Autohaus Kramer GmbH</p></footer>'),
      page(imprint, 'imprint'),
    ];
    expect(companyName(pages).name).toBe('Turnverein Eiche');
  });
});

function page(html: string, kind: PageKind = 'start', url = 'https://www.firma-muster.de/') {
  return readPage(html, url, kind);
}
