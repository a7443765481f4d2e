import { texts } from '@rezenso/contract/language';
import type { AnyEmailType } from '@rezenso/contract/vocabulary';
import { preferenceTexts } from '../email-preferences/texts.de.ts';

const list = new Intl.ListFormat('de', { type: 'conjunction' });

/** The kinds by the names that the settings give them. */
function named(kinds: readonly AnyEmailType[]): string {
  return list.format(kinds.map((kind) => `„${preferenceTexts.types[kind].label}“`));
}

export const unsubscribeTexts = /* @__PURE__ */ texts('mf-settings/unsubscribe/texts/unsubscribeTexts', {
  invalid: {
    title: 'Ungültiger Link',
    description: 'Dieser Abmelde-Link ist unvollständig. Öffne ihn bitte noch einmal direkt aus der E-Mail.',
  },
  confirm: {
    title: 'E-Mails abmelden?',
    description: (kinds?: readonly AnyEmailType[]) =>
      kinds?.length
        ? `Du bekommst dann keine E-Mails der Art ${named(kinds)} mehr. Alle anderen kommen weiter an.`
        : 'Du bekommst dann keine E-Mails dieser Art mehr. Alle anderen kommen weiter an.',
  },
  success: {
    title: 'Erfolgreich abgemeldet',
    description: (kinds?: readonly AnyEmailType[]) =>
      kinds?.length
        ? `E-Mails der Art ${named(kinds)} bekommst du nicht mehr. Du kannst sie jederzeit wieder einschalten.`
        : 'Diese Art von E-Mails bekommst du nicht mehr. Du kannst sie jederzeit wieder einschalten.',
  },
  failure: {
    title: 'Fehler aufgetreten',
    refused: 'Der Abmelde-Link ist ungültig oder bereits abgelaufen.',
    unexpected: 'Ein Fehler ist aufgetreten. Bitte versuche es später erneut.',
  },
  yes: 'Ja, abmelden',
  cancel: 'Abbrechen',
  retry: 'Erneut versuchen',
  home: 'Zur Startseite',
  preferences: 'E-Mail-Einstellungen verwalten',
});
