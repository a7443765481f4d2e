import type { Business } from './business.ts';

/** Pages of a site by path. */
export type Site = Record<string, string>;

const cookie =
  '<div id="cookie-banner" class="cookie-consent"><p>Wir verwenden Cookies für Marketing und Software von Drittanbietern. Mit Klick auf Akzeptieren stimmen Sie zu.</p><button>Alle akzeptieren</button></div>';
const streets = [
  'Hauptstraße 12',
  'Am Markt 3',
  'Bahnhofstr. 45',
  'Lindenweg 7a',
  'Industriestraße 20',
  'Kirchgasse 1',
];
const owners = ['Sabine Kluge', 'Mehmet Kaya', 'Jürgen Popp', 'Dr. Eva Lang', 'Tim Roth', 'Claudia Ahrens'];
const agency = '<p>Webdesign und Umsetzung: Pixelschmiede Medien GmbH, Werbeagentur, Ringstr. 4, 20095 Hamburg</p>';

/** Families of templates. What is tuned and calibrated on some must hold on the others. */
export const families = {
  dev: { classic, builder, table },
  test: { structured, onePage, english },
} as const;

function classic(b: Business, random: () => number): Site {
  const nav =
    '<nav><a href="/">Start</a><a href="/leistungen">Leistungen</a><a href="/ueber-uns">Über uns</a><a href="/kontakt">Kontakt</a></nav>';
  const foot = `<footer><p>© 2024 ${b.firm}</p><a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutz</a></footer>`;
  const page = (title: string, body: string, description = '') =>
    `<!doctype html><html lang="de"><head><title>${title}</title>${description && `<meta name="description" content="${description}">`}</head><body>${cookie}<header>${nav}</header><main>${body}</main>${foot}</body></html>`;
  return {
    '/': page(
      `${b.name} | ${b.trade} ${b.place}`,
      `<h1>${b.trade} in ${b.place}</h1><p>${b.about}</p><h2>Unsere Leistungen</h2><ul>${b.services.map((each) => `<li>${each}</li>`).join('')}</ul>`,
      b.description,
    ),
    '/leistungen': page(
      `Leistungen | ${b.name}`,
      `<h1>Leistungen</h1>${b.services.map((each) => `<h2>${each}</h2>`).join('')}`,
    ),
    '/ueber-uns': page(`Über uns | ${b.name}`, `<h1>Über uns</h1><p>${b.about}</p>`),
    '/kontakt': page(
      `Kontakt | ${b.name}`,
      `<h1>Kontakt</h1><p>${b.name}<br>${pick(streets, random)}<br>${b.postalCode} ${b.place}<br>Tel. 0123 456789</p>`,
    ),
    '/impressum': page(`Impressum | ${b.name}`, imprint(b, random)),
  };
}

/** A website builder: slogan as heading, 'Startseite' in the title, no description, text in nested blocks. */
function builder(b: Business, random: () => number): Site {
  const slogans = [
    'Herzlich willkommen!',
    'Schön, dass Sie da sind',
    'Mit Leidenschaft für Sie da',
    'Qualität aus Erfahrung',
  ];
  const page = (title: string, body: string) =>
    `<!DOCTYPE html><html><head><title>${title}</title><meta name="generator" content="Baukasten"></head><body><div class="page"><div class="header"><img src="l.png" alt="${b.name} Logo"><ul class="main-menu"><li><a href="/">Startseite</a></li><li><a href="/team">Unser Team</a></li><li><a href="/impressum">Impressum</a></li></ul></div><div class="content">${body}</div><div id="footer">Druckversion | Sitemap | ${b.postalCode} ${b.place}</div></div></body></html>`;
  return {
    '/': page(
      `${b.name} - Startseite`,
      `<div><h1>${pick(slogans, random)}</h1><div><div>${b.description}</div><div>${b.about}</div><h2>${b.services.join(' – ')}</h2></div></div>`,
    ),
    '/team': page(
      `${b.name} - Unser Team`,
      `<h1>Unser Team</h1><p>${pick(owners, random)} und das ganze Team freuen sich auf Sie.</p>`,
    ),
    '/impressum': page(`${b.name} - Impressum`, imprint(b, random)),
  };
}

/** The nineties: tables, capitals, no sections, a greeting in the title. */
function table(b: Business, random: () => number): Site {
  const page = (title: string, body: string) =>
    `<html><head><meta http-equiv="content-type" content="text/html; charset=iso-8859-1"><title>${title}</title><meta name="keywords" content="${b.services.join(', ')}, ${b.place}"></head><body bgcolor="#ffffff"><table><tr><td><a href="index.html">Home</a><br><a href="impressum.html">Impressum</a><br><a href="links.html">Links</a></td><td>${body}</td></tr></table></body></html>`;
  return {
    '/': page(
      `Willkommen bei ${b.name} in ${b.place}`,
      `<center><font size="6"><b>${b.name}</b></font><br>${b.trade}</center><p>${b.description}<p>${b.about}<br>${pick(streets, random)}, ${b.postalCode} ${b.place}`,
    ),
    '/impressum.html': page('Impressum', imprint(b, random)),
  };
}

