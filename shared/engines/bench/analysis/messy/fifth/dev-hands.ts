import type { Hand } from '../hand.ts';
import { addressOf, data, doc } from '../third/page.ts';

const needsScripts = '<noscript>Diese Seite benötigt JavaScript. Bitte aktiviere es in deinem Browser.</noscript>';

/** A practice's designer: the promise large, the name only in title and imprint. */
const promiseFirst: Hand = (b, t) => ({
  '/': doc(
    `${b.brand} | ${b.trade} in ${b.place}`,
    `<nav><a href="/team">Team</a> <a href="/impressum">Impressum</a></nav><h1>${t.slogan}</h1><p>${b.sentence}</p><h2>Ordinationszeiten</h2><p>Mo, Di, Do 8–12 Uhr und nach Vereinbarung</p><p>${t.quote}</p>`,
    `<meta property="og:title" content="${t.slogan}">`,
  ),
  '/team': doc(`Team | ${b.brand}`, `<h1>Menschen, denen Sie vertrauen</h1><p>${b.owner} und vier weitere.</p>`),
  '/impressum': doc(
    `Impressum | ${b.brand}`,
    `<h1>Impressum</h1><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p><p>Tätigkeitsbereich: ${b.trade}</p><p>Kammer: Kammer der Heilberufe, Weihburggasse 10, 1010 Wien</p><p>Berufsrecht: Ärztegesetz</p>`,
  ),
});

/** Small letters everywhere but in the imprint, as a design. */
const smallLetters: Hand = (b, t) => ({
  '/': doc(
    `${b.brand.toLowerCase()} – ${b.place.toLowerCase()}`,
    `<header><a class="logo" href="/"><img src="logo.svg" alt="${b.brand.toLowerCase()}"></a></header><h1>${t.slogan.toLowerCase()}</h1><p>${b.sentence}</p><p>${t.discount}</p><footer>© ${b.brand.toLowerCase()} <a href="/impressum">impressum</a></footer>`,
    `<meta property="og:site_name" content="${b.brand.toLowerCase()}">`,
  ),
  '/impressum': doc(
    `impressum – ${b.brand.toLowerCase()}`,
    `<h1>impressum</h1><p>${b.brand}</p><p>${b.owner}<br>${b.street}<br>${b.code} ${b.place}</p><p>Telefon 0123 4567</p>`,
  ),
});

/** Who runs it stands in the imprint, what it is called in title, logo and copyright line. */
const operatorNamed: Hand = (b, t) => ({
  '/': doc(
    `${b.brand} – ${b.trade} in ${b.place}`,
    `<header><div class="brand">${b.brand}</div></header><h1>${t.slogan}</h1><p>${b.sentence}</p><footer>© 2026 ${b.brand} · <a href="/impressum">Impressum</a></footer>`,
  ),
  '/impressum': doc(
    'Impressum',
    `<h1>Impressum</h1><h2>Betreiber der Website</h2><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p><p>Vertreten durch: ${b.owner}</p><p>USt-IdNr.: DE123456789</p>`,
  ),
});

/** A shell for scripts with the usual tags for sharing. */
const shellShared: Hand = (b) => ({
  '/': `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${b.brand}</title><meta property="og:title" content="${b.brand} – ${b.trade} in ${b.place}"><meta property="og:site_name" content="${b.brand}"><meta property="og:description" content="${b.sentence}"><script type="module" crossorigin src="/assets/index-4f2c.js"></script></head><body><div id="root"></div>${needsScripts}</body></html>`,
});

/** A shell for scripts: data say who, the manifest says what. */
const shellData: Hand = (b) => ({
  '/': doc(
    'Willkommen',
    `<app-root></app-root><script src="main.8d1.js" defer></script>${needsScripts}`,
    `<link rel="manifest" href="/manifest.webmanifest">${data({ '@context': 'https://schema.org', '@type': 'LocalBusiness', name: b.brand, address: addressOf(b) })}`,
  ),
  '/manifest.webmanifest': JSON.stringify({
    name: b.brand,
    short_name: b.brand.split(' ')[0],
    description: b.sentence,
    display: 'standalone',
  }),
});

/** A shell for scripts that tells nothing; its imprint was written by hand, for the law. */
const shellImprint: Hand = (b) => ({
  '/': doc('App', `<div id="__next"><div class="spinner">Lädt …</div></div><script src="/_next/main.js"></script>`),
  '/impressum': doc(
    `Impressum – ${b.brand}`,
    `<h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p><p>© ${b.brand}</p>`,
  ),
});

/** Who works alone greets people and keeps everything on one page. */
const helloIAm: Hand = (b, t) => ({
  '/': doc(
    `${b.brand} – ${t.slogan}`,
    `<h1>Hallo, ich bin ${b.owner.split(' ')[0]}.</h1><p>${b.sentence}</p><h2>Was Kundinnen sagen</h2><p>${t.quote}</p><h2>Kontakt</h2><p>Schreib mir: hallo@${b.domain}</p><h2>Impressum</h2><p>${b.owner}<br>${b.street}<br>${b.code} ${b.place}</p><p>Umsatzsteuerfrei nach § 19 UStG</p><footer>© ${b.brand}</footer>`,
  ),
});

/** A plugin for search engines says the first paragraph again, nearly in the same words. */
const saidTwice: Hand = (b, t) => ({
  '/': doc(
    `${t.slogan} | ${b.brand}`,
    `<header><a href="/" rel="home">${b.brand}</a></header><h1>${t.slogan}</h1><p>${b.sentence} Sprechen Sie uns an.</p><p>${b.sentence}</p><footer><a href="/impressum">Impressum</a></footer>`,
    `<meta name="description" content="${b.brand} in ${b.place}: ${b.sentence}"><meta property="og:description" content="${b.sentence}">`,
  ),
  '/impressum': doc(
    'Impressum',
    `<h1>Impressum</h1><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p><p>Inhaltlich verantwortlich: ${b.owner}</p>`,
  ),
});

export const fifthDevHands: Record<string, Hand> = {
  promiseFirst,
  smallLetters,
  operatorNamed,
  shellShared,
  shellData,
  shellImprint,
  helloIAm,
  saidTwice,
};
