import type { AnyEmailType } from '@rezenso/contract/vocabulary';

interface Wording {
  /** The kind of mail, in a word or two. */
  label: string;
  /** Why the person gets it. */
  reason: string;
}

/** True of those who chose and of those who left it as it began: most kinds are on from the start. */
const becauseOn = (what: string) => `Du bekommst diese E-Mail, weil ${what} bei dir eingeschaltet sind.`;
const becauseChosen = (what: string) => `Du bekommst diese E-Mail, weil du ${what} eingeschaltet hast.`;

/** What stands around an email of each type. */
export const wordings: Readonly<Record<AnyEmailType, Wording>> = {
  match_notification: { label: 'Match', reason: becauseOn('Match-Benachrichtigungen') },
  review_reminder: { label: 'Review', reason: becauseOn('Review-Erinnerungen') },
  subscription: { label: 'Abo', reason: becauseOn('Nachrichten zu deinem Abonnement') },
  level_up: { label: 'Level', reason: becauseOn('Nachrichten zu einem neuen Level') },
  welcome: { label: 'Willkommen', reason: 'Du bekommst diese E-Mail, weil du dich bei Rezenso angemeldet hast.' },
  messages: { label: 'Nachricht', reason: becauseOn('Nachrichten von Partnern') },
  newsletter: { label: 'Newsletter', reason: becauseChosen('den Newsletter') },
  marketing: { label: 'Angebot', reason: becauseChosen('Angebote') },
  system: { label: 'Konto', reason: 'Diese E-Mail gehört zu deinem Konto, deshalb lässt sie sich nicht abbestellen.' },
};

/** What stands around a mail to the mailbox of those who run the site. */
export const operatorsWording: Wording = {
  label: 'Betrieb',
  reason:
    'Ihr bekommt diese E-Mail, weil euer Server dieses Postfach unter SUPPORT_EMAIL nennt. Ohne diesen Eintrag kommt keine mehr; die Anfragen stehen weiter in der Verwaltung.',
};

/** What stands around a mail to an address that may have no account. */
export const anybodyWording: Wording = {
  label: 'Konto',
  reason: 'Du bekommst diese E-Mail, weil jemand diese Adresse bei Rezenso angegeben hat.',
};

export const digestTexts = {
  label: 'Zusammenfassung',
  reason: 'Du bekommst diese Zusammenfassung, weil du einen Teil deiner E-Mails gesammelt liest.',
  subject: (count: number) => `${count} Neuigkeiten auf Rezenso`,
  heading: 'Das ist bei dir los',
  intro: 'hier ist, was seit der letzten Zusammenfassung passiert ist:',
  preview: (headings: readonly string[]) => headings.join(' · '),
  action: 'Rezenso öffnen',
};

/** What stands in every email, around and below what it says. */
export const frameTexts = {
  greeting: 'Hallo,',
  claim: 'Rezenso – Bewertungen fair tauschen',
  team: 'Dein Rezenso-Team',
  percent: (percent: number) => `${percent} %`,
  openAddress: 'Der Knopf geht nicht? Öffne diese Adresse:',
  unsubscribe: 'Abmelden',
  settings: 'E-Mail-Einstellungen',
  imprint: 'Impressum',
};