function structured(b: Business, random: () => number): Site {
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', name: b.name },
      {
        '@type': ['LocalBusiness', 'Organization'],
        name: b.name,
        legalName: b.firm,
        description: b.description,
        address: {
          '@type': 'PostalAddress',
          streetAddress: pick(streets, random),
          postalCode: b.postalCode,
          addressLocality: b.place,
        },
      },
    ],
  };
  const head = `<meta property="og:site_name" content="${b.name}"><meta property="og:title" content="${b.trade} ${b.place}"><meta property="og:description" content="${b.description}">`;
  const page = (title: string, body: string, extra = '') =>
    `<!doctype html><html lang="de-DE"><head><meta charset="utf-8"><title>${title}</title>${extra}</head><body class="has-navigation">${body}<footer><a href="/impressum/">Impressum</a></footer></body></html>`;
  return {
    '/': page(
      `${b.trade} in ${b.place} – ${b.name}`,
      `<section><h1>${b.services[0]} und mehr</h1><p>${b.about}</p></section>${b.services.map((each) => `<article><h3>${each}</h3></article>`).join('')}${agency}`,
      `${head}<script type="application/ld+json">${JSON.stringify(graph)}</script>`,
    ),
    '/impressum/': page('Impressum', imprint(b, random)),
  };
}

/** Everything on one page, Impressum included. */
function onePage(b: Business, random: () => number): Site {
  const nav =
    '<ul class="navbar"><li><a href="#leistungen">Angebot</a></li><li><a href="#kontakt">Kontakt</a></li><li><a href="#impressum">Impressum</a></li></ul>';
  return {
    '/': `<!doctype html><html lang="de"><head><title>${b.name} ${b.place}</title><meta name="description" content="${b.description}"></head><body>${nav}<div class="hero"><h1>${b.name}</h1><h2>${b.trade}</h2></div><div id="leistungen">${b.services.map((each) => `<h3>${each}</h3><p>Mehr dazu auf Anfrage.</p>`).join('')}</div><div><p>${b.about}</p></div><div id="kontakt">${b.name}, ${pick(streets, random)}, D-${b.postalCode} ${b.place}</div><div id="impressum">${imprint(b, random)}</div>${cookie}</body></html>`,
  };
}

/** A German business that greets in English: only name, services and Impressum are its own. */
function english(b: Business, random: () => number): Site {
  const page = (title: string, body: string) =>
    `<!doctype html><html lang="en"><head><title>${title}</title></head><body><nav><a href="/">Home</a><a href="/about">About us</a><a href="/imprint">Imprint</a></nav><main>${body}</main><footer>© ${b.firm}. All rights reserved.</footer></body></html>`;
  return {
    '/': page(
      `${b.name} – ${b.trade}`,
      `<h1>Welcome to ${b.name}</h1><p>We are happy to have you here. Please find our services below.</p><p>${b.services.join(', ')}</p><p>${b.description}</p>`,
    ),
    '/about': page(`About – ${b.name}`, `<h1>About</h1><p>${b.about}</p>`),
    '/imprint': page(`Imprint – ${b.name}`, imprint(b, random)),
  };
}

function imprint(b: Business, random: () => number): string {
  const owner = pick(owners, random);
  const chamber =
    '<h3>Streitbeilegung</h3><p>Wir sind nicht verpflichtet. Allgemeine Verbraucherschlichtungsstelle, Straßburger Str. 8, 77694 Kehl am Rhein</p>';
  const address = `${pick(streets, random)}<br>${b.postalCode} ${b.place}`;
  const variants = [
    `<h1>Impressum</h1><h2>Angaben gemäß § 5 TMG</h2><p>${b.firm}<br>${address}</p><h2>Vertreten durch</h2><p>${owner}</p><h2>Kontakt</h2><p>Telefon: 0123 4567<br>E-Mail: info@${b.domain}</p>${chamber}`,
    `<h2>Impressum</h2><p>Anbieter dieser Seite ist:</p><p><strong>${b.firm}</strong></p><p>${address}</p><p>Geschäftsführung: ${owner}</p><p>Registergericht: Amtsgericht ${b.place}, HRB 12345</p>${agency}`,
    `<h1>Impressum</h1><p>Verantwortlich für den Inhalt:<br>${owner}<br>${b.firm}<br>${address}</p><p>Haftung für Inhalte: Als Diensteanbieter sind wir für eigene Inhalte verantwortlich.</p>`,
  ];
  return pick(variants, random);
}

export function pick<T>(from: readonly T[], random: () => number): T {
  return from[Math.floor(random() * from.length)] as T;
}
