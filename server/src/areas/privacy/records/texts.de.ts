import type { DataKind, Person, Processing, Reason, Start } from '../../../retention/retention.ts';

interface ProcessingWords {
  name: string;
  purpose: string;
  /** Of Art. 6 (1) GDPR. */
  basis: string;
  recipients: string;
}

const contract = 'Vertrag (Art. 6 Abs. 1 lit. b DSGVO)';
const interest = 'berechtigtes Interesse (Art. 6 Abs. 1 lit. f DSGVO)';
const host = 'Betreiber der Server (Auftragsverarbeiter)';

export const processing: Readonly<Record<Processing, ProcessingWords>> = {
  account: {
    name: 'Konto und Profil',
    purpose: 'Ein Konto führen und das Unternehmen so beschreiben, wie Partner es sehen.',
    basis: contract,
    recipients: `${host}; andere Mitglieder sehen das Profil`,
  },
  security: {
    name: 'Anmeldung und Sicherheit',
    purpose: 'Anmelden ohne Passwort, fremde Anmeldungen erkennen, Missbrauch begrenzen.',
    basis: `${contract}; ${interest}: sichere Konten`,
    recipients: host,
  },
  matching: {
    name: 'Partnersuche und Nachrichten',
    purpose: 'Passende Partner vorschlagen, anfragen und sich absprechen.',
    basis: contract,
    recipients: `${host}; der jeweilige Partner; wo eingerichtet, ein Sprachmodell für die Begründung eines Vorschlags`,
  },
  exchanges: {
    name: 'Austausch von Bewertungen',
    purpose: 'Pläne, Termine, Abgabe und Bestätigung von Bewertungen.',
    basis: contract,
    recipients: `${host}; der jeweilige Partner`,
  },
  reviews: {
    name: 'Bewertungen auswerten',
    purpose: 'Erhaltene Bewertungen zeigen, beantworten und auf Echtheit prüfen.',
    basis: `${contract}; ${interest}: echte Bewertungen`,
    recipients: `${host}; wo eingerichtet, ein Sprachmodell für Entwürfe`,
  },
  rewards: {
    name: 'XP und Trust Score',
    purpose: 'Erfahrungspunkte (XP), Auszeichnungen und Trust Score; nach dem Löschen nichts doppelt vergeben.',
    basis: `${contract}; ${interest}: kein Neuanfang durch Löschen`,
    recipients: `${host}; andere Mitglieder sehen Level und Trust Score`,
  },
  notices: {
    name: 'Benachrichtigungen und E-Mails',
    purpose: 'Mitglieder über das informieren, was sie betrifft, so wie sie es eingestellt haben.',
    basis: `${contract}; Einwilligung (Art. 6 Abs. 1 lit. a DSGVO) für Push-Nachrichten`,
    recipients: `${host}; Betreiber des Mailservers; Push-Dienst des Browsers`,
  },
  google: {
    name: 'Verbindung mit Google',
    purpose: 'Bewertungen des eigenen Google-Profils abrufen und beantworten.',
    basis: 'Einwilligung (Art. 6 Abs. 1 lit. a DSGVO)',
    recipients: `${host}; Google Ireland Ltd.`,
  },
  payment: {
    name: 'Abonnement und Zahlung',
    purpose: 'Pro abschließen, abrechnen und beenden.',
    basis: `${contract}; rechtliche Pflicht (Art. 6 Abs. 1 lit. c DSGVO) für Rechnungen beim Zahlungsdienst`,
    recipients: `${host}; Zahlungsdienst (Stripe)`,
  },
  showcase: {
    name: 'Öffentliche Seite',
    purpose: 'Eine Seite zeigen, die das Mitglied selbst veröffentlicht.',
    basis: contract,
    recipients: `${host}; die Öffentlichkeit`,
  },
  support: {
    name: 'Anfragen an den Betrieb',
    purpose: 'Fragen von Mitgliedern beantworten.',
    basis: contract,
    recipients: `${host}; wer den Support macht`,
  },
  moderation: {
    name: 'Meldungen, Widersprüche und Protokoll',
    purpose: 'Regeln durchsetzen, Entscheidungen begründen und nachweisen, wer was getan hat.',
    basis: `${interest}: faire Regeln; Rechenschaft (Art. 5 Abs. 2 DSGVO)`,
    recipients: `${host}; wer moderiert; beide Seiten erfahren die Entscheidung`,
  },
  operation: {
    name: 'Betrieb der Seite',
    purpose: 'Störungen finden, Versionen prüfen, nichts doppelt ausführen.',
    basis: `${interest}: eine Seite, die läuft`,
    recipients: host,
  },
};

