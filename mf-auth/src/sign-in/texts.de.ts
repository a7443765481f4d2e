import { texts } from '@rezenso/contract/language';
import { magicLinkTtlMinutes } from '@rezenso/contract/limits';
export const signInTexts = /* @__PURE__ */ texts('mf-auth/sign-in/texts/signInTexts', {
  title: 'Anmelden',
  description:
    'Du brauchst kein Passwort. Wir schicken dir einen Link, mit dem du dich anmeldest oder ein Konto anlegst.',
  email: 'E-Mail-Adresse',
  placeholder: 'name@firma.de',
  submit: 'Anmeldelink senden',
  submitting: 'E-Mail wird versendet...',
  failed: 'Es ist ein Fehler aufgetreten. Bitte versuche es nochmal.',
  back: 'Zur Startseite',
  trust: 'Kein Passwort, keine Kosten, jederzeit löschbar.',
  emailInvalid: 'Bitte gib eine gültige E-Mail-Adresse ein',
});

export const sentTexts = /* @__PURE__ */ texts('mf-auth/sign-in/texts/sentTexts', {
  title: 'Schau in dein Postfach',
  sentTo: 'Wir haben einen Anmeldelink geschickt an',
  valid: `Der Link ist ${magicLinkTtlMinutes} Minuten gültig.`,
  spam: 'Nichts angekommen? Schau in deinem Spam-Ordner nach und versuche es sonst erneut.',
  again: 'Erneut versuchen',
  back: 'Zur Startseite',
});

export const confirmTexts = /* @__PURE__ */ texts('mf-auth/sign-in/texts/confirmTexts', {
  title: 'Fast geschafft',
  description: (email: string) =>
    `Dieser Link meldet ${email} an. Ist das nicht deine Adresse, dann schließe die Seite.`,
  unnamed: 'Bestätige, dass du dich bei Rezenso anmelden möchtest.',
  confirm: 'Jetzt anmelden',
  failedTitle: 'Die Anmeldung hat nicht geklappt',
  failed: 'Es ist ein Fehler aufgetreten. Bitte versuche es nochmal.',
  newLink: 'Neuen Link anfordern',
  alreadyIn: 'Du bist schon angemeldet: weiter',
  back: 'Zur Startseite',
  writeToUs: 'So erreichst du uns',
  unusableTitle: 'Dieser Link hilft nicht weiter',
  bannedTitle: 'Dein Konto ist gesperrt',
});

export const alreadyTexts = /* @__PURE__ */ texts('mf-auth/sign-in/texts/alreadyTexts', {
  title: 'Du bist schon angemeldet',
  as: (email: string) => `Mit ${email}`,
  goOn: 'Zum Dashboard',
  other: 'Abmelden und Adresse wechseln',
});

export const passkeyTexts = /* @__PURE__ */ texts('mf-auth/sign-in/texts/passkeyTexts', {
  submit: 'Mit Passkey anmelden',
  failed: 'Mit dem Passkey hat es hier nicht geklappt. Lass dir einfach einen Link per E-Mail schicken.',
});
