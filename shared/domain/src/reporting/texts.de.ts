import { texts } from '@rezenso/contract/language';
import { reportReasonLabels } from '@rezenso/contract/reports';

export const reportTexts = /* @__PURE__ */ texts('domain/reporting/texts/reportTexts', {
  menu: (partner: string) => `Weitere Aktionen zu ${partner}`,
  open: 'Partner melden',
  title: 'Partner melden',
  description: (partner: string) => `Was ist mit ${partner} passiert? Nur unser Team liest deine Meldung.`,
  reason: 'Grund',
  reasonPlaceholder: 'Grund wählen',
  reasonRequired: 'Bitte wähle einen Grund',
  text: 'Was ist passiert?',
  textRequired: 'Bitte beschreibe in mindestens 10 Zeichen, was passiert ist',
  cancel: 'Abbrechen',
  submit: 'Meldung senden',
  doneTitle: 'Danke für deine Meldung',
  doneDescription: 'Wir sehen uns das an und melden uns, wenn wir Fragen haben.',
  leftToday: (left: number) =>
    ['Für heute war das die letzte.', 'Heute ist noch eine weitere Meldung möglich.'][left] ??
    `Heute sind noch ${left} weitere Meldungen möglich.`,
  failedTitle: 'Die Meldung ist nicht angekommen',
  failed: 'Bitte versuche es später erneut.',
});

/** Blocking a partner, wherever it is offered. */
export const blockTexts = /* @__PURE__ */ texts('domain/reporting/texts/blockTexts', {
  block: 'Blockieren',
  unblock: 'Blockierung aufheben',
  title: (partner: string) => `${partner} blockieren?`,
  description: (isRunning: boolean) =>
    isRunning
      ? 'Ihr könnt euch dann beide nicht mehr schreiben, und nichts Neues beginnt. Euer Austausch läuft weiter; was ihr bei einem Widerspruch sagt, liest nur die Moderation. Du kannst es jederzeit aufheben.'
      : 'Ihr könnt euch dann beide nicht mehr schreiben, und es beginnt kein Austausch und keine Review. Was schon geplant ist, wird abgesagt. Du kannst es jederzeit aufheben.',
  cancel: 'Abbrechen',
  done: (partner: string) => `${partner} ist blockiert`,
  doneDescription: 'Aufheben kannst du das jederzeit in den Einstellungen unter „Datenschutz“, „Blockierte Betriebe“.',
  undone: 'Blockierung aufgehoben',
  undoneDescription: (partner: string) => `${partner} und du könnt euch wieder schreiben und etwas Neues planen.`,
  failed: 'Das hat nicht geklappt',
  failedDescription: 'Bitte versuche es noch einmal.',
});

/** Reasons as the contract calls them. */
export const reasonTexts = /* @__PURE__ */ texts('domain/reporting/texts/reasonTexts', reportReasonLabels);
