import type { Hand } from '../hand.ts';
import { institutionHands } from './held-institutions.ts';
import { data, doc } from './page.ts';

/** Jimdo: its bar at the end, a head of its own, the address of the first days in the data. */
const jimdo: Hand = (b, t) => ({
  '/': doc(
    `Startseite - ${b.domain.split('.')[0]}s Webseite!`,
    `<div class="jtpl-header"><div id="cc-website-title" class="cc-single-module-element"><a href="/"><span>${b.brand}</span></a></div></div><ul class="jtpl-navigation"><li><a href="/">Startseite</a></li><li><a href="/kontakt/">Kontakt</a></li></ul><h1>Schön, dass Sie da sind</h1><p>${b.sentence}</p><p>${t.quote}</p><div id="contentfooter"><a href="/about/">Impressum</a> | <a href="/j/privacy">Datenschutz</a> | Sitemap<br>Anmelden Abmelden | Bearbeiten</div>`,
    `<meta property="og:title" content="Startseite"><meta property="og:site_name" content="${b.domain.split('.')[0]}s Webseite!">`,
  ),
  '/about/': doc(
    `Impressum - ${b.domain.split('.')[0]}s Webseite!`,
    `<div id="cc-website-title"><a href="/"><span>${b.brand}</span></a></div><h1>Impressum</h1><p>Verantwortlich für den Inhalt dieser Seiten:</p><p>${b.heads.join('<br>')}</p><p>${b.street}<br>${b.code} ${b.place}</p><p>Mit Jimdo erstellt</p>`,
  ),
});

/** Wix: the template's café still signs, and the site is called as it was on the first day. */
const wix: Hand = (b, t) => ({
  '/': doc(
    `HOME | ${b.brand}`,
    `<div id="SITE_CONTAINER"><header><h6><span>${b.brand.toUpperCase()}</span></h6><nav><a href="/">HOME</a><a href="/kontakt">KONTAKT</a><a href="/impressum">IMPRESSUM</a></nav></header><h1>${t.slogan}</h1><p>${b.sentence}</p><p>${t.quote}</p><footer><p>©2035 von Café Sonnenschein. Erstellt mit Wix.com</p></footer></div>`,
    '<meta property="og:site_name" content="Mysite 3"><meta name="generator" content="Wix.com Website Builder">',
  ),
  '/impressum': doc(
    'IMPRESSUM | Mysite 3',
    `<h2>Impressum</h2><p>Angaben gemäß § 5 DDG</p><p>${b.heads.join('</p><p>')}</p><p>${b.street}</p><p>${b.code} ${b.place}</p><footer><p>©2035 von Café Sonnenschein. Erstellt mit Wix.com</p></footer>`,
  ),
});

/** A theme whose maker signs, whose example posts are still there, and whose data call the site by its motto. */
const demoTheme: Hand = (b, t) => ({
  '/': doc(
    `${t.slogan} - ${b.brand}`,
    `<header><div class="custom-header"><a rel="home" href="/"><img class="custom-header-image" src="l.png" alt="${b.brand}"></a></div></header><h2>Hallo Welt!</h2><p>Willkommen bei WordPress. Dies ist dein erster Beitrag.</p><h1>${b.trade} mit Erfahrung</h1><p>${b.sentence}</p><footer>Copyright © 2025 ${b.brand} | Präsentiert von Astra-WordPress-Theme <a href="/impressum">Impressum</a></footer>`,
    data({
      '@graph': [
        { '@type': 'WebSite', name: t.slogan },
        { '@type': 'WebPage', name: `${t.slogan} - ${b.brand}` },
      ],
    }),
  ),
  '/impressum': doc(
    `Impressum - ${b.brand}`,
    `<h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p><p>Vertreten durch: ${b.owner}</p><p>Bilder: Adobe Systems Software Ireland Limited</p>`,
  ),
});

/** Shopify: goods everywhere, the short name in the foot, the imprint among the policies. */
const shopify: Hand = (b, t) => ({
  '/': doc(
    `${b.trade} online kaufen – ${b.brand}`,
    `<div class="announcement-bar">${t.discount}</div><header class="header"><a href="/" class="header__heading-link"><span class="h2">${b.brand}</span></a></header><h2>Unsere Bestseller</h2><h3>Geschenkset Klein</h3><p>Normaler Preis €24,90 EUR</p><p>${b.sentence}</p><footer><small>© 2025, ${b.brand} Powered by Shopify</small><a href="/policies/legal-notice">Impressum</a></footer>`,
    `<meta property="og:site_name" content="${b.brand}"><meta property="og:title" content="${b.trade} online kaufen">${data({ '@type': 'Organization', name: b.brand, url: `https://${b.domain}` })}`,
  ),
  '/policies/legal-notice': doc(
    `Impressum – ${b.brand}`,
    `<h1>Impressum</h1><p>${b.heads.join('<br>')}</p><p>${b.street}<br>${b.code} ${b.place}</p><p>E-Mail: hallo@${b.domain}</p><p>Plattform der EU-Kommission zur Online-Streitbeilegung</p>`,
  ),
});

