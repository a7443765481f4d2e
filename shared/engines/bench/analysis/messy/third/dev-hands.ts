import type { Hand } from '../hand.ts';
import { data, doc, socialLinks } from './page.ts';

/** Bought search words: a title of everything but the name, and opinions of a portal. */
const keywordTitle: Hand = (b, t) => ({
  '/': doc(
    `${b.trade} ${b.place} ▷ 24h Notdienst ✓ Festpreis ✓ Top bewertet`,
    `<header><a class="navbar-item" href="/"><span>${b.brand}</span></a><a href="tel:01234567">Jetzt anrufen</a></header><h1>${b.trade} ${b.place} – schnell & günstig</h1><p>${b.sentence}</p><div>${t.quote}</div><div>Kundenbewertungen auf ProvenExpert.com</div><footer><p>© 2025 ${b.domain}</p><a href="/impressum">Impressum</a></footer>`,
    `<meta property="og:site_name" content="${b.trade} ${b.place}">`,
  ),
  '/impressum': doc(
    'Impressum',
    `<h1>Impressum</h1><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p><p>Bewertungsportal: Expert Systems AG, Quedlinburger Str. 1, 10589 Berlin</p>`,
  ),
});

/** One page, its name in big letters of two lines, links to networks. */
const socialPage: Hand = (b, t) => ({
  '/': doc(
    t.slogan,
    `<div class="hero"><h2 class="hero-title">${b.brand.replace(' ', '<br>')}</h2><p>${t.slogan}</p></div><p>${b.sentence}</p>${socialLinks(b)}<div id="impressum"><h3>Impressum</h3>Verantwortlich im Sinne des DDG:<br>${b.owner}<br>${b.heads[0]}<br>${b.street}<br>${b.code} ${b.place}</div>`,
    `<meta property="og:title" content="${b.brand} (@${b.domain.split('.')[0]})">`,
  ),
});

/** No title at all; the head is a line of text, the imprint a table of labels on lines of their own. */
const untitled: Hand = (b, t) => ({
  '/': `<html><body><div id="kopf">${b.brand}</div><div id="menue"><a href="index.php?id=3">Impressum</a></div><p>${b.sentence}</p><p>${t.slogan}</p><p>Letzte Änderung: 12.03.2014</p></body></html>`,
  '/index.php': `<html><body><div id="kopf">${b.brand}</div><h3>Impressum</h3><p>Name des Betreibers</p><p>${b.owner}</p><p>Anschrift</p><p>${b.street}<br>${b.code} ${b.place}</p><p>Steuernummer 12/345/67890</p></body></html>`,
});

/** A member of a buying group whose system makes the site; the group's name is in title and data. */
const buyingGroup: Hand = (b, t) => ({
  '/': doc(
    `Startseite | ${b.brand} | KaufRing Partner`,
    `<div class="logo"><img src="kr.svg" alt="KaufRing"></div><h1>Willkommen bei ${b.brand} in ${b.place}</h1><p>${b.sentence}</p><p>${t.discount}</p><footer><p>KaufRing ist eine Marke der KaufRing Verbund eG</p><a href="/impressum">Impressum</a></footer>`,
    `<meta property="og:site_name" content="KaufRing">${data({ '@type': 'Store', name: b.brand, parentOrganization: { '@type': 'Organization', name: 'KaufRing Verbund eG' } })}`,
  ),
  '/impressum': doc(
    'Impressum | KaufRing Partner',
    `<h1>Impressum</h1><p>Anbieter im Sinne des DDG:</p><p>${b.heads.join('<br>')}</p><p>${b.street}<br>${b.code} ${b.place}</p><p>Technische Plattform: KaufRing Verbund eG, Verbundallee 1, 33604 Bielefeld</p>`,
  ),
});

/** Two languages on one page, the switch between them in the head. */
const twoLanguages: Hand = (b, t) => ({
  '/': doc(
    `${b.brand} - Accueil / Willkommen`,
    `<div class="lang"><a href="/fr">FR</a> <a href="/">DE</a></div><h1>Bienvenue – Willkommen</h1><p>${b.sentence}</p><p>${t.slogan}</p><footer>Tous droits réservés ${b.brand} 2023 – <a href="/de/kontakt">Kontakt</a></footer>`,
  ),
  '/de/kontakt': doc(
    `${b.brand} - Contact / Kontakt`,
    `<h1>Contact / Kontakt</h1><p>${b.heads.join('<br>')}<br>${b.street}<br>CH-${b.code} ${b.place}</p><p>Tél. +41 31 123 45 67</p>`,
  ),
});

