import type { Hand } from './hand.ts';

const page = (title: string, body: string, head = '') =>
  `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;
const prefix = { DE: 'D', AT: 'AT', CH: 'CH' } as Readonly<Record<string, string>>;

/** A page builder: everything in spans and boxes. */
const boxes: Hand = (b, t) => ({
  '/': page(
    `Startseite | ${b.brand}`,
    `<div class="comp"><div class="nav-menu"><a href="/">Startseite</a><a href="/impressum">Impressum</a></div></div><div><h1><span>${t.slogan}</span></h1></div><div><div><span>${b.sentence}</span></div></div><div data-testid="review"><p>${t.quote}</p></div>`,
    '<meta property="og:site_name" content="Mysite">',
  ),
  '/impressum': page(
    `Impressum | ${b.brand}`,
    `<div><div>Impressum</div></div><div><div>Diensteanbieter:</div>${b.heads.map((head) => `<div><span>${head}</span></div>`).join('')}<div>${b.street}</div><div>${b.code} ${b.place}</div></div>`,
  ),
});

/** A landing page that sells in its title. */
const landing: Hand = (b, t) => ({
  '/': page(
    `Jetzt Termin sichern! ${b.trade} in ${b.place} ab 29 €`,
    `<section><h1>${b.trade} gesucht?</h1><p>${t.discount}</p><p>${t.slogan}</p></section><section><p>${b.sentence}</p><p>© ${b.brand}</p></section><footer><a href="/recht">Rechtliches / Impressum</a></footer>`,
    `<meta name="description" content="${t.slogan} ${t.discount}">`,
  ),
  '/recht': page(
    'Rechtliches',
    `<h1>Rechtliche Angaben</h1><p>Dieser Internetauftritt wird betrieben von</p><p>${b.heads.join(', ')}<br>${b.street}<br>${b.code} ${b.place}</p><p>Inhaltlich verantwortlich: ${b.owner}</p>`,
  ),
});

/** The editor of another century: its default title, a picture map for a menu. */
const editor: Hand = (b, t) => ({
  '/': `<html><head><title>New Page 1</title><meta name="GENERATOR" content="Microsoft FrontPage 4.0"></head><body bgcolor="#ffffff"><center><font face="Arial" size="6">${b.brand}</font><br><img src="menu.gif" usemap="#m"><map name="m"><area href="impressum.html" shape="rect" coords="0,0,9,9"></map></center><p align="center">${b.sentence}<br>${t.slogan}</p></body></html>`,
  '/impressum.html': `<html><head><title>New Page 2</title></head><body><p>Impressum<br>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}<br>Steuernr. 123/456/78901<br>e-mail: info@${b.domain}</p></body></html>`,
});

/** Frames within frames, with an apology for browsers without. */
const nested: Hand = (b) => ({
  '/': `<html><head><title>Homepage</title></head><frameset rows="90,*"><frame src="/top.html"><frameset cols="20%,80%"><frame src="/menu.html"><frame src="/start.html"></frameset><noframes><body>Ihr Browser unterstützt leider keine Frames.</body></noframes></frameset></html>`,
  '/top.html': `<html><body><img src="banner.jpg" alt="${b.brand}"></body></html>`,
  '/menu.html': `<html><body><p><a href="/start.html">Start</a></p><p><a href="/kontakt.html">Kontakt / Impressum</a></p></body></html>`,
  '/start.html': `<html><body><h2>Willkommen</h2><p>${b.sentence}</p></body></html>`,
  '/kontakt.html': `<html><body><h2>Kontakt</h2><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} &nbsp;${b.place}</p></body></html>`,
});

/** Scripts only, a graph of data and a title about openings. */
const scriptGraph: Hand = (b) => ({
  '/': page(
    'Wir suchen dich!',
    '<div id="__next"></div><script src="/chunk.js"></script>',
    `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', name: 'Website' },
        {
          '@type': ['Organization', 'LocalBusiness'],
          name: b.brand,
          legalName: b.first,
          description: b.sentence,
          address: [
            {
              '@type': 'PostalAddress',
              streetAddress: b.street,
              postalCode: b.code,
              addressLocality: b.place,
              addressCountry: b.country,
            },
          ],
        },
      ],
    })}</script>`,
  ),
});

/** Scripts only, a manifest, and every address answered with the same shell. */
const scriptShell: Hand = (b) => {
  const shell = page('Vite App', '<div id="app"></div>', '<link rel="manifest" href="manifest.json">');
  return {
    '/': shell,
    '/impressum': shell,
    '/kontakt': shell,
    '/manifest.json': JSON.stringify({ short_name: b.brand, name: b.brand, icons: [] }),
  };
};

/** Openings in the title and first heading. */
const openings: Hand = (b, t) => ({
  '/': page(
    `Stellenangebote – ${b.brand}`,
    `<header><a href="/jobs">Jobs</a></header><h1>Werde Teil unseres Teams!</h1><p>${t.quote}</p><p>${b.sentence}</p><footer><p>${b.brand} · ${b.street} · ${b.code} ${b.place}</p><a href="/de/impressum.html">Impressum</a></footer>`,
    '<meta property="og:title" content="Jobs mit Zukunft">',
  ),
  '/de/impressum.html': page(
    'Impressum',
    `<h3>Impressum</h3><p>Anbieter im Sinne des § 5 DDG ist die</p><p>${b.heads[0]}</p><p>${b.street}<br>${b.code} ${b.place}</p><p>vertreten durch ${b.owner}</p>`,
  ),
});

/** Practices and chambers: more authorities than business. */
const authorities: Hand = (b, t) => ({
  '/': page(
    `${b.brand} in ${b.place} | Aktuelles`,
    `<h1>Herzlich willkommen</h1><p>${b.sentence}</p><h2>${t.slogan}</h2><p><a href="/impressum/">Impressum</a></p>`,
  ),
  '/impressum/': page(
    'Impressum',
    `<h1>Impressum</h1><h2>Inhaltlich verantwortlich gemäß § 18 Abs. 2 MStV</h2><p>${b.heads.join('<br/>')}</p><p>${b.street}<br/>${b.code} ${b.place}</p><h2>Aufsichtsbehörde</h2><p>Landesamt für Gesundheit, Behördenstraße 1, 97421 Schweinfurt</p><h2>Bildnachweis</h2><p>Fotolia LLC, Adobe Stock</p><h2>Verbraucherstreitbeilegung</h2><p>Zentrum für Schlichtung e.V., Straßburger Str. 8, 77694 Kehl am Rhein</p>`,
  ),
});

/** The imprint stands on the contact page. */
const contactImprint: Hand = (b, t) => ({
  '/': page(
    `Willkommen bei ${b.brand}!`,
    `<h1>${t.slogan}</h1><p>${b.sentence}</p><p>${t.discount}</p><a href="/kontakt.php">Kontakt &amp; Impressum</a>`,
  ),
  '/kontakt.php': page(
    'Kontakt',
    `<h1>So erreichen Sie uns</h1><p>${b.heads.join('<br>')}</p><p>${b.street}<br>${prefix[b.country]} ${b.code} ${b.place}</p><p>Fon 0123 4567</p><h2>Haftungsausschluss</h2><p>Alle Angaben ohne Gewähr.</p>`,
  ),
});

/** Corporate, Swiss manner. */
const corporate: Hand = (b, t) => ({
  '/': page(
    `${b.brand} – ${b.trade}`,
    `<h1>${t.slogan}</h1><p>${t.quote}</p><p>${b.sentence}</p><footer><span>${b.street}</span><span>, </span><span>${b.code} ${b.place}</span> <a href="/legal">Impressum</a></footer>`,
    `<meta property="og:site_name" content="${b.brand} – ${b.trade}">`,
  ),
  '/legal': page(
    'Impressum & Disclaimer',
    `<h1>Impressum</h1><h2>Kontaktadresse</h2><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}<br>info@${b.domain}</p><h2>Vertretungsberechtigte Person</h2><p>${b.owner}</p><h2>Handelsregister-Eintrag</h2><p>Eingetragener Firmenname: ${b.heads[0]}</p><p>Nummer: CHE-123.456.789</p>`,
  ),
});

/** A weblog: its motto is its name. */
const motto: Hand = (b, t) => ({
  '/': page(
    `${t.slogan} | ${b.brand}`,
    `<h1>${t.slogan}</h1><article><p>${b.sentence}</p></article><aside><p>${t.quote}</p></aside><footer>Copyright 2026 by ${b.heads[0]}. <a href="/imprint">Imprint</a></footer>`,
    `<meta property="og:site_name" content="${t.slogan}">`,
  ),
  '/imprint': page(
    'Imprint',
    `<h1>Imprint</h1><p>Name: ${b.heads[0]}</p><p>Adresse: ${b.street}</p><p>Ort: ${b.code} ${b.place}</p><p>Gestaltung: Studio Formsache, Berlin</p>`,
  ),
});

/** A card on the web: a line about the business, a telephone number, and an imprint that only a robot finds. */
const card: Hand = (b, t) => ({
  '/': page('Home', `<h1>${b.trade}</h1><p>${b.sentence}</p><p>${t.slogan}</p><p>Tel. 0123 4567</p>`),
  '/impressum/': page(
    'Impressum',
    `<h1>Impressum</h1><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} – ${b.place}</p>`,
  ),
});

/** English furniture around a German business. */
const english: Hand = (b, t) => ({
  '/': page(
    `Home | ${b.brand}`,
    `<nav><a href="/legal-notice">Legal notice</a><a href="/about-us">About us</a></nav><h1>Welcome</h1><p>${t.quote}</p><p>${b.sentence}</p>`,
  ),
  '/legal-notice': page(
    'Legal notice',
    `<h1>Legal notice</h1><p>Operator of this website:</p><address>${b.heads.join('<br>')}<br>${b.street}<br>${prefix[b.country]}-${b.code} ${b.place}<br>${{ DE: 'Germany', AT: 'Austria', CH: 'Switzerland' }[b.country]}</address>`,
  ),
  '/about-us': page('About us', `<p>${b.sentence}</p>`),
});

/** The trade is all that title and heading say. */
const oneWord: Hand = (b, t) => ({
  '/': page(
    b.trade,
    `<h1>${b.trade}</h1><p>${b.sentence}</p><p>${t.quote}</p><p>${t.discount}</p><footer><a href="/impressum.html">Impressum</a></footer>`,
    `<meta property="og:site_name" content="${b.trade}">`,
  ),
  '/impressum.html': page(
    'Impressum',
    `<h1>Impressum</h1><dl><dt>Anbieter</dt><dd>${b.heads.join('<br>')}</dd><dt>Anschrift</dt><dd>${b.street}</dd><dd>${b.code} ${b.place}</dd><dt>Umsatzsteuer-ID</dt><dd>XX123456789</dd></dl>`,
  ),
});

export const heldHands: Record<string, Hand> = {
  boxes,
  landing,
  editor,
  nested,
  scriptGraph,
  scriptShell,
  openings,
  authorities,
  contactImprint,
  corporate,
  motto,
  card,
  english,
  oneWord,
};
