import { texts } from '@rezenso/contract/language';

export const findingTexts = /* @__PURE__ */ texts('domain/writing/texts/findingTexts', {
  here: 'In dieser Bewertung',
  there: 'Im anderen Text',
  both: 'Steht so in beiden Texten',
  resembled: (platform: string, date: string, author: string | null) =>
    `Die andere steht schon bei dir: ${platform}, ${date}${author ? `, verfasst von ${author}` : ''}.`,
  seeResembled: 'Andere Bewertung ansehen',
  quoted: (passage: string) => `„${passage}“`,
});

export const draftTexts = /* @__PURE__ */ texts('domain/writing/texts/draftTexts', {
  title: 'Schreibhilfe',
  notes: 'Deine Stichworte',
  notesHint: 'Zum Beispiel: Beratung im Laden, Fahrrad repariert, zwei Tage gewartet.',
  ask: 'Entwurf vorschlagen',
  failed: 'Gerade ist kein Entwurf möglich. Schreib einfach los.',
  unedited: 'Das ist noch der Entwurf. Mach daraus deinen eigenen Text: was hast du selbst erlebt?',
});

export const warningTexts = /* @__PURE__ */ texts('domain/writing/texts/warningTexts', {
  title: 'Dieser Text könnte als verdächtig gelten',
  untouched: 'Das ist noch der vorgeschlagene Entwurf',
  why: 'Das ist uns aufgefallen:',
  change:
    'Erzähl in eigenen Worten, was du selbst erlebt hast: Was hast du gekauft, wer hat dir geholfen, was war gut und was nicht?',
  consequence: 'Gibst du ihn so ab, schaut sich unser Team die Review an.',
  revise: 'Text überarbeiten',
  sendAnyway: 'Trotzdem abgeben',
});
