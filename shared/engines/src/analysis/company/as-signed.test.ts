import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type PageKind, readPage } from '../page/read-page.ts';
import { companyName } from './company-name.ts';

describe('a firm as the business shows itself', () => {
  const signs = (name: string) => [
    `<meta property="og:site_name" content="${name}"><title>Willkommen</title>`,
    `<title>Willkommen</title><a class="site-logo" href="/"><img alt="${name} Logo"></a>`,
    `<title>Start</title><header><a href="/">${name}</a></header>`,
    `<title>${name} – seit 1990 in Gotha</title>`,
    `<title>Home</title><script type="application/ld+json">{"@type":"LocalBusiness","name":"${name}"}</script>`,
    `<title>New Page 1</title><center><font size="6">${name}</font></center>`,
  ];
  const firms = [
    ['Suppenstern Catering', 'Suppenstern Catering UG (haftungsbeschränkt)'],
    ['Korbwerk', 'Korbwerk Flechtmöbel GmbH'],
    ['Zimmerei Abendroth', 'Abendroth Holzbau GmbH & Co. KG'],
    ['Glasperle', 'Glasperle e.K.'],
    ['Turnverein Elxleben', 'Turnverein Elxleben e.V.'],
    ['Fuchs & Co.', 'Fuchs & Co. OHG'],
  ] as const;
  for (const [name, firm] of firms)
    it(`is '${name}' where the imprint has '${firm}'`, () => {
      expect(signs(name).map((sign) => named(sign, firm))).toEqual(signs(name).map(() => name));
    });

  it('keeps the legal form where a sign carries it, or where nothing else names the business', () => {
    for (const sign of signs('Korbwerk GmbH')) expect(named(sign, 'Korbwerk GmbH')).toBe('Korbwerk GmbH');
    expect(named('<title>Home</title><p>Körbe und Stühle.</p>', 'Korbwerk GmbH')).toBe('Korbwerk GmbH');
  });

  it('has the shop before who owns it', () => {
    for (const owner of ['Inh. Petra Vogt', 'Inhaberin: Petra Vogt', 'Inhaber Petra und Jan Vogt', 'Petra Vogt'])
      for (const head of [`Korbwerk, ${owner}`, `Korbwerk<br>${owner}`, owner])
        expect([head, named('<title>Korbwerk</title><footer>© Korbwerk</footer>', head)]).toEqual([head, 'Korbwerk']);
  });
});

describe('a name that ends with a dot of its own', () => {
  it('keeps it', () => {
    for (const name of ['Wuschel & Co.', 'Garn, Wolle & Co.', 'Nadel und Cie.'])
      for (const html of [
        `<title>${name} – Laden in Gotha</title>`,
        `<meta property="og:site_name" content="${name}"><title>${name}</title><footer>© 2026 ${name}</footer>`,
      ])
        expect(named(html, `${name}, Inh. Eva Lang`)).toBe(name);
  });

  it('has none where a sentence ends', () => {
    expect(named('<title>Korbwerk.</title>', 'Korbwerk')).toBe('Korbwerk');
  });
});

describe('a club that calls itself by its initials', () => {
  const clubs = [
    ['TC RWB', 'Tennisclub Rot-Weiß Bergdorf'],
    ['TC RWB', 'TC Rot-Weiß Bergdorf'],
    ['SVO', 'Sportverein Oberndorf'],
    ['RCH e.V.', 'Ruderclub Hansa Gotha'],
    ['MGV', 'Männergesangverein Gotha'],
    ['TSC BG', 'Tanzsportclub Blau-Gold'],
  ] as const;
  for (const [short, full] of clubs)
    it(`is '${full}'`, () => {
      expect(named(`<title>${short} | ${full}</title><h1>Willkommen</h1><footer>© ${short}</footer>`, short)).toBe(
        full,
      );
    });

  it('is no other name, and no firm', () => {
    expect(named('<title>TC RWB | Sportverein Oberndorf</title><footer>© TC RWB</footer>', 'TC RWB')).toBe('TC RWB');
    expect(named('<title>BMS | Bau Montage Service</title><footer>© BMS</footer>', 'BMS')).toBe('BMS');
  });
});

function named(start: string, head: string): string {
  const imprint = `<h1>Impressum</h1><p>${head}<br>Marktstraße 9<br>99867 Gotha</p>`;
  return companyName([page(start), page(imprint, 'imprint')], '99867 Gotha').name;
}

function page(html: string, kind: PageKind = 'start') {
  return readPage(html, 'https://www.beispiel-seite.de/', kind);
}
