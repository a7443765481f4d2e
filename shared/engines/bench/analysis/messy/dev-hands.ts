import type { Hand } from './hand.ts';

const doc = (head: string, body: string) =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
const json = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const address = (b: Parameters<Hand>[0]) => ({
  '@type': 'PostalAddress',
  streetAddress: b.street,
  postalCode: b.code,
  addressLocality: b.place,
});

/** A theme with a plugin for search engines, a slider of opinions and a bar with an offer. */
const theme: Hand = (b, t) => ({
  '/': doc(
    `<title>Home - ${b.brand}</title><meta property="og:site_name" content="${b.brand}">${json({
      '@graph': [
        { '@type': 'WebSite', name: b.brand },
        { '@type': 'WebPage', name: `Home - ${b.brand}` },
      ],
    })}`,
    `<div class="topbar">${t.discount}</div><header><nav><a href="/">Home</a><a href="/kontakt/">Kontakt</a></nav></header><h1>${t.slogan}</h1><div class="testimonial-slider"><p>${t.quote}</p></div><p>${b.sentence} Rufen Sie an, wir beraten gern.</p><footer>© 2025 ${b.brand} | <a href="/impressum/">Impressum</a></footer>`,
  ),
  '/impressum/': doc(
    `<title>Impressum - ${b.brand}</title>`,
    `<h1>Impressum</h1><h2>Angaben gemäß § 5 TMG</h2><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p><h2>Kontakt</h2><p>Telefon: 0123 4567</p><h2>Redaktionell verantwortlich</h2><p>${b.owner}</p><p>Quelle: e-recht24.de</p>`,
  ),
});

/** Tables within tables, written by hand twenty years ago. */
const tables: Hand = (b, t) => ({
  '/': `<html><head><title>Willkommen</title></head><body><table><tr><td><a href="index.htm">Start</a><br><a href="impressum.htm">Impressum</a></td><td><font size="5">Herzlich Willkommen!</font><p><i>${t.slogan}</i></p><p>${b.sentence}</p><p>Öffnungszeiten: Mo-Fr 9-18 Uhr</p></td></tr></table></body></html>`,
  '/impressum.htm': `<html><head><title>Impressum</title></head><body><table><tr><td>Firma:</td><td>${b.heads[0]}</td></tr><tr><td>Inhaber:</td><td>${b.owner}</td></tr><tr><td>Straße:</td><td>${b.street}</td></tr><tr><td>PLZ/Ort:</td><td>${b.code} - ${b.place}</td></tr><tr><td>Telefon:</td><td>0123/4567</td></tr></table></body></html>`,
});

/** Written for search engines: the trade first, the name last, and a word of customers above everything. */
const searchTitle: Hand = (b, t) => ({
  '/': doc(
    `<title>${b.trade} ${b.place} | ${b.brand}</title><meta name="description" content="${t.discount} ${b.trade} in ${b.place}.">`,
    `<nav><a href="/ueber-uns">Über uns</a> <a href="/impressum">Impressum</a></nav><h1>Ihr ${b.trade} in ${b.place}</h1><blockquote>${t.quote}</blockquote><h2>${t.slogan}</h2><p>${b.sentence}</p>`,
  ),
  '/ueber-uns': doc(`<title>Über uns</title>`, `<p>${b.sentence}</p>`),
  '/impressum': doc(
    '<title>Impressum</title>',
    `<h1>Impressum</h1><p>Verantwortlich für den Inhalt:</p><p>${b.heads.join('</p><p>')}</p><p>${b.street}, ${b.code} ${b.place}</p><p>Zuständige Kammer: Handwerkskammer, Ringweg 4, 10117 Berlin</p>`,
  ),
});

/** Nothing leads to the imprint: a script opens it. */
const unlinked: Hand = (b, t) => ({
  '/': doc(
    `<title>${t.slogan}</title>`,
    `<h1>Willkommen auf unserer Website</h1><p>${b.sentence}</p><p>${t.quote}</p><span onclick="go('imprint')">Rechtliches</span>`,
  ),
  '/impressum': doc(
    '<title>Impressum</title>',
    `<p>Impressum</p><p>${b.heads.join('<br>')}</p><p>${b.street}</p><p>${b.code} ${b.place}</p><p>Vertreten durch: ${b.owner}</p>`,
  ),
});

