import { texts } from '@rezenso/contract/language';

export const cancelPlanTexts = /* @__PURE__ */ texts('mf-matching/cancel-plan/texts/cancelPlanTexts', {
  title: 'Austausch absagen?',
  description: (partner: string) =>
    `Was ihr vereinbart habt, entfällt für dich und ${partner}, mit Entwürfen und Terminen. Euer Match bleibt: Ihr könnt jederzeit neu planen, und das zählt nicht noch einmal.`,
  reason: 'Begründung',
  reasonHint: (partner: string) => `${partner} liest sie.`,
  reasonRequired: 'Sag kurz, warum',
  withoutReason: 'Ihr schreibt euch gerade nicht. Lass die Begründung weg, dann kannst du absagen.',
  submit: 'Austausch absagen',
  keep: 'Dabei bleiben',
  doneTitle: 'Austausch abgesagt',
  doneDescription: (partner: string) => `${partner} bekommt Bescheid.`,
  failed: 'Der Austausch konnte nicht abgesagt werden.',
  /** On the card, as long as there is no new plan. */
  byPartner: (partner: string) => `${partner} hat euren Austausch abgesagt. Ihr könnt ihn neu planen.`,
  byMe: 'Du hast euren Austausch abgesagt. Ihr könnt ihn neu planen.',
});