export const dataKind: Readonly<Record<DataKind, string>> = {
  contact: 'Name und E-Mail-Adresse',
  business: 'Angaben zum Unternehmen',
  'sign-in': 'Anmeldedaten (nur als Prüfwert oder verschlüsselt)',
  device: 'Geräte und Browser',
  use: 'Nutzung und Einstellungen',
  messages: 'Nachrichten und Absprachen',
  reviews: 'Bewertungen und Antworten',
  points: 'XP und Auszeichnungen',
  contract: 'Stand des Abonnements',
  reports: 'Meldungen und Entscheidungen',
  signals: 'Hinweise auf zusammengehörige Konten',
  markers: 'unlesbare Merkmale (Prüfwerte)',
  mails: 'E-Mails und ihre Zustellung',
  technical: 'technische Angaben und Zählwerte',
};

export const person: Readonly<Record<Person, string>> = {
  members: 'Mitglieder',
  reviewers: 'Verfasser von Bewertungen',
  staff: 'Mitarbeitende des Betriebs',
  visitors: 'Besucher ohne Konto',
};

export const reason: Readonly<Record<Reason, string>> = {
  service: 'gehört zum Dienst, solange es das Konto gibt',
  'both-sides': 'gehört beiden Partnern',
  'sign-in-safety': 'nur so lange, wie eine Anmeldung gilt oder wiedererkannt werden soll',
  abuse: 'verhindert Missbrauch',
  'told-once': 'damit niemand dasselbe zweimal bekommt',
  proof: 'weist nach, wer was getan hat',
  agreed: 'weist nach, worin jemand eingewilligt hat (Art. 7 Abs. 1 DSGVO)',
  limitation: 'bis Ansprüche verjähren (§ 195 BGB)',
  comparison: 'zum Vergleich mit dem Vorjahr',
  faults: 'um Störungen zu finden',
  'answered-once': 'damit nichts doppelt ausgeführt wird',
  'no-person': 'sagt nichts über eine Person',
};

const start: Readonly<Record<Start, string>> = {
  creation: 'nach dem Entstehen',
  expiry: 'nach dem Ablauf',
  'last-use': 'nach der letzten Nutzung',
  sending: 'nach dem Versand',
  receipt: 'nach dem Eingang',
  day: 'nach dem Tag',
  decision: 'nach der Entscheidung',
  closing: 'nach dem Abschluss',
  departure: 'nach dem Löschen des Kontos',
  'left-name': 'nach dem Wechsel des Namens',
  replacement: 'nachdem es durch eine spätere Entscheidung ersetzt wurde',
  'end-of-block': 'nach dem Ende der Sperre',
};

/** @param days zero: at once */
export const period = (days: number, from: Start) =>
  days === 0
    ? `bis zum ${from === 'end-of-block' ? 'Ende der Sperre' : 'Ablauf'}`
    : `${days} ${days === 1 ? 'Tag' : 'Tage'} ${start[from]}`;
export const withAccount = 'bis das Konto gelöscht wird';
export const withBoth = 'solange der Partner sein Konto hat, ohne die Person ab dem Löschen ihres Kontos';
export const forGood = 'ohne Frist';
export const textsOnly = (periodInWords: string) => `Texte: ${periodInWords}`;

export const record = {
  heading: 'Verzeichnis von Verarbeitungstätigkeiten (Art. 30 DSGVO)',
  blank: 'bitte eintragen',
  periods: { data: 'Daten', period: 'Aufbewahrt', why: 'Warum so lange', tables: 'Tabellen' },
  measures: 'docs/personal-data.md: Schutzstufen, Schlüssel, Sicherungen; docs/security.md',
  fields: {
    controller: 'Verantwortlicher',
    imprint: 'Impressum',
    contact: 'Kontakt',
    officer: 'Datenschutzbeauftragte Person',
    madeOn: 'Stand',
    purpose: 'Zweck',
    basis: 'Rechtsgrundlage',
    persons: 'Betroffene Personen',
    data: 'Kategorien von Daten',
    recipients: 'Empfänger',
    periods: 'Löschfristen',
    measures: 'Technische und organisatorische Maßnahmen',
  },
};
