import type { Hand } from '../hand.ts';
import { addressOf, data, doc } from '../third/page.ts';

/** A provider's builder for everybody: its own words around the name, and a line to print and to sign in. */
const printVersion: Hand = (b, t) => ({
  '/': doc(
    `${b.brand} - Startseite`,
    `<div id="emotion-header"><span id="emotion-header-title">${t.slogan}</span></div><ul id="mainNav"><li><a href="/">Startseite</a></li><li><a href="/impressum/">Impressum</a></li></ul><h1>Herzlich willkommen</h1><p>${b.sentence}</p><h2>Kontakt</h2><p>Rufen Sie einfach an unter +49 123 4567 oder benutzen Sie unser Kontaktformular.</p><div id="footer"><a href="javascript:print()">Druckversion</a> | <a href="/sitemap/">Sitemap</a><br>© ${b.brand}<br>Diese Seite wurde mit Seitenwerk Mein-Auftritt erstellt. <a href="#">Login</a></div>`,
  ),
  '/impressum/': doc(
    `${b.brand} - Impressum`,
    `<h1>Impressum</h1><p>Angaben gemäß § 5 DDG:</p><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p><p>Kontakt:<br>Telefon: +49 123 4567<br>E-Mail: info@${b.domain}</p><p>Vertreten durch:<br>${b.owner}</p>`,
  ),
});

/** A plugin wrote data that disagree with the page: the trade and place as name, the owner as organisation. */
const pluginData: Hand = (b, t) => ({
  '/': doc(
    `${b.trade} in ${b.place}: ${b.brand}`,
    `<header><a class="custom-logo-link" href="/"><img src="/wp-content/logo-1.png" alt="${b.brand}"></a></header><h1>${t.slogan}</h1><p>${b.sentence}</p><p>${t.quote}</p><footer><a href="/impressum/">Impressum</a></footer>`,
    `<meta property="og:site_name" content="${b.trade} in ${b.place}">${data({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': ['Person', 'Organization'], name: b.owner, logo: { '@type': 'ImageObject', caption: b.owner } },
        {
          '@type': 'WebSite',
          name: `${b.trade} in ${b.place}`,
          description: t.slogan,
          publisher: { '@id': '#organization' },
        },
      ],
    })}`,
  ),
  '/impressum/': doc(
    `Impressum - ${b.trade} in ${b.place}`,
    `<h1>Impressum</h1><p><strong>${b.heads[0]}</strong></p><p>${b.owner}</p><p>${b.street}<br>${b.code} ${b.place}</p><h2>Online-Streitbeilegung</h2><p>Wir nehmen an keinem Verfahren vor einer Verbraucherschlichtungsstelle teil.</p>`,
  ),
});

/** A house of a group: the group in the head and foot of every page, and first in the imprint. */
const group: Hand = (b, t) => ({
  '/': doc(
    `${b.brand} | Hanseatische Verbundgruppe`,
    `<div class="meta-bar"><a href="https://verbund.example">Hanseatische Verbundgruppe</a></div><header><div class="brand-name">${b.brand}</div></header><h1>Willkommen bei ${b.brand}</h1><p>${b.sentence}</p><p>${t.discount}</p><footer><p>${b.brand} ist ein Haus der Hanseatischen Verbundgruppe Holding GmbH.</p><p>© Hanseatische Verbundgruppe 2025</p><a href="/impressum">Impressum</a></footer>`,
    '<meta property="og:site_name" content="Hanseatische Verbundgruppe">',
  ),
  '/impressum': doc(
    'Impressum | Hanseatische Verbundgruppe',
    `<div class="meta-bar"><a href="https://verbund.example">Hanseatische Verbundgruppe</a></div><h1>Impressum</h1><h2>Ihr Ansprechpartner vor Ort</h2><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p><h2>Betrieb der Website</h2><p>Hanseatische Verbundgruppe Holding GmbH<br>Überseering 5<br>22297 Hamburg</p>`,
  ),
});

/** Two firms of one family in one imprint; the other one lets houses. */
const twoFirms: Hand = (b, t) => {
  const family = b.owner.split(' ').at(-1);
  return {
    '/': doc(
      `Start | ${b.brand}`,
      `<h1>${b.brand}</h1><h2>${t.slogan}</h2><p>${b.sentence}</p><p>Außerdem vermieten wir Wohnungen und Hallen.</p><a href="/rechtliches/impressum">Impressum</a>`,
    ),
    '/rechtliches/impressum': doc(
      'Impressum',
      `<h1>Impressum</h1><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p><p>Amtsgericht: Registergericht am Ort</p><p>und</p><p>${family} Grundstücksverwaltung GbR<br>${b.street}<br>${b.code} ${b.place}</p><p>Gesellschafter: ${b.owner}</p>`,
    ),
  };
};