/** Squarespace: data without a name, small letters, a place behind a long dash. */
const squarespace: Hand = (b, t) => ({
  '/': doc(
    `${b.brand.toLowerCase()} — ${b.place}`,
    `<header><div class="header-title-text"><a id="site-title" href="/">${b.brand.toLowerCase()}</a></div><a href="/info">Info</a></header><h1>${t.slogan}</h1><p>${b.sentence}</p><footer><p>${b.brand}<br>${b.street}<br>${b.code} ${b.place}</p><a href="/rechtliches">Impressum</a></footer>`,
    `<meta property="og:site_name" content="${b.brand.toLowerCase()}">${data({ '@type': 'LocalBusiness', legalName: '', address: `${b.street}\n${b.place}, ${b.code}`, name: '' })}`,
  ),
  '/info': doc(`Info — ${b.brand.toLowerCase()}`, `<h1>Info</h1><p>${b.sentence}</p>`),
  '/rechtliches': doc(
    `Rechtliches — ${b.brand.toLowerCase()}`,
    `<h2>Impressum</h2><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p><h2>Bildrechte</h2><p>Fotografie: Lichtbild Kollektiv GbR</p>`,
  ),
});

/** Typed into tables by the owner's nephew. */
const nephew: Hand = (b, t) => ({
  '/': `<html><head><title>::: Homepage der ${b.trade} ${b.owner} :::</title></head><body background="bg.gif"><center><table border="1"><tr><td colspan="2"><marquee>Herzlich willkommen auf unserer Homepage!</marquee></td></tr><tr><td><a href="start.html">Start</a><br><a href="impressum.html">Impressum</a><br><a href="gb.html">Gästebuch</a></td><td><font size="7">${b.brand}</font><br><b>${t.slogan}</b><p>${b.sentence}</p></td></tr></table>optimiert für 1024x768</center></body></html>`,
  '/impressum.html': `<html><head><title>Impressum</title></head><body><table><tr><td>Anbieter:</td><td>${b.heads.join('<br>')}</td></tr><tr><td>Adresse:</td><td>${b.street}, ${b.code} ${b.place}</td></tr><tr><td>Webmaster:</td><td>Kevin M.</td></tr></table></body></html>`,
});

/** An agency's demonstration was copied, and so were its data. */
const agencyDemo: Hand = (b, t) => ({
  '/': doc(
    `${b.brand} – ${b.trade} aus ${b.place}`,
    `<header><a class="demo-logo" href="/"><img src="logo-neu.svg" alt=""></a></header><h1>Ihr Partner vor Ort</h1><p>${b.sentence}</p><p>${t.quote}</p><footer><p>© 2022 Handwerk Demo</p><p>Eine Website von Werbewerk Süd GmbH</p><a href="/impressum">Impressum</a></footer>`,
    `<meta property="og:site_name" content="Handwerk Demo">${data({ '@type': 'LocalBusiness', name: 'Musterbetrieb GmbH', address: { '@type': 'PostalAddress', streetAddress: 'Musterstraße 1', postalCode: '12345', addressLocality: 'Musterstadt' } })}`,
  ),
  '/impressum': doc(
    `Impressum – ${b.brand}`,
    `<h1>Impressum</h1><p>Diensteanbieter</p><p>${b.heads.join('<br>')}</p><p>${b.street}<br>${b.code} ${b.place}</p><p>Gestaltung: Werbewerk Süd GmbH, Marienplatz 8, 80331 München</p>`,
  ),
});

export const thirdHeldHands: Record<string, Hand> = {
  jimdo,
  wix,
  demoTheme,
  shopify,
  squarespace,
  nephew,
  practiceSite: institutionHands.practiceSite,
  clubSite: institutionHands.clubSite,
  twoHouses: institutionHands.twoHouses,
  agencyDemo,
  swissContact: institutionHands.swissContact,
  chamberEntry: institutionHands.chamberEntry,
  selfEmployed: institutionHands.selfEmployed,
};
