import type { Hand } from '../hand.ts';

const doc = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;
const data = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

/** A question for consent stands before everything, in boxes that do not call themselves so. */
const consentWall: Hand = (b, t) => ({
  '/': doc(
    `Startseite | ${b.brand}`,
    `<div class="overlay"><h2>Privatsphäre-Einstellungen</h2><p>Wir verwenden Cookies und ähnliche Technologien auf unserer Website. Einige sind essenziell, andere helfen uns, diese Website zu verbessern.</p><p>Anbieter: Datenwächter Consent GmbH, Ringbahnstr. 3, 12099 Berlin</p><button>Alle akzeptieren</button></div><h1>${t.slogan}</h1><p>${b.sentence}</p><p>${t.quote}</p><footer><a href="/impressum">Impressum</a></footer>`,
  ),
  '/impressum': doc(
    `Impressum | ${b.brand}`,
    `<div class="overlay"><h2>Privatsphäre-Einstellungen</h2><p>Anbieter: Datenwächter Consent GmbH, Ringbahnstr. 3, 12099 Berlin</p></div><h1>Impressum</h1><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p><p>E-Mail: info@${b.domain}</p>`,
  ),
});

/** The name stands in a picture only. */
const altLogo: Hand = (b, t) => ({
  '/': doc(
    'Home',
    `<header><a href="/"><img src="/img/l.svg" alt="${b.brand} Logo"></a><nav><a href="/leistungen">Leistungen</a><a href="/impressum.html">Impressum</a></nav></header><h1>${t.slogan}</h1><p>${b.sentence}</p><p>${t.discount}</p>`,
  ),
  '/leistungen': doc('Leistungen', `<h1>Leistungen</h1><p>${b.sentence}</p>`),
  '/impressum.html': doc(
    'Impressum',
    `<img src="/img/l.svg" alt="${b.brand} Logo"><h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>${b.owner}<br>${b.street}<br>${b.code} ${b.place}</p><p>Telefon: 0123 4567</p>`,
  ),
});

/** A chain: this page is about one branch, others are listed with their addresses. */
const branches: Hand = (b, t) => ({
  '/': doc(
    `Filiale ${b.place} | ${b.brand}`,
    `<h1>Filiale ${b.place}</h1><p>${b.sentence}</p><p>${t.discount}</p><h2>Weitere Standorte</h2><p>${b.brand} Mitte, Lange Gasse 2, ${b.code} ${b.place}</p><p>${b.brand} Nord, Nordring 8, ${b.code} ${b.place}</p><footer>© ${b.brand} · <a href="/impressum">Impressum</a></footer>`,
    `${data({ '@type': 'LocalBusiness', name: `${b.brand} Filiale ${b.place}`, parentOrganization: { '@type': 'Organization', name: b.brand } })}`,
  ),
  '/impressum': doc(
    `Impressum | ${b.brand}`,
    `<h1>Impressum</h1><p>${b.heads.join('<br>')}<br>Verwaltung<br>${b.street}<br>${b.code} ${b.place}</p><p>Geschäftsführung: ${b.owner}</p>`,
  ),
});

/** English furniture, because the theme came with it. */
const englishTheme: Hand = (b, t) => ({
  '/': doc(
    `Welcome to ${b.brand} – Just another WordPress site`,
    `<h1>Welcome</h1><h2>${t.slogan}</h2><p>${b.sentence}</p><p>${t.quote}</p><p>Proudly powered by WordPress</p><a href="/imprint">Imprint</a>`,
    '<meta property="og:site_name" content="My Blog">',
  ),
  '/imprint': doc(
    'Imprint',
    `<h1>Imprint</h1><p>Information according to § 5 DDG</p><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p><p>Represented by: ${b.owner}</p>`,
  ),
});

/** The footer says who has the rights; title and heading sell. */
const footerRights: Hand = (b, t) => ({
  '/': doc(
    `${b.trade} ${b.place} – günstig, schnell und zuverlässig`,
    `<h1>${b.trade} in ${b.place}</h1><p>${b.sentence}</p><p>${t.quote}</p><footer><p>© 2016–2025 ${b.brand}. Alle Rechte vorbehalten. | Webdesign: Pixelkontor Agentur GmbH</p><a href="/kontakt">Kontakt und Impressum</a></footer>`,
    `<meta property="og:title" content="${t.slogan}">`,
  ),
  '/kontakt': doc(
    'Kontakt',
    `<h1>Kontakt</h1><p>${b.heads.join('<br>')}</p><p>${b.street}<br>${b.code} ${b.place}</p><p>Tel. 0123 4567</p><footer><p>© 2016–2025 ${b.brand}. Alle Rechte vorbehalten. | Webdesign: Pixelkontor Agentur GmbH</p></footer>`,
  ),
});

/** Scripts only; the data name the site by its address, and the branch with its place. */
const spaBranch: Hand = (b) => ({
  '/': doc(
    'React App',
    '<div id="root"></div>',
    data({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', name: b.domain, url: `https://www.${b.domain}/` },
        {
          '@type': 'LocalBusiness',
          name: `${b.brand} ${b.place}`,
          legalName: b.heads[0],
          description: b.sentence,
          address: { '@type': 'PostalAddress', streetAddress: b.street, postalCode: b.code, addressLocality: b.place },
        },
      ],
    }),
  ),
});

/** The imprint names the person alone, and what they are. */
const personImprint: Hand = (b, t) => ({
  '/': doc(
    `${b.brand} | ${b.trade} in ${b.place}`,
    `<h1>${t.slogan}</h1><p>${b.sentence}</p><p>${t.quote}</p><a href="/impressum/">Impressum</a>`,
    `<meta name="description" content="${b.trade} in ${b.place}: ${b.sentence}">`,
  ),
  '/impressum/': doc(
    `Impressum | ${b.brand}`,
    `<h1>Impressum</h1><h3>Diensteanbieter</h3><p>${b.owner}<br>${b.trade}<br>${b.street}<br>${b.code} ${b.place}</p><h3>Verantwortlich für den Inhalt</h3><p>${b.owner} (Anschrift wie oben)</p>`,
  ),
});

/** Frames from the time of modems, with a title that welcomes. */
const welcomeFrames: Hand = (b, t) => ({
  '/': `<html><head><title>${b.brand} - Ihr Ansprechpartner in ${b.place} und Umgebung</title></head><frameset cols="20%,80%"><frame src="links.html"><frame src="rechts.html"></frameset></html>`,
  '/links.html': `<html><body><a href="rechts.html">Start</a> <a href="impressum.html">Impressum</a></body></html>`,
  '/rechts.html': `<html><head><title>Unbenanntes Dokument</title></head><body><h1>Herzlich willkommen auf unserer Homepage!</h1><p>${b.sentence}</p><p>${t.slogan}</p><p>Sie sind Besucher Nr. 12345</p></body></html>`,
  '/impressum.html': `<html><head><title>Unbenanntes Dokument</title></head><body><h1>Impressum</h1><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p></body></html>`,
});

export const secondDevHands: Record<string, Hand> = {
  consentWall,
  altLogo,
  branches,
  englishTheme,
  footerRights,
  spaBranch,
  personImprint,
  welcomeFrames,
};