/** Whoever looks for staff: jobs in title, data and heading, the name only beside it. */
const jobsFirst: Hand = (b, t) => ({
  '/': doc(
    `Deine Ausbildung bei ${b.brand} in ${b.place}`,
    `<header><img class="logo" src="logo.svg" alt="${b.brand} – ${t.slogan}"></header><h1>Azubi gesucht!</h1><h2>Komm in unser Team</h2><p>${b.sentence}</p><ul><li>30 Tage Urlaub</li><li>Jobrad</li><li>Obstkorb</li></ul><p>Bewirb dich bei ${b.owner}.</p><a href="/impressum">Impressum</a>`,
    `<meta property="og:title" content="Jobs & Ausbildung | ${b.brand}">${data({ '@type': 'JobPosting', title: 'Ausbildung (m/w/d)', hiringOrganization: { '@type': 'Organization', name: b.brand } })}`,
  ),
  '/impressum': doc(
    `Impressum | ${b.brand}`,
    `<h1>Impressum</h1><p>Diensteanbieter ist:</p><p>${b.heads.join('<br>')}</p><p>${b.street}<br>${b.code} ${b.place}</p><p>Bildnachweise: stock.adobe.com</p>`,
  ),
});

/** The title tells the hours, the imprint only who owns it; the name stands in the letters' head. */
const openToday: Hand = (b, t) => ({
  '/': doc(
    'Wir haben geöffnet! Mo–Fr 9–18 Uhr, Sa 9–13 Uhr',
    `<table class="briefkopf"><tr><td>${b.brand}</td></tr><tr><td>${b.street} · ${b.code} ${b.place}</td></tr></table><h2>${t.slogan}</h2><p>${b.sentence}</p><p>Wir freuen uns auf Ihren Besuch!</p><p><a href="impressum.html">Impressum</a> <a href="datenschutz.html">Datenschutz</a></p>`,
  ),
  '/impressum.html': doc(
    'Impressum',
    `<table class="briefkopf"><tr><td>${b.brand}</td></tr><tr><td>${b.street} · ${b.code} ${b.place}</td></tr></table><p>Verantwortlich für diese Seiten:</p><p>${b.owner}<br>${b.street}<br>${b.code} ${b.place}</p><p>Steuer-Nr. 12/345/67890</p>`,
  ),
});

/** Search words behind the name and in every heading; the imprint is a table of labels. */
const labelled: Hand = (b, t) => ({
  '/': doc(
    `${b.brand} in ${b.place} ✓ ${b.trade} ✓ seit 1987`,
    `<h1>${b.trade} in ${b.place} und Umgebung</h1><p>${b.sentence}</p><h2>Warum ${b.brand}?</h2><p>${t.slogan}</p><h2>${b.trade} in der Nähe gesucht?</h2><p>${t.quote}</p><footer><a href="/impressum">Impressum</a></footer>`,
  ),
  '/impressum': doc(
    `Impressum ${b.brand}`,
    `<h1>Impressum</h1><table><tr><th>Firmenname</th><td>${b.heads[0]}</td></tr><tr><th>Geschäftsführung</th><td>${b.owner}</td></tr><tr><th>Sitz</th><td>${b.street}, ${b.code} ${b.place}</td></tr><tr><th>Telefon</th><td>0123 4567</td></tr><tr><th>Haftpflichtversicherung</th><td>Nordstern Versicherung AG, Allee 1, 50667 Köln</td></tr></table>`,
  ),
});

/** A designer's builder: everything in boxes, the title of the template, letters large. */
const boxesInBoxes: Hand = (b, t) => ({
  '/': doc(
    'HOME | Mysite',
    `<div><div><div><p><span><span>${b.brand.toUpperCase()}</span></span></p></div></div><div><p><span>${t.slogan}</span></p></div></div><nav><a href="/">HOME</a><a href="/blank-page">LEISTUNGEN</a><a href="/impressum">IMPRESSUM</a></nav><div><p><span>${b.sentence}</span></p></div><div><p>©2023 von ${b.brand}. Erstellt mit Baukastenwerk.com</p></div>`,
    '<meta property="og:site_name" content="Mysite"><meta property="og:title" content="HOME | Mysite">',
  ),
  '/blank-page': doc('LEISTUNGEN | Mysite', `<p>LEISTUNGEN</p><p>${b.sentence}</p>`),
  '/impressum': doc(
    'IMPRESSUM | Mysite',
    `<p>IMPRESSUM</p><p>Angaben gemäß § 5 TMG:</p><p>${b.heads.join('<br>')}</p><p>${b.street}</p><p>${b.code} ${b.place}</p><p>Kontakt: 0123 4567</p>`,
  ),
});

