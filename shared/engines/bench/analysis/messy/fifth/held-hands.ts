import type { Hand } from '../hand.ts';
import { addressOf, data, doc } from '../third/page.ts';

/** Two headings of praise, the name in the title behind the place, and in the imprint behind a label. */
const twoPromises: Hand = (b, t) => ({
  '/': doc(
    `${b.trade} ${b.place} - ${b.brand}`,
    `<div class="hero"><h1>${t.slogan}</h1><h1>Schön, dass Sie da sind</h1></div><p>${b.sentence}</p><p>${t.quote}</p><a href="/impressum.html">Impressum</a>`,
  ),
  '/impressum.html': doc(
    `Impressum - ${b.brand}`,
    `<h2>Impressum</h2><p>Medieninhaber: ${b.heads[0]}</p><p>${b.street}<br>${b.code} ${b.place}</p><p>Inhalt: ${b.owner}</p>`,
  ),
});

/** Letters made small in logo, title and data; the imprint and a sentence have them right. */
const designedSmall: Hand = (b, t) => ({
  '/': doc(
    b.brand.toLowerCase(),
    `<div class="site-title">${b.brand.toLowerCase()}</div><h2>${t.slogan}</h2><p>${b.sentence}</p><p>Willkommen bei ${b.brand}.</p><p><a href="/kontakt">kontakt &amp; impressum</a></p>`,
    data({ '@type': 'LocalBusiness', name: b.brand.toLowerCase(), address: addressOf(b) }),
  ),
  '/kontakt': doc(
    'kontakt',
    `<h1>Impressum</h1><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p><p>© ${b.brand}</p>`,
  ),
});

/** Partners sign for everything; the sign stands over every page. */
const partnersSign: Hand = (b, t) => ({
  '/': doc(
    `Start · ${b.brand}`,
    `<p class="kopf">${b.brand}</p><h1>${t.slogan}</h1><p>${b.sentence}</p><p>Betrieben von ${b.heads[0]}</p><footer>${b.heads[0]} | <a href="/impressum">Impressum</a></footer>`,
  ),
  '/impressum': doc(
    `Impressum · ${b.brand}`,
    `<p class="kopf">${b.brand}</p><h1>Impressum</h1><p>Diensteanbieter:</p><p>${b.heads.join('<br>')}</p><p>${b.street}<br>${b.code} ${b.place}</p><p>Verantwortlich für den Inhalt: ${b.owner}, ebenda</p>`,
  ),
});

/** Scripts alone; a description for search engines and a name for telephones. */
const scriptsDescribed: Hand = (b) => ({
  '/': `<!doctype html><html lang="de"><head><title>Start</title><meta name="application-name" content="${b.brand}"><meta name="description" content="${b.sentence}"><script src="/static/js/bundle.js"></script></head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="app"></div></body></html>`,
});

/** A portfolio: the work as heading, the name as the link home. */
const portfolio: Hand = (b, t) => ({
  '/': doc(
    `${b.brand} | Portfolio`,
    `<a href="/">${b.brand}</a><h1>${t.slogan}</h1><p>${b.sentence}</p><h2>Arbeiten</h2><ul><li>Projekt Aurora</li><li>Projekt Borealis</li></ul><footer>Made by ${b.owner} · <a href="/imprint">Imprint</a></footer>`,
  ),
  '/imprint': doc(
    `Imprint | ${b.brand}`,
    `<h1>Imprint</h1><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p>`,
  ),
});

/** The description, the data and the first paragraph were copied from one another and then changed a little. */
const copiedOver: Hand = (b, t) => ({
  '/': doc(
    `${b.brand} - ${t.slogan}`,
    `<h1>${t.slogan}</h1><p>Herzlich willkommen! ${b.sentence}</p><p>${t.discount}</p><footer>${b.brand}, ${b.street}, ${b.code} ${b.place}</footer>`,
    `<meta name="description" content="${b.sentence} ${b.trade} in ${b.place}.">${data({ '@type': 'LocalBusiness', name: b.brand, description: b.sentence, address: addressOf(b) })}`,
  ),
  '/impressum': doc('Impressum', `<p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p>`),
});

export const fifthHeldHands: Record<string, Hand> = {
  twoPromises,
  designedSmall,
  partnersSign,
  scriptsDescribed,
  portfolio,
  copiedOver,
};
