import { texts } from '@rezenso/contract/language';
import { unconfirmedReviewDays } from '@rezenso/contract/limits';

const nbsp = '\u00a0';

export const barTexts = /* @__PURE__ */ texts('mf-auth/landing/texts/barTexts', {
  home: 'Rezenso, zur Startseite',
  navigation: 'Hauptnavigation',
  features: 'Features',
  pricing: 'Preise',
  byEmail: 'Einfach per E-Mail',
  signIn: 'Anmelden',
  start: 'Kostenlos starten',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
});

export const heroTexts = /* @__PURE__ */ texts('mf-auth/landing/texts/heroTexts', {
  beta: 'Jetzt in der Beta - Kostenlos testen',
  title: 'Ehrliche Bewertungen, fair getauscht',
  lead: 'Rezenso bringt Unternehmen zusammen, die sich gegenseitig authentisch bewerten: auf Google, Trustpilot und weiteren Plattformen. Wer gibt, gewinnt.',
  start: 'Jetzt Profil erstellen',
  how: 'So läuft es ab',
  promises: ['Kein Passwort', 'Keine Kreditkarte', 'Jederzeit löschbar'],
});

/** The demo business whose dashboard the picture shows. */
export const pictureTexts = /* @__PURE__ */ texts('mf-auth/landing/texts/pictureTexts', {
  label:
    'Blick ins Dashboard von Rezenso mit Beispieldaten: Zahlen des Unternehmens, ein vorgeschlagener Partner mit Match-Score 94 Prozent, Level und Trust Score.',
  links: ['Dashboard', 'Matches', 'Bewertungen'],
  owner: 'Bäckerei Sommer',
  greeting: 'Guten Morgen, Anna!',
  reviews: '34 Bewertungen',
  received: 'Bewertungen erhalten',
  receivedHint: 'von Partnern bestätigt',
  given: 'Bewertungen gegeben',
  givenHint: 'für deine Partner',
  matches: 'Matches',
  matchesHint: 'seit deinem Start',
  average: 'Durchschnitt',
  averageHint: 'von 5 Sternen',
  suggestion: 'Empfohlener Partner',
  partner: 'Buchhandlung Lindner',
  trade: 'Einzelhandel · Freiburg',
  score: 'Match-Score',
  reasonTitle: 'KI-Empfehlung',
  reason:
    'Ihr liegt 600 Meter auseinander und sprecht beide Familien aus dem Viertel an. Auf Google und Trustpilot könnt ihr euch gut ergänzen.',
  propose: 'Match vorschlagen',
  level: 'Dein Level',
  levelName: 'Gold',
  xp: `340 / 500${nbsp}XP`,
  progress: 'Fortschritt zum nächsten Level',
  trust: 'Trust Score',
  trustLabel: 'Ausgezeichnet',
  latest: 'Neue Bewertung',
  latestText: '„Das Brot ist großartig, nur samstags muss man Zeit mitbringen.“',
  confirmed: 'Bestätigt',
});

export const platformsLine = /* @__PURE__ */ texts('mf-auth/landing/texts/platformsLine', 'Für dein Profil auf');

export const featureTexts = /* @__PURE__ */ texts('mf-auth/landing/texts/featureTexts', {
  title: 'Alles, was ein fairer Austausch braucht',
  description: 'Du kümmerst dich um dein Geschäft. Rezenso findet passende Partner und hält die Balance.',
  matching: {
    title: 'KI-gestütztes Matching',
    text: 'Vorschläge nach Branche, Ort und Zielgruppe, mit Match-Score und einer Begründung, die du nachlesen kannst.',
  },
  fraud: {
    title: 'KI-Betrugserkennung',
    text: 'Gefälschte Bewertungen und Textbausteine fallen auf. Verdächtiges wird markiert und begründet.',
  },
  balance: {
    title: 'Faire Balance',
    text: 'Beide Seiten schreiben gleich viel. Der Plan zeigt dir vorher, wer wo schreibt und bis wann.',
  },
  platforms: {
    title: 'Mehrere Plattformen',
    text: 'Google, Trustpilot, ProvenExpert, Facebook, Yelp und weitere: Du entscheidest, wo du sichtbarer wirst.',
  },
  analytics: {
    title: 'Detaillierte Analysen',
    text: 'Bewertungen, Trust Score und Fortschritt auf einen Blick. So siehst du, was sich bewegt.',
  },
  gamification: {
    title: 'Gamification',
    text: 'Level, Abzeichen und eine wöchentliche Bestenliste machen aus dem guten Vorsatz eine Gewohnheit.',
  },
});

export const stepTexts = /* @__PURE__ */ texts('mf-auth/landing/texts/stepTexts', {
  title: "So funktioniert's",
  description: 'In vier Schritten von der Anmeldung zur ersten Bewertung.',
  steps: [
    {
      title: 'Profil erstellen',
      text: 'Melde dich per E-Mail an. Wir lesen deine Website und füllen das meiste für dich aus.',
    },
    { title: 'Matches finden', text: 'Du siehst Partner, die zu dir passen, und fragst sie mit einem Klick an.' },
    {
      title: 'Reviews austauschen',
      text: 'Ihr lernt euch kennen und bewertet euch gegenseitig: ehrlich, fair und mit fester Frist.',
    },
    {
      title: 'Wachsen und aufsteigen',
      text: 'Sammle XP, steige im Level auf und steigere deinen Trust Score.',
    },
  ],
});

export const honestyTexts = /* @__PURE__ */ texts('mf-auth/landing/texts/honestyTexts', {
  title: 'Ehrlich oder gar nicht',
  points: [
    'Bewertungen beruhen auf echten Erfahrungen. Textvorschläge entstehen aus deinen eigenen Notizen.',
    'Sterne ändern weder XP noch Trust Score. Ehrliche Kritik kostet also niemanden etwas.',
    `Jeder Austausch hat zwei Seiten: Du bestätigst, was angekommen ist. Ohne Antwort gilt es nach ${unconfirmedReviewDays}${nbsp}Tagen als bestätigt.`,
  ],
});

export const pricingTexts = /* @__PURE__ */ texts('mf-auth/landing/texts/pricingTexts', {
  title: 'Ein Preis, den du sofort verstehst',
  description: 'Starte kostenlos und wechsle erst, wenn du mehr tauschen möchtest.',
  popular: 'Beliebt',
  startFree: 'Kostenlos loslegen',
  startPro: 'Mit Pro loslegen',
});

export const callTexts = /* @__PURE__ */ texts('mf-auth/landing/texts/callTexts', {
  title: 'Bereit für deinen ersten Austausch?',
  description: 'Eine E-Mail-Adresse genügt. Den Rest füllen wir gemeinsam aus.',
  action: 'Jetzt kostenlos starten',
});

export const footerTexts = /* @__PURE__ */ texts('mf-auth/landing/texts/footerTexts', {
  claim: 'Wer gibt, gewinnt: faire Bewertungen unter Unternehmen.',
  product: { title: 'Produkt', features: 'Features', pricing: 'Preise', api: 'API' },
  company: { title: 'Unternehmen', about: 'Über uns', blog: 'Blog', careers: 'Karriere' },
  support: { title: 'Support', help: 'Hilfe Center', contact: 'Kontakt', status: 'Status' },
  copyright: '© 2024 Rezenso. Alle Rechte vorbehalten.',
});