/** No imprint, all in one line at the foot. */
const footLine: Hand = (b, t) => ({
  '/': doc(
    t.slogan,
    `<header><h2><a href="/">${b.brand}</a></h2></header><h1>${t.slogan}</h1><p>${b.sentence}</p><p>${t.discount}</p><footer>${b.heads[0]} · ${b.street} · ${b.country === 'DE' ? '' : `${b.country === 'CH' ? 'CH' : 'A'}-`}${b.code} ${b.place} · Tel. 0123 45 67 · info@${b.domain}</footer>`,
  ),
});

/** A page that a map service makes of an entry: name, trade, opinions with their writers. */
const mapEntry: Hand = (b, t) => ({
  '/': doc(
    `${b.brand} - ${b.trade} in ${b.place}`,
    `<h1>${b.brand}</h1><p>${b.trade} in ${b.place}</p><p>Heute bis 18:00 geöffnet</p><a>Termin vereinbaren</a><a>Anrufen</a><h2>Rezensionen</h2><p>${t.quote}</p><p>Sandra Meier</p><p>Jens Schröder</p><h2>Über uns</h2><p>${b.sentence}</p><h2>Kontakt</h2><p>${b.street}<br>${b.code} ${b.place}</p><h2>Impressum</h2><p>${b.heads.join(', ')}, ${b.street}, ${b.code} ${b.place}</p>`,
    data({ '@type': 'LocalBusiness', name: `${b.brand} - ${b.trade} ${b.place}`, address: addressOf(b) }),
  ),
});

/** Three frames of long ago, the name in a picture above and in the title's capitals. */
const threeFrames: Hand = (b, t) => ({
  '/': `<html><head><title>WILLKOMMEN BEI ${b.brand.toUpperCase()}</title></head><frameset rows="90,*"><frame src="oben.htm"><frameset cols="150,*"><frame src="menue.htm"><frame src="mitte.htm"></frameset></frameset></html>`,
  '/oben.htm': `<html><body bgcolor="#000080"><img src="banner.gif" alt="${b.brand}"></body></html>`,
  '/menue.htm': `<html><body><a href="mitte.htm">Wir</a><br><a href="impressum.htm">Impressum</a><br><a href="gaeste.htm">Gästebuch</a></body></html>`,
  '/mitte.htm': `<html><head><title>Seite 1</title></head><body><h2>Hallo und guten Tag!</h2><p>${b.sentence}</p><p>${t.slogan}</p><p>Optimiert für 800 x 600</p></body></html>`,
  '/impressum.htm': `<html><head><title>Seite 4</title></head><body><p>Impressum:</p><p>Fa. ${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p></body></html>`,
});

/** A magazine's theme: the motto before the name, a path of where one is, credits of theme and pictures. */
const magazine: Hand = (b, t) => ({
  '/': doc(
    `${t.slogan} – ${b.brand}`,
    `<header><a href="/" rel="home">${b.brand}</a><p class="tagline">${t.slogan}</p></header><p class="breadcrumb">Startseite » Aktuelles</p><article><h1>Sommerfest und Betriebsferien</h1><p>Liebe Kundinnen und Kunden, vom 3. bis zum 17. August sind wir nicht da.</p><p>${b.sentence}</p></article><footer>Copyright © 2024 ${b.heads[0]} | Theme von Themenwerk GmbH | <a href="/impressum/">Impressum</a></footer>`,
  ),
  '/impressum/': doc(
    `Impressum – ${b.brand}`,
    `<header><a href="/" rel="home">${b.brand}</a></header><h1>Impressum</h1><p>Verantwortlich im Sinne des § 18 Abs. 2 MStV: ${b.owner}</p><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p><p>Bildnachweise: Fotolia, iStock</p><footer>Copyright © 2024 ${b.heads[0]} | Theme von Themenwerk GmbH</footer>`,
  ),
});

export const fourthDevHands: Record<string, Hand> = {
  printVersion,
  pluginData,
  group,
  twoFirms,
  jobsFirst,
  openToday,
  labelled,
  boxesInBoxes,
  footLine,
  mapEntry,
  threeFrames,
  magazine,
};