/** A publisher of directories sells small sites; it signs below. */
const directory: Hand = (b, t) => ({
  '/': doc(
    `${b.brand} in ${b.place} - Ihr Fachbetrieb für ${b.trade}`,
    `<div id="firmenname">${b.brand}</div><h1>Ihr Fachbetrieb in ${b.place}</h1><p>${b.sentence}</p><p>${t.quote}</p><p>Öffnungszeiten: Mo–Fr 8–17 Uhr</p><footer>Realisierung: Regio Branchenbuch Verlag GmbH & Co. KG · <a href="impressum.html">Impressum</a></footer>`,
    '<meta name="author" content="Regio Branchenbuch Verlag GmbH & Co. KG">',
  ),
  '/impressum.html': doc(
    `Impressum - ${b.brand} in ${b.place}`,
    `<h1>Impressum</h1><p>Firma ${b.heads[0]}<br>Inhaber/Geschäftsführer: ${b.owner}<br>${b.street}<br>${b.code} ${b.place}</p><p>Erstellt durch: Regio Branchenbuch Verlag GmbH & Co. KG, Verlagsweg 1, 90402 Nürnberg</p>`,
  ),
});

/** A blog's theme: the motto behind the name, the owner as author, posts with titles of their own. */
const blogTheme: Hand = (b, t) => ({
  '/': doc(
    `${b.brand} | ${t.slogan}`,
    `<header><p class="site-title"><a href="/">${b.brand}</a></p><p class="site-description">${t.slogan}</p></header><article><h1>Neues aus der Werkstatt</h1><p>Von ${b.owner} am 3. Mai</p><p>${b.sentence}</p></article><footer>Stolz präsentiert von WordPress | Theme: Twenty Sixteen <a href="/impressum-2">Impressum</a></footer>`,
  ),
  '/impressum-2': doc(
    `Impressum | ${b.brand}`,
    `<article><h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>${b.owner}<br>${b.street}<br>${b.code} ${b.place}</p><p>Telefon 0123 4567</p></article>`,
  ),
});

/** A person's site: title and imprint name the person, the head says what they do. */
const ownName: Hand = (b, t) => ({
  '/': doc(
    `${b.owner} – ${b.trade} in ${b.place}`,
    `<header><a class="brand-link" href="/">${b.brand}</a><nav><a href="/ueber-mich">Über mich</a><a href="/impressum">Impressum</a></nav></header><h1>${t.slogan}</h1><p>${b.sentence}</p><p>${t.quote}</p><footer>© ${b.owner} 2024</footer>`,
    `<meta property="og:site_name" content="${b.brand}">`,
  ),
  '/ueber-mich': doc(`Über mich – ${b.owner}`, `<h1>Über mich</h1><p>Mein Name ist ${b.owner}. ${b.sentence}</p>`),
  '/impressum': doc(
    `Impressum – ${b.owner}`,
    `<h1>Impressum</h1><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p><p>USt-IdNr.: DE123456789</p>`,
  ),
});

/** A provider's ready-made site with texts nobody replaced. */
const placeholderTexts: Hand = (b, t) => ({
  '/': doc(
    `Home - Meine Firma`,
    `<div class="header-title">Ihr Firmenname</div><h1>Herzlich willkommen bei ${b.brand}!</h1><p>${b.sentence}</p><p>Lorem ipsum dolor sit amet, consetetur sadipscing elitr.</p><p>${t.discount}</p><footer>© Musterfirma GmbH | <a href="/impressum/">Impressum</a></footer>`,
    '<meta property="og:site_name" content="Meine Firma"><meta name="description" content="Beschreiben Sie hier Ihre Firma.">',
  ),
  '/impressum/': doc(
    'Impressum - Meine Firma',
    `<h1>Impressum</h1><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p><p>Max Mustermann, Musterstraße 1, 12345 Musterstadt</p>`,
  ),
});

/** A club whose foot is full of its sponsors. */
const sponsors: Hand = (b, t) => ({
  '/': doc(
    `Aktuelles › ${b.brand}`,
    `<div id="wappen"><img src="wappen.png" alt="Vereinswappen"></div><h1>Aktuelles</h1><h2>Einladung zur Mitgliederversammlung</h2><p>${b.sentence}</p><p>${t.slogan}</p><footer><h4>Unsere Sponsoren</h4><p>Autohaus Kramer GmbH</p><p>Volksbank Mitte eG</p><p>Bäckerei Süß OHG</p><a href="/verein/impressum">Impressum</a></footer>`,
  ),
  '/verein/impressum': doc(
    `Impressum › ${b.brand}`,
    `<h1>Impressum</h1><p>${b.heads[0]}<br>1. Vorsitzender: ${b.owner}<br>${b.street}<br>${b.code} ${b.place}</p><p>Vereinsregister: Amtsgericht, VR 1234</p><footer><h4>Unsere Sponsoren</h4><p>Autohaus Kramer GmbH</p><p>Volksbank Mitte eG</p><p>Bäckerei Süß OHG</p></footer>`,
  ),
});

export const thirdDevHands: Record<string, Hand> = {
  keywordTitle,
  socialPage,
  untitled,
  buyingGroup,
  twoLanguages,
  directory,
  blogTheme,
  ownName,
  placeholderTexts,
  sponsors,
};
