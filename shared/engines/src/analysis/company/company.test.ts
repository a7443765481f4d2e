import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type PageKind, readPage } from '../page/read-page.ts';
import { audienceOf } from './audience.ts';
import { companyName } from './company-name.ts';
import { locationOf } from './location.ts';
import { summaryOf } from './summary.ts';

describe('the name of the business', () => {
  it('is the firm of the Impressum as the site shows itself: with the legal form where its sign carries that too', () => {
    for (const firm of [
      'Müller Bau GmbH',
      'Müller Bau GmbH & Co. KG',
      'Müller Bau UG (haftungsbeschränkt)',
      'Müller Bau e.K.',
      'Müller Bau GbR',
      'Müller Bau OHG',
      'Müller Bau AG',
      'Müller Bau e.V.',
    ]) {
      const named = (start: string) =>
        companyName([
          page(start),
          page(`<h1>Impressum</h1><p>Angaben gemäß § 5 DDG:<br>${firm}<br>Am Markt 1<br>50667 Köln</p>`, 'imprint'),
        ]);
      expect(named('<title>Startseite | Müller Bau</title>')).toMatchObject({ name: 'Müller Bau', firm });
      expect(named(`<title>Startseite | ${firm}</title>`)).toMatchObject({ name: firm, firm });
    }
  });

  it('is the name people know when the operator is called otherwise', () => {
    const pages = [
      page('<title>Trattoria Bella – Home</title><meta property="og:site_name" content="Trattoria Bella">'),
      page('<h1>Impressum</h1><p>MB Gastro GmbH<br>Am Markt 1<br>50667 Köln</p>', 'imprint'),
    ];
    expect(companyName(pages).name).toBe('Trattoria Bella');
  });

  it('is neither the web agency nor the owner', () => {
    const imprint =
      '<h1>Impressum</h1><p>Blumen Rosenrot, Inh. Petra Sommer<br>Am Markt 1<br>50667 Köln</p><p>Webdesign: Pixelschmiede Medien GmbH</p>';
    expect(
      companyName(
        [page('<title>Willkommen bei Blumen Rosenrot in Köln</title>'), page(imprint, 'imprint')],
        '50667 Köln',
      ).name,
    ).toBe('Blumen Rosenrot');
  });

  it('is found in JSON-LD, also within a graph and a broken block beside it', () => {
    const graph = {
      '@graph': [
        { '@type': 'WebPage', name: 'Start' },
        { '@type': ['Dentist', 'LocalBusiness'], name: 'Praxis am Park' },
      ],
    };
    const html = `<title>Zahnarzt Köln</title><script type="application/ld+json">{ broken</script><script type="application/ld+json">${JSON.stringify(graph)}</script>`;
    expect(companyName([page(html)]).name).toBe('Praxis am Park');
  });

  it('keeps a word that only begins like the mark of an owner', () => {
    for (const name of ['Hotel Inhausen', 'Zweirad GFK Technik', 'Café Inhalt'])
      expect(companyName([page(`<title>${name}</title><meta property="og:site_name" content="${name}">`)]).name).toBe(
        name,
      );
    for (const mark of [', Inh. Petra Sommer', ' Inhaberin Petra Sommer', ' – vertreten durch Petra Sommer'])
      expect(companyName([page(`<meta property="og:site_name" content="Blumen Rosenrot${mark}">`)]).name).toBe(
        'Blumen Rosenrot',
      );
  });

  it('is the first line of the imprint where that contains the name the site uses', () => {
    const imprint =
      '<h1>Impressum</h1><p>Buchhandlung Lesefuchs<br>Inhaberin: Petra Hahn<br>Am Markt 1<br>50667 Köln</p>';
    expect(companyName([page('<title>Lesefuchs | Start</title>'), page(imprint, 'imprint')]).name).toBe(
      'Buchhandlung Lesefuchs',
    );
  });

  it('is no trade, no opening and no slogan', () => {
    const imprint = page('<h1>Impressum</h1><p>Salon Anna<br>Am Markt 1<br>50667 Köln</p>', 'imprint');
    for (const title of ['Friseur', 'Karriere bei Salon Anna', 'Weil Sie es uns wert sind', 'Meine Website'])
      expect(companyName([page(`<title>${title}</title><p>© Salon Anna</p>`), imprint]).name).toBe('Salon Anna');
  });

  it('is no branch, and not the place that data put behind it; a trade with its place stays', () => {
    const branch = { '@type': 'LocalBusiness', name: 'Backhaus Sommer Filiale Köln' };
    const named = { ...branch, name: 'Glut & Asche Köln' };
    for (const [thing, name] of [
      [branch, 'Backhaus Sommer'],
      [named, 'Glut & Asche'],
      [{ ...branch, name: 'Taxi Köln' }, 'Taxi Köln'],
    ] as const) {
      const html = `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
      expect(companyName([page(html)], '50667 Köln').name).toBe(name);
    }
  });

  it('stands for the firm that says the same with other words of the trade, and for no firm that only runs the business', () => {
    const firmOf = (title: string, firm: string) => {
      const found = companyName([
        page(`<title>${title}</title><p>© ${title}</p>`),
        page(`<h1>Impressum</h1><p>${firm}<br>Am Markt 1<br>50667 Köln</p>`, 'imprint'),
      ]);
      expect(found.name).toBe(title);
      return found.firm;
    };
    expect(firmOf('Malermeister Quast', 'Quast Malerbetrieb GmbH')).toBe('Quast Malerbetrieb GmbH');
    expect(firmOf('Metzg Huber', 'Metzgerei Huber AG')).toBe('Metzgerei Huber AG');
    expect(firmOf('Malermeister Utz', 'Utz Malerbetrieb GmbH')).toBe('Utz Malerbetrieb GmbH');
    expect(firmOf('Malermeister Utz', 'Utz Kranverleih Nord GmbH')).toBe('Malermeister Utz');
    expect(firmOf('Café Wortner', 'Wortner Kaffeehaus Betriebs GmbH')).toBe('Café Wortner');
    expect(firmOf('Malermeister Quast', 'Lindner Malerbetrieb GmbH')).toBe('Malermeister Quast');
  });

  it('is what the domain says where a site shows nothing but the firm of somebody else', () => {
    const imprint = '<h1>Impressum</h1><p>ML Gastro GmbH<br>Am Markt 1<br>50667 Köln</p>';
    const pages = [
      readPage('<title>Home</title>', 'https://www.trattoria-lupo.de/', 'start'),
      page(imprint, 'imprint'),
    ];
    expect(companyName(pages).name).toBe('Trattoria Lupo');
  });

  it('is found in a logo, in a firm of the footer, and written as people write it', () => {
    const logo = '<title>Home</title><a class="site-logo"><img alt="Blumen Rosenrot"></a><h1>Willkommen!</h1>';
    expect(companyName([page(logo)]).name).toBe('Blumen Rosenrot');
    const footer = '<title>HOLZBAU STEINER</title><footer>Holzbau Steiner GmbH · Am Markt 1 · 50667 Köln</footer>';
    expect(companyName([page(footer)]).name).toBe('Holzbau Steiner');
    const shouted = '<title>RADWERK KÖLN</title><p>© Radwerk Köln</p>';
    expect(companyName([page(shouted)]).name).toBe('Radwerk Köln');
  });

  it('is not that of who asks for consent', () => {
    const asked =
      '<div><h2>Cookie-Einstellungen</h2><p>Anbieter: Wächter GmbH, Ringstr. 3, 12099 Berlin</p><button>Alle akzeptieren</button></div>';
    const pages = [
      page(`${asked}<title>Start</title><p>Wir binden Sträuße und Kränze für jeden Anlass.</p>`),
      page(`${asked}<h1>Impressum</h1><p>Blumen Rosenrot<br>Am Markt 1<br>50667 Köln</p>`, 'imprint'),
    ];
    expect(companyName(pages).name).toBe('Blumen Rosenrot');
    expect(locationOf(pages).location).toBe('50667 Köln');
    expect(summaryOf(pages).summary).toBe('Wir binden Sträuße und Kränze für jeden Anlass.');
  });

  it('carries Austrian legal forms where nothing else names the business', () => {
    for (const firm of ['Müller Bau e.U.', 'Müller Bau OG', 'Müller Bau Ges.m.b.H.', 'Müller Bau Gesellschaft m.b.H.'])
      expect(
        companyName([
          page('<title>Home</title><p>Wir bauen.</p>'),
          page(`<h1>Offenlegung</h1><p>Firmenwortlaut: ${firm}</p><p>Am Markt 1, 1010 Wien</p>`, 'imprint'),
        ]).name,
      ).toBe(firm);
  });

  it('comes from the domain when the pages do not say', () => {
    expect(companyName([page('<title>Home</title><p>Hallo</p>')]).name).toBe('Firma Muster');
  });
});

describe('the place of the business', () => {
  it('is the address of the business, not of its chamber, court or agency', () => {
    const imprint = `<h1>Impressum</h1><p>Praxis Weber<br>Hauptstr. 1<br>D-79098 Freiburg Telefon 0761 1</p>
      <p>Kammer: Landesärztekammer, Jahnstr. 40, 70597 Stuttgart</p><p>Universalschlichtungsstelle, Straßburger Str. 8, 77694 Kehl</p>`;
    expect(locationOf([page('<p>Hallo</p>'), page(imprint, 'imprint')]).location).toBe('79098 Freiburg im Breisgau');
  });

  it('is read from JSON-LD and across a line break', () => {
    const business = { '@type': 'Bakery', name: 'x', address: { postalCode: '60311', addressLocality: 'Frankfurt' } };
    expect(locationOf([page(`<script type="application/ld+json">${JSON.stringify(business)}</script>`)]).location).toBe(
      '60311 Frankfurt am Main',
    );
    expect(locationOf([page('<footer><span>Am Markt 1</span><p>10115</p><p>Berlin</p></footer>')]).location).toBe(
      '10115 Berlin',
    );
  });

  describe('of a house for guests', () => {
    const landlord = '<h1>Impressum</h1><p>Vermieter: Jens Wolters<br>Kastanienweg 5<br>38116 Braunschweig</p>';
    const place = (start: string) => locationOf([page(start), page(landlord, 'imprint')]).location;
    for (const title of ['Ferienwohnung Brise', 'Ferienhaus Brise', 'Hotel Brise', 'Pension Brise', 'FeWo Brise']) {
      it(`is where the house stands: ${title}`, () => {
        const told = [
          'So finden Sie uns: Strandstraße 21, 18374 Zingst.',
          'Adresse der Wohnung: 18374 Zingst',
          'Haus Brise, Strandstraße 21 · D-18374 Zingst',
        ];
        for (const text of told) expect(place(`<title>${title}</title><p>${text}</p>`)).toBe('18374 Zingst');
      });
    }

    it('is the place in its title where no address tells it, of holiday homes', () => {
      expect(place('<title>Ferienwohnung Brise in Zingst</title><p>Drei Zimmer.</p>')).toBe('Zingst');
      expect(place('<title>Hotel Brise in Zingst</title><p>Drei Zimmer.</p>')).toBe('38116 Braunschweig');
      expect(place('<title>Ferienwohnung Brise in Strandnähe</title><p>Drei Zimmer.</p>')).toBe('38116 Braunschweig');
    });

    it('is that of the imprint where its pages name it too, or an address is of somebody else', () => {
      const other = '<p>Fahrradverleih Hansen, Strandstraße 3, 18374 Zingst</p>';
      const own = '<p>Kastanienweg 5, 38116 Braunschweig</p>';
      expect(place(`<title>Pension Brise</title>${own}${other}`)).toBe('38116 Braunschweig');
      const listed = '<p>Umsetzung: Webdesign Nord, Strandstraße 3, 18374 Zingst</p>';
      expect(place(`<title>Pension Brise</title>${listed}`)).toBe('38116 Braunschweig');
      expect(place(`<title>Schreinerei Brise</title>${other}`)).toBe('38116 Braunschweig');
    });
  });

  it('is no number of a register', () => {
    const imprint = '<p>Gasthof Linde</p><p>Registernummer: HRB 12345</p><p>Umsatzsteuer-ID: DE1</p>';
    expect(locationOf([page('<p>Hallo</p>'), page(imprint, 'imprint')]).location).toBe('');
  });

  it('is empty when no page has one', () => {
    expect(locationOf([page('<p>Rufen Sie an: 12345 Sekunden</p>')]).location).not.toMatch(/Berlin|Köln/);
    expect(locationOf([page('<p>Hallo</p>')])).toEqual({ location: '', evidence: [] });
  });
});

describe('summary and audience', () => {
  it('quote whole sentences and end where one ends', () => {
    const text =
      'Seit 1990 backen wir z. B. Roggenbrot nach dem Rezept von Dr. Weber. Unser Ofen brennt ab drei Uhr. Auch der Kuchen ist von uns. Der vierte Satz fehlt.';
    const { summary } = summaryOf([
      page(`<p>Cookies helfen uns, diese Website für Sie zu verbessern und zu messen.</p><p>${text}</p>`),
    ]);
    expect(summary).toBe(
      'Seit 1990 backen wir z. B. Roggenbrot nach dem Rezept von Dr. Weber. Unser Ofen brennt ab drei Uhr. Auch der Kuchen ist von uns.',
    );
  });

  it('invent nothing for a page without sentences', () => {
    expect(summaryOf([page('<ul><li>Brot</li><li>Kuchen</li></ul>')]).summary).toBe('');
  });

  it('name who is addressed, or carefully whom the industry serves', () => {
    const both = page(
      '<p>Wir reinigen für Privatkunden und Geschäftskunden.</p><p>Auch Privatkunden buchen online, für Unternehmen kommen wir abends.</p>',
    );
    expect(audienceOf([both], { industry: 'Dienstleistungen', trade: null }, '50667 Köln').audience).toBe(
      'Privat- und Geschäftskunden in Köln und Umgebung',
    );
    expect(audienceOf([page('<p>Hallo</p>')], { industry: 'Gastronomie', trade: null }, '50667 Köln').audience).toBe(
      'Gäste in Köln und Umgebung',
    );
    expect(audienceOf([page('<p>Hallo</p>')], { industry: null, trade: null }, '').audience).toBe('');
  });
});

function page(html: string, kind: PageKind = 'start') {
  return readPage(html, 'https://www.firma-muster.de/', kind);
}
