import type { Hand } from '../hand.ts';

const page = (title: string, body: string, head = '') =>
  `<!DOCTYPE html><html lang="de-DE"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
const ld = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

/** A kit for everybody: name and place in one title, the law's paragraph above the name. */
const kit: Hand = (b, t) => ({
  '/': page(
    `Startseite - ${b.brand} in ${b.place}`,
    `<div id="cc-header"><h2>${b.brand}</h2></div><ul class="navigation"><li><a href="/impressum/">Impressum</a></li></ul><h1>${t.slogan}</h1><p>${b.sentence}</p><p>${t.discount}</p>`,
  ),
  '/impressum/': page(
    `Impressum - ${b.brand} in ${b.place}`,
    `<h1>Impressum</h1><h2>Angaben nach § 5 DDG</h2><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p><h2>Inhaltlich verantwortlich</h2><p>${b.owner}</p>`,
  ),
});

/** The logo says the name; a notice about data stands above it. */
const notice: Hand = (b, t) => ({
  '/': page(
    'Willkommen',
    `<section class="hinweis"><strong>Ihre Privatsphäre ist uns wichtig</strong><p>Diese Webseite nutzt Cookies der Analyse Werk AG.</p><button>Einverstanden</button></section><a href="/"><img src="kopf.jpg" alt="Logo: ${b.brand}"></a><h1>${t.slogan}</h1><p>${b.sentence}</p><p>${t.quote}</p><a href="/impressum.php">Impressum</a>`,
  ),
  '/impressum.php': page(
    'Impressum',
    `<h1>Impressum</h1><p><b>Verantwortlich:</b></p><p>${b.heads.join('<br>')}</p><p>${b.street}</p><p>${b.code} ${b.place}</p><p>Steuernummer: 12/345/67890</p>`,
  ),
});

/** One of several shops: opening hours and the way there. */
const shopOfMany: Hand = (b, t) => ({
  '/': page(
    `${b.brand} ${b.place} – Öffnungszeiten & Anfahrt`,
    `<h1>Willkommen in unserer Filiale ${b.place}</h1><p>${t.quote}</p><p>${b.sentence}</p><p>Mo–Fr 9–18 Uhr</p><a href="/rechtliches/impressum">Impressum</a>`,
    `<meta property="og:site_name" content="${b.brand}">`,
  ),
  '/rechtliches/impressum': page(
    `Impressum – ${b.brand}`,
    `<h1>Impressum</h1><p>Betreiber aller Filialen:</p><p>${b.heads[0]}</p><p>${b.street}, ${b.code} ${b.place}</p><p>Vertreten durch ${b.owner}</p>`,
  ),
});

/** Written for travellers, in their language. */
const travellers: Hand = (b, t) => ({
  '/': page(
    `${b.brand} | Best of ${b.place}`,
    `<h1>Welcome!</h1><p>${b.sentence}</p><p>${t.slogan}</p><footer>All rights reserved. <a href="/legal-notice.html">Legal notice</a></footer>`,
    `<meta property="og:title" content="Book now and save!">`,
  ),
  '/legal-notice.html': page(
    'Legal notice',
    `<h1>Legal notice</h1><p>Responsible for content:</p><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p><p>VAT ID: XX123456789</p>`,
  ),
});

/** Nothing but a bar at the bottom says whose page it is. */
const bottomBar: Hand = (b, t) => ({
  '/': page(
    'Index',
    `<h1>${t.slogan}</h1><p>${b.sentence}</p><p>${t.quote}</p><div id="bottom">Copyright © ${b.brand} 2024 – <a href="/i.html">Impressum</a> – Datenschutz – Erstellt mit Baukasten24</div>`,
  ),
  '/i.html': page(
    'Index',
    `<h2>Impressum</h2><p>${b.heads.join(', ')}</p><p>${b.street}, ${b.code} ${b.place}</p><p>Tel 0123 4567</p><div id="bottom">Copyright © ${b.brand} 2024 – Erstellt mit Baukasten24</div>`,
  ),
});

/** Scripts only; the title advertises, the data know better. */
const spaSlogan: Hand = (b, t) => ({
  '/': page(
    t.slogan,
    '<app-root></app-root>',
    ld({
      '@context': 'https://schema.org/',
      '@type': 'ProfessionalService',
      name: b.brand,
      alternateName: b.domain,
      legalName: b.first,
      slogan: t.slogan,
      description: b.sentence,
      address: {
        '@type': 'PostalAddress',
        streetAddress: b.street,
        postalCode: b.code,
        addressLocality: b.place,
        addressCountry: b.country,
      },
    }),
  ),
});

/** The law asks for the person, so only the person stands there. */
const ownerOnly: Hand = (b, t) => ({
  '/': page(
    b.brand,
    `<p class="motto">${t.slogan}</p><p>${b.sentence}</p><p>${t.discount}</p><p><a href="/impressum">Impressum</a></p>`,
    `<meta property="og:title" content="${b.brand} - ${b.trade} ${b.place}">`,
  ),
  '/impressum': page(
    `${b.brand} - Impressum`,
    `<h1>Impressum</h1><p>${b.owner}</p><p>${b.street}</p><p>${b.code} ${b.place}</p><p>Berufsbezeichnung: ${b.trade}</p>`,
  ),
});

/** Three frames and a banner. */
const bannerFrames: Hand = (b, t) => ({
  '/': `<html><head><title>Untitled</title></head><frameset rows="120,*"><frame src="kopf.htm"><frameset cols="150,*"><frame src="menue.htm"><frame src="inhalt.htm"></frameset></frameset></html>`,
  '/kopf.htm': `<html><body><h2><img src="b.gif" alt="${b.brand}"></h2></body></html>`,
  '/menue.htm': `<html><body><a href="inhalt.htm">Home</a><a href="impressum.htm">Impressum</a></body></html>`,
  '/inhalt.htm': `<html><body><p>${b.sentence}</p><p>${t.slogan}</p></body></html>`,
  '/impressum.htm': `<html><body><p>Impressum</p><p>Firma ${b.heads[0]}</p><p>${b.street}</p><p>${b.code} ${b.place}</p><p>Inhaber/Leitung: ${b.owner}</p></body></html>`,
});

/** Holidays of the business above all. */
const holidays: Hand = (b, t) => ({
  '/': page(
    `${b.brand}: ${b.trade} aus ${b.place}`,
    `<div class="alert">Betriebsferien vom 1. bis 14. August!</div><h1>Wir machen Urlaub</h1><p>${t.quote}</p><p>${b.sentence}</p><a href="/anbieterkennzeichnung">Anbieterkennzeichnung</a>`,
  ),
  '/anbieterkennzeichnung': page(
    'Anbieterkennzeichnung',
    `<h1>Anbieterkennzeichnung</h1><p>${b.heads.join('<br>')}</p><p>${b.street}<br>${b.code} ${b.place}</p><p>Aufsichtsbehörde: Stadt ${b.place}, Gewerbeamt</p>`,
  ),
});

/** News first, as in a magazine. */
const news: Hand = (b, t) => ({
  '/': page(
    `Aktuelles – ${b.brand}`,
    `<p>Sie sind hier: Startseite</p><h1>Neues aus unserem Haus</h1><p>${b.sentence}</p><h2>${t.slogan}</h2><p>${t.discount}</p><a href="/impressum.html">Impressum</a>`,
  ),
  '/impressum.html': page(
    `Impressum – ${b.brand}`,
    `<p>Sie sind hier: Startseite / Impressum</p><h1>Impressum</h1><p>Herausgeber:</p><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p><p>Redaktion: ${b.owner}</p>`,
  ),
});

/** A table of labels. */
const labels: Hand = (b, t) => ({
  '/': page(
    `${b.trade} – Termine, Preise, Öffnungszeiten`,
    `<h1>${b.brand}</h1><p>${b.sentence}</p><p>${t.quote}</p><a href="/impressum.htm">Impressum</a>`,
  ),
  '/impressum.htm': page(
    'Impressum',
    `<h1>Impressum</h1><table><tr><th>Unternehmen</th><td>${b.heads[0]}</td></tr><tr><th>Inhaber</th><td>${b.owner}</td></tr><tr><th>Anschrift</th><td>${b.street}, ${b.code} ${b.place}</td></tr><tr><th>Telefon</th><td>0123 4567</td></tr></table>`,
  ),
});

/** The imprint begins with those who made the page. */
const makersFirst: Hand = (b, t) => ({
  '/': page(
    `${b.brand} – Herzlich willkommen!`,
    `<h1>Herzlich willkommen</h1><p>${b.sentence}</p><p>${t.slogan}</p><a href="/impressum">Impressum</a>`,
    '<meta property="og:site_name" content="Neue Website">',
  ),
  '/impressum': page(
    'Impressum',
    `<h1>Impressum</h1><p>Technische Umsetzung: Werbestube Farbklecks GmbH</p><p>Anbieter dieser Seiten:</p><p>${b.heads.join('<br>')}</p><p>${b.street}</p><p>${b.code} ${b.place}</p>`,
  ),
});

export const secondHeldHands: Record<string, Hand> = {
  kit,
  notice,
  shopOfMany,
  travellers,
  bottomBar,
  spaSlogan,
  ownerOnly,
  bannerFrames,
  holidays,
  news,
  labels,
  makersFirst,
};
