import { texts } from '@rezenso/contract/language';

const times = (count: number) => (count === 1 ? 'eine Zeit' : `${count} Zeiten`);

/** How the moment of an appointment is said. */
export const momentTexts = /* @__PURE__ */ texts('mf-exchanges/appointments/card-texts/momentTexts', {
  locale: 'de-DE',
  spoken: (weekday: string, day: string, month: string, time: string) => `${weekday}, ${day}. ${month}, ${time} Uhr`,
});

/** What the card says and offers. */
export const appointmentTexts = /* @__PURE__ */ texts('mf-exchanges/appointments/card-texts/appointmentTexts', {
  arrange: 'Termin vereinbaren',
  ownProposal: (count: number) => `Du hast ${times(count)} vorgeschlagen`,
  proposal: (partner: string, count: number) => `${partner} schlägt ${times(count)} vor`,
  agreed: (time: string) => `Termin: ${time}`,
  due: (time: string) => `Euer Termin war am ${time}`,
  dueHint: 'Hat er stattgefunden? Dann kann die Review geschrieben werden.',
  happened: (time: string) => `Erlebt am ${time}`,
  place: (place: string, minutes: number) => `${place} · ${minutes} Minuten`,
  note: (partner: string) => `Notiz von ${partner}`,
  pick: 'Zeit wählen',
  proposeOthers: 'Andere Zeiten',
  change: 'Ändern',
  takeBack: 'Zurückziehen',
  decline: 'Ablehnen',
  calendar: 'In den Kalender',
  move: 'Verschieben',
  callOff: 'Absagen',
  happen: 'Erlebt',
  happenedTitle: 'Schön, dass es geklappt hat',
  happenedDescription: (isReviewer: boolean) =>
    isReviewer
      ? 'Schreib am besten gleich, solange alles frisch ist.'
      : 'Die andere Seite kann jetzt ihre Review schreiben.',
  failedTitle: 'Das hat nicht geklappt',
  failed: 'Bitte versuche es später erneut.',
});