/** Two frames; the pages themselves are in them. */
const frames: Hand = (b, t) => ({
  '/': `<html><head><title>Startseite</title></head><frameset cols="180,*"><frame src="navi.htm" name="navi"><frame src="haupt.htm" name="haupt"></frameset></html>`,
  '/navi.htm': `<html><body><a href="haupt.htm" target="haupt">Home</a><br><a href="impr.htm" target="haupt">Impressum</a></body></html>`,
  '/haupt.htm': `<html><head><title>neu</title></head><body><center><h1>${b.brand}</h1><p>${t.slogan}</p></center><p>${b.sentence}</p></body></html>`,
  '/impr.htm': `<html><body><b>Impressum</b><p>Betreiber der Seite:<br>${b.heads.join('<br>')}<br>${b.street}<br>${b.country === 'DE' ? 'D' : b.country === 'AT' ? 'A' : 'CH'}-${b.code} ${b.place}</p></body></html>`,
});

/** A page of scripts that describes itself in JSON-LD. */
const scriptJson: Hand = (b) => ({
  '/': doc(
    `<title>Karriere bei ${b.brand} – jetzt bewerben</title>${json({ '@context': 'https://schema.org', '@type': 'LocalBusiness', name: b.first, description: b.sentence, address: address(b) })}`,
    '<div id="root"></div><noscript>Bitte JavaScript aktivieren.</noscript>',
  ),
});

/** A page of scripts with nothing but a manifest. */
const scriptManifest: Hand = (b) => ({
  '/': doc(
    '<title>App</title><link rel="manifest" href="/site.webmanifest">',
    '<div id="app"></div><noscript>Bitte JavaScript aktivieren.</noscript>',
  ),
  '/site.webmanifest': JSON.stringify({
    name: b.brand,
    short_name: b.brand.split(' ')[0],
    description: b.sentence,
    start_url: '/',
  }),
});

/** A campaign for applicants took over the start page. */
const careers: Hand = (b, t) => ({
  '/': doc(
    `<title>Karriere bei ${b.brand} | Jobs</title><meta property="og:site_name" content="Jobs"><meta property="og:title" content="Wir stellen ein!">`,
    `<h1>Wir stellen ein (m/w/d)!</h1><p>${t.slogan}</p><p>${b.sentence} Wir suchen Verstärkung.</p><footer><a href="/impressum.php">Impressum</a></footer>`,
  ),
  '/impressum.php': doc(
    '<title>Impressum</title>',
    `<h1>Impressum</h1><div>Angaben gemäß § 5 DDG:</div><div>${b.heads[0]}</div><div>${b.street}</div><div>${b.code} ${b.place}</div><div>Inhaber: ${b.owner}</div><div>Design: Medienhaus Pixelwerk GmbH, Lange Reihe 3, 20099 Hamburg</div>`,
  ),
});

/** The builder's own name stands where the business's should. */
const wrongSiteName: Hand = (b, t) => ({
  '/': doc(
    `<title>Startseite</title><meta property="og:site_name" content="Meine Website"><meta name="description" content="${t.slogan}">`,
    `<div class="header"><img src="logo.png" alt="${b.brand} Logo"></div><h1>Willkommen</h1><p>${b.sentence}</p><p class="review">${t.quote}</p><p>Kontakt: ${b.street}, ${b.code} ${b.place}</p><a href="/rechtliches">Impressum &amp; Datenschutz</a>`,
  ),
  '/rechtliches': doc(
    '<title>Impressum & Datenschutz</title>',
    `<h1>Impressum</h1><p>Diensteanbieter</p><p>${b.heads.join('<br />')}</p><p>${b.street}<br />${b.code} ${b.place}</p><h1>Datenschutz</h1><p>Hosting: IONOS SE, Elgendorfer Str. 57, 56410 Montabaur</p>`,
  ),
});

