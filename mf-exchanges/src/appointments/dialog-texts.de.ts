import { texts } from '@rezenso/contract/language';

export const proposeTexts = /* @__PURE__ */ texts('mf-exchanges/appointments/dialog-texts/proposeTexts', {
  title: 'Termin vereinbaren',
  moveTitle: 'Termin verschieben',
  description: (partner: string) => `Schlag bis zu drei Zeiten vor. ${partner} wählt eine davon.`,
  replaced: 'Dein neuer Vorschlag ersetzt das, was bisher vereinbart oder vorgeschlagen ist.',
  soFar: (time: string) => `Bisher vereinbart: ${time}.`,
  onlyDay: 'Tag',
  day: (turn: number) => `${turn}. Tag`,
  time: 'Uhrzeit',
  more: 'Noch eine Zeit',
  zone: 'Uhrzeiten in deutscher Zeit.',
  minutes: 'Dauer',
  minutesOf: (minutes: number) => `${minutes} Minuten`,
  place: 'Ort',
  placeHint: 'Adresse, Videolink oder Telefonnummer.',
  note: 'Notiz (optional)',
  noteHint: 'Die andere Seite liest sie mit dem Vorschlag.',
  submit: 'Vorschlagen',
  cancel: 'Abbrechen',
  required: 'Bitte wähle Tag und Uhrzeit.',
  invalid: 'Diese Uhrzeit gibt es an dem Tag nicht.',
  afterDue: (day: string) => `Am ${day} ist die Review fällig, ein Termin liegt danach.`,
  past: 'Bitte wähle eine Zeit, die noch kommt.',
  tooFar: 'Bitte wähle eine Zeit innerhalb der nächsten zwölf Monate.',
  twice: 'Diese Zeit steht schon da.',
  placeRequired: 'Bitte gib an, wo ihr euch trefft',
  doneTitle: 'Termin vorgeschlagen',
  doneDescription: (partner: string) => `${partner} kann jetzt eine Zeit wählen.`,
});

export const pickTexts = /* @__PURE__ */ texts('mf-exchanges/appointments/dialog-texts/pickTexts', {
  title: 'Zeit wählen',
  description: (partner: string) => `${partner} schlägt vor:`,
  times: 'Wann passt es dir?',
  required: 'Bitte wähle eine Zeit.',
  past: 'vorbei',
  others: 'Andere Zeiten',
  submit: 'Zusagen',
  doneTitle: 'Termin vereinbart',
  doneDescription: 'Ihr bekommt beide eine E-Mail mit einer Datei für den Kalender.',
});

/** Of a proposal of one's own, of a partner's, and of an agreed appointment. */
export const withdrawTexts = /* @__PURE__ */ texts('mf-exchanges/appointments/dialog-texts/withdrawTexts', {
  takeBack: {
    title: 'Vorschlag zurückziehen',
    description: (partner: string) => `${partner} kann dann keine der Zeiten mehr wählen.`,
    submit: 'Zurückziehen',
    done: 'Vorschlag zurückgezogen',
  },
  decline: {
    title: 'Vorschlag ablehnen',
    description: (partner: string) => `Wir sagen ${partner}, dass keine der Zeiten passt.`,
    submit: 'Ablehnen',
    done: 'Vorschlag abgelehnt',
  },
  callOff: {
    title: 'Termin absagen',
    description: (partner: string) =>
      `Wir sagen ${partner} ab. Der Termin verschwindet aus euren Kalendern, wenn ihr die Absage öffnet.`,
    submit: 'Termin absagen',
    done: 'Termin abgesagt',
  },
  reason: 'Ein Wort dazu (optional)',
  reasonHint: 'Die andere Seite liest es.',
  cancel: 'Zurück',
  doneDescription: (partner: string) => `${partner} weiß Bescheid.`,
});
