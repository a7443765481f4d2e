import { texts } from '@rezenso/contract/language';

export const invitationTexts = /* @__PURE__ */ texts('mf-auth/invitation/texts/invitationTexts', {
  title: (company: string | null) => (company ? `Im Team von ${company} mitarbeiten?` : 'In einem Team mitarbeiten?'),
  description: (by: string, email: string) => `${by} lädt dich ein. Du meldest dich dann mit ${email} an.`,
  may: 'Das kannst du dann',
  rights: [
    'Profil und Plattformen des Unternehmens pflegen',
    'Partner finden, Austausche führen und Nachrichten schreiben',
    'Reviews schreiben, bestätigen und beantworten',
  ],
  mayNot: 'Bezahlung, Export, Löschung und wer zum Team gehört, bleiben Sache der Person, der das Konto gehört.',
  seen: 'Im Team sehen alle deine Adresse; wem das Konto gehört, sieht auch deine angemeldeten Geräte. Verlassen kannst du das Team jederzeit.',
  other: (email: string) =>
    `Hier ist gerade ${email} angemeldet. Nimmst du an, arbeitest du in diesem Browser mit der neuen Adresse weiter.`,
  accept: 'Einladung annehmen',
  later: 'Jetzt nicht',
  failed: 'Das hat nicht geklappt',
  failedDescription: 'Bitte versuche es noch einmal.',
  unusableTitle: 'Diese Einladung gilt nicht mehr',
  unusable:
    'Sie ist abgelaufen, zurückgezogen, schon angenommen, oder es gab inzwischen eine neue. Hast du sie schon angenommen? Dann melde dich einfach an. Sonst bitte um eine neue.',
  takenTitle: 'Deine Adresse gehört schon zu einem Konto',
  taken:
    'Jede Adresse gehört zu einem Unternehmen. Lass dich mit einer anderen einladen, oder lösche zuerst das Konto oder verlasse das Team, das du nicht mehr brauchst.',
  loadFailed: 'Die Einladung konnte nicht geladen werden',
  again: 'Erneut versuchen',
  signIn: 'Anmelden',
  home: 'Zur Startseite',
});