/** Everything on one page, the imprint at its end. */
const onePage: Hand = (b, t) => ({
  '/': doc(
    `<title>${b.trade}</title>`,
    `<nav><a href="#start">Start</a><a href="#impressum">Impressum</a></nav><section id="start"><h1>${t.slogan}</h1><p>${b.sentence}</p><p>${t.discount}</p></section><section id="impressum"><h2>Impressum</h2><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}<br>Tel. 0123 4567</p></section>`,
  ),
});

/** A builder that writes the address of the site where its name belongs. */
const builder: Hand = (b, t) => ({
  '/': doc(
    `<title>Startseite - ${b.domain}</title><meta property="og:site_name" content="${b.domain}">`,
    `<ul class="main-nav"><li><a href="/">Startseite</a></li><li><a href="/kontakt/">Kontakt</a></li></ul><h1>Herzlich willkommen bei ${b.brand}</h1><div>${b.sentence}</div><div>${t.quote}</div><div id="footer"><a href="/about/">Impressum</a> | Sitemap</div>`,
  ),
  '/about/': doc(
    `<title>Impressum - ${b.domain}</title>`,
    `<h1>Impressum</h1><p>Betreiber dieser Website ist:</p><p>${b.heads.join('<br>')}</p><p>${b.street}<br>${b.code}, ${b.place}</p>`,
  ),
});

/** A shop: offers first, the name in the site's data, the imprint deep in it. */
const shop: Hand = (b, t) => ({
  '/': doc(
    `<title>${b.brand} | Online kaufen</title><meta name="description" content="${t.discount}"><meta property="og:site_name" content="${b.brand}">`,
    `<div class="promo">${t.discount}</div><p>${t.discount}</p><h1>Neuheiten</h1><p>${b.sentence}</p><footer><a href="/shop-service/impressum">Impressum</a> <a href="/agb">AGB</a></footer>`,
  ),
  '/shop-service/impressum': doc(
    `<title>Impressum | ${b.brand}</title>`,
    `<h1>Impressum</h1><p><strong>${b.heads[0]}</strong></p><p>${b.street}<br>${b.code} ${b.place}</p><p>Geschäftsführung: ${b.owner}</p><p>Zahlungsdienst: Payline Services AG, Bahnhofstrasse 5, 8001 Zürich</p>`,
  ),
});

/** The imprint as a list of labels, Austrian manner. */
const disclosure: Hand = (b, t) => ({
  '/': doc(
    `<title>${b.brand} – ${t.slogan}</title>`,
    `<h1>${b.trade}</h1><p>${t.slogan}</p><p>${b.sentence}</p><footer><a href="/offenlegung">Offenlegung</a></footer>`,
  ),
  '/offenlegung': doc(
    '<title>Offenlegung</title>',
    `<h1>Offenlegung gemäß § 25 MedienG</h1><p>Firmenwortlaut: ${b.heads[0]}</p><p>Unternehmensgegenstand: ${b.trade}</p><p>UID-Nummer: ATU12345678</p><p>Firmenbuchnummer: FN 123456a</p><p>Firmensitz: ${b.code} ${b.place}</p><p>Anschrift: ${b.street}, ${b.code} ${b.place}</p><p>Mitglied der WKO, Wirtschaftskammerplatz 1, 1045 Wien</p>`,
  ),
});

/** Capitals everywhere, and the address in the footer only. */
const capitals: Hand = (b, t) => ({
  '/': doc(
    `<title>${b.brand.toUpperCase()} - ${b.trade.toUpperCase()} IN ${b.place.toUpperCase()}</title>`,
    `<h1>${b.brand.toUpperCase()}</h1><p>${t.quote}</p><p>${b.sentence}</p><footer><p>${b.heads.join(' · ')}</p><p>${b.street} | ${b.code} ${b.place}</p><p>Tel. 0123 4567</p></footer>`,
  ),
});

export const devHands: Record<string, Hand> = {
  theme,
  tables,
  searchTitle,
  unlinked,
  frames,
  scriptJson,
  scriptManifest,
  careers,
  wrongSiteName,
  onePage,
  builder,
  shop,
  disclosure,
  capitals,
};
