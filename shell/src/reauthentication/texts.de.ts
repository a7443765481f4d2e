import { texts as translated } from '@rezenso/contract/language';

export const texts = /* @__PURE__ */ translated('shell/reauthentication/texts/texts', {
  title: 'Bist du es?',
  description:
    'Bevor es weitergeht, wollen wir sicher sein, dass du es bist. Danach fragen wir eine Stunde lang nicht mehr.',
  loadFailed: 'Das ließ sich nicht laden',
  withPasskey: 'Mit Passkey bestätigen',
  sendCode: 'Code per E-Mail schicken',
  noMeans:
    'Dafür brauchst du deinen Passkey. Dieser Browser kann keinen benutzen; versuche es auf dem Gerät, auf dem er liegt.',
  sent: (email: string) => `Wir haben dir einen Code mit sechs Ziffern an ${email} geschickt.`,
  sentAgain: (email: string) => `Ein neuer Code ist unterwegs an ${email}. Der vorige gilt nicht mehr.`,
  code: 'Code aus der E-Mail',
  codeMissing: 'Gib den Code mit sechs Ziffern ein.',
  sendAgain: 'Neuen Code schicken',
  confirm: 'Bestätigen',
  failedTitle: 'Das hat nicht geklappt',
  failed: 'Bitte versuche es noch einmal.',
});
