import { emailChangeHours } from '@rezenso/contract/limits';

const valid = `Der Link gilt ${emailChangeHours} Stunden.`;

export function consentEmail(href: string, newEmail: string) {
  return {
    subject: 'Deine E-Mail-Adresse ändern?',
    preview: `Künftig mit ${newEmail} anmelden – bestätige, dass das von dir kommt.`,
    heading: 'Deine E-Mail-Adresse ändern?',
    paragraphs: [
      'Hallo,',
      `jemand, der bei deinem Rezenso-Konto angemeldet ist, möchte sich künftig mit ${newEmail} anmelden. Warst du das? Dann bestätige es hier. Denselben Schritt gehst du in deinem neuen Postfach, erst dann ändert sich etwas.`,
      'Du warst das nicht? Dann bestätige nichts und melde in deinen Einstellungen alle anderen Geräte ab.',
    ],
    action: { label: 'Änderung ansehen', href },
    footnotes: [valid],
  };
}

export function vouchedEmail(newEmail: string, origin: string) {
  return {
    subject: 'Deine E-Mail-Adresse wird geändert',
    preview: `Auf deine Bitte ziehen wir dein Konto zu ${newEmail} um.`,
    heading: 'Deine E-Mail-Adresse wird geändert',
    paragraphs: [
      'Hallo,',
      `du hast uns geschrieben, dass du an dieses Postfach nicht mehr kommst und dich künftig mit ${newEmail} anmelden möchtest. Sobald du es dort bestätigst, gehört dein Konto zu dieser Adresse.`,
      'Das warst nicht du? Dann schreib uns bitte gleich.',
    ],
    action: { label: 'Uns schreiben', href: `${origin}/kontakt` },
  };
}

/** @param company whose account it is; null before it named a business */
export function proofEmail(href: string, newEmail: string, company: string | null) {
  return {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    preview: `Gehört ${newEmail} dir? Dann bestätige es mit einem Klick.`,
    heading: 'Bestätige deine neue E-Mail-Adresse',
    paragraphs: [
      'Hallo,',
      `${company ? `das Rezenso-Konto von ${company}` : 'ein Rezenso-Konto'} soll sich künftig mit ${newEmail} anmelden. Bestätige hier, dass dieses Postfach dir gehört und du das willst.`,
    ],
    action: { label: 'Adresse bestätigen', href },
    footnotes: [valid, 'Du kennst kein solches Konto? Dann bestätige nichts, und es passiert nichts.'],
  };
}

export function takenEmail() {
  return {
    subject: 'Zu dieser Adresse gibt es schon ein Konto',
    preview: 'Ein anderes Konto wollte diese Adresse übernehmen. Geändert hat sich nichts.',
    heading: 'Zu dieser Adresse gibt es schon ein Konto',
    paragraphs: [
      'Hallo,',
      'ein anderes Rezenso-Konto wollte sich künftig mit deiner Adresse anmelden. Sie gehört schon zu deinem Konto, deshalb hat sich nichts geändert.',
      'Warst du das selbst? Dann lösche zuerst das Konto, das du nicht mehr brauchst, oder nimm eine andere Adresse.',
    ],
  };
}

/** @param passkeyCount how many of the owner's passkeys go on letting somebody in */
export function changedEmail(newEmail: string, origin: string, passkeyCount: number) {
  return {
    subject: 'Deine E-Mail-Adresse ist geändert',
    preview: `Du meldest dich jetzt mit ${newEmail} an.`,
    heading: 'Deine E-Mail-Adresse ist geändert',
    paragraphs: [
      'Hallo,',
      `dein Rezenso-Konto gehört jetzt zu ${newEmail}. Dorthin kommen ab sofort auch alle E-Mails, hierher keine mehr.`,
      'Auf anderen Geräten bist du jetzt abgemeldet.',
      ...passkeysStay(passkeyCount),
      'Beide Postfächer haben zugestimmt. Warst du das nicht? Dann schreib uns bitte gleich.',
    ],
    action: { label: 'Uns schreiben', href: `${origin}/kontakt` },
  };
}

function passkeysStay(count: number): string[] {
  if (count === 0) return [];
  const some = count === 1 ? 'Ein Passkey gilt weiter' : `${count} Passkeys gelten weiter`;
  return [
    `${some}: Damit kommt man auch ohne E-Mail ins Konto. Was nicht mehr dazugehört, entfernst du angemeldet in den Einstellungen unter „Datenschutz“. Kommst du nicht mehr ins Konto, schreib uns: Das geht auch ohne Anmeldung.`,
  ];
}
