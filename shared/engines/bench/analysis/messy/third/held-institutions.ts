import type { Hand } from '../hand.ts';
import { addressOf, data, doc, socialLinks } from './page.ts';

/** A practice: its chamber and association in the imprint, what is treated in the title. */
const practiceSite: Hand = (b, t) => ({
  '/': doc(
    `${b.trade} ${b.place} | Termine online | ${b.brand}`,
    `<header><div class="praxisname">${b.brand}</div><nav><a href="/team">Team</a><a href="/impressum">Impressum</a></nav></header><h1>Willkommen in unserer Praxis</h1><p>${b.sentence}</p><p>${t.slogan}</p><p>Termine über Doctolib</p><footer><p>${b.brand} · ${b.street} · ${b.code} ${b.place}</p></footer>`,
    '<meta property="og:site_name" content="Praxis">',
  ),
  '/team': doc('Team', `<h1>Unser Team</h1><p>${b.owner} und drei Angestellte.</p>`),
  '/impressum': doc(
    'Impressum',
    `<h1>Impressum</h1><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p><p>Zuständige Kammer: Landesärztekammer, Im Vogelsgesang 3, 60488 Frankfurt am Main</p><p>Abrechnung: Medizinische Verrechnungsstelle GmbH</p>`,
  ),
});

/** A club: its crest, its divisions, its sponsors and the association it belongs to. */
const clubSite: Hand = (b, t) => ({
  '/': doc(
    `${b.brand} - Home`,
    `<div class="banner"><img src="wappen.gif" alt="Wappen"></div><ul><li><a href="/abteilungen">Abteilungen</a></li><li><a href="/vorstand">Vorstand</a></li></ul><h1>Termine 2025</h1><p>${b.sentence}</p><p>${t.slogan}</p><div class="sponsoren"><a href="#">Sparkasse Musterland</a><a href="#">Getränke Hoff GmbH</a></div><footer>Wir sind Mitglied im Landesverband der Vereine e.V. <a href="/impressum.php">Impressum</a></footer>`,
  ),
  '/impressum.php': doc(
    `${b.brand} - Impressum`,
    `<h1>Impressum</h1><p>Herausgeber:</p><p>${b.heads.join('<br>')}</p><p>${b.street}<br>${b.code} ${b.place}</p><p>Vertreten durch den Vorstand: ${b.owner}</p><p>Dachverband: Landesverband der Vereine e.V., Haus des Sports, 80331 München</p>`,
  ),
});

/** Two houses in two streets, each with its own data. */
const twoHouses: Hand = (b, t) => ({
  '/': doc(
    `${b.brand} | ${b.trade} | 2x in ${b.place}`,
    `<header><img src="l.png" alt="${b.brand} - ${b.trade} in ${b.place}"></header><h1>Zweimal für Sie da</h1><p>${b.sentence}</p><p>${t.discount}</p><h2>Filiale Innenstadt</h2><p>${b.street}, ${b.code} ${b.place}</p><h2>Filiale Bahnhof</h2><p>Bahnhofstr. 2, ${b.code} ${b.place}</p><footer><a href="/impressum">Impressum</a></footer>`,
    data([
      { '@type': 'LocalBusiness', name: `${b.brand} Innenstadt`, address: addressOf(b) },
      {
        '@type': 'LocalBusiness',
        name: `${b.brand} Bahnhof`,
        address: { ...addressOf(b), streetAddress: 'Bahnhofstr. 2' },
      },
    ]),
  ),
  '/impressum': doc(
    `${b.brand} | Impressum`,
    `<h1>Impressum</h1><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}</p><p>Sitz der Gesellschaft ist ${b.place}</p>`,
  ),
});

/** The Swiss manner: a sample imprint with headings for everything, and both spellings of the country. */
const swissContact: Hand = (b, t) => ({
  '/': doc(
    `Home - ${b.trade} ${b.place}`,
    `<nav><a href="/">Home</a><a href="/kontakt">Kontakt</a><a href="/impressum">Impressum</a></nav><h1>Grüezi und willkommen</h1><p>${b.sentence}</p><p>${t.slogan}</p><footer>${b.brand} · ${b.street} · CH-${b.code} ${b.place} · 044 123 45 67</footer>`,
  ),
  '/kontakt': doc(
    `Kontakt - ${b.trade} ${b.place}`,
    `<h1>Kontakt</h1><p>${b.brand}<br>${b.street}<br>${b.code} ${b.place}</p>`,
  ),
  '/impressum': doc(
    `Impressum - ${b.trade} ${b.place}`,
    `<h1>Impressum</h1><h2>Kontaktadresse</h2><p>${b.heads.join('<br>')}<br>${b.street}<br>${b.code} ${b.place}<br>Schweiz</p><h2>Vertretungsberechtigte Personen</h2><p>${b.owner}, Geschäftsführung</p><h2>Haftungsausschluss</h2><p>Der Autor übernimmt keine Gewähr. Quelle: SwissAnwalt</p>`,
  ),
});

/** Austrian: what the chamber's form asks for, the business as one line among many. */
const chamberEntry: Hand = (b, t) => ({
  '/': doc(
    `Herzlich willkommen! | ${b.brand}`,
    `<h1>Grüß Gott!</h1><p>${b.sentence}</p><p>${t.quote}</p><p>Rufen Sie uns an: +43 123 4567</p><footer>${socialLinks(b)}<a href="/impressum">Impressum & Datenschutz</a></footer>`,
    `<meta property="og:title" content="${b.brand}, ${b.place}">`,
  ),
  '/impressum': doc(
    `Impressum & Datenschutz | ${b.brand}`,
    `<h1>Impressum</h1><p>Informationspflicht laut § 5 E-Commerce Gesetz und Offenlegungspflicht laut § 25 Mediengesetz</p><p>${b.heads.join('<br>')}<br>${b.street}, ${b.code} ${b.place}, Österreich</p><p>Unternehmensgegenstand: ${b.trade}</p><p>UID-Nummer: ATU87654321</p><p>Mitglied bei: Wirtschaftskammer, Bezirksstelle</p><p>Berufsrecht: Gewerbeordnung: www.ris.bka.gv.at</p><p>Quelle: Erstellt mit dem Impressum Generator von FirmenWebseiten.at</p>`,
  ),
});

/** Somebody who works alone: says 'ich', signs with the own name, and names the trade above it. */
const selfEmployed: Hand = (b, t) => ({
  '/': doc(
    `${b.brand} - ${t.slogan}`,
    `<header><p id="name">${b.owner}</p><p>${b.trade}</p></header><h1>Hallo, ich bin ${b.owner.split(' ')[0]}.</h1><p>${b.sentence}</p><p>${t.quote}</p><footer><a href="/impressum">Impressum</a> © ${b.owner}</footer>`,
  ),
  '/impressum': doc(
    'Impressum',
    `<h1>Impressum</h1><p>Dienstanbieterin und inhaltlich verantwortlich:</p><p>${b.owner}<br>${b.street}<br>${b.code} ${b.place}</p><p>Kleinunternehmen nach § 19 UStG</p>`,
  ),
});

export const institutionHands = { practiceSite, clubSite, twoHouses, swissContact, chamberEntry, selfEmployed };
