import { texts } from '@rezenso/contract/language';

export const activityTexts = /* @__PURE__ */ texts('mf-exchanges/activity-feed/texts/activityTexts', {
  title: 'Aktivitäten',
  quoted: (words: string) => `„${words}“`,
  emptyTitle: 'Noch nichts passiert',
  emptyDescription: 'Sobald sich bei deinen Matches und Reviews etwas tut, liest du es hier.',
  emptyAction: 'Partner finden',
  failedTitle: 'Aktivitäten konnten nicht geladen werden',
  failedDescription: 'Der Rest deiner Seite funktioniert weiter.',
  more: 'Zum Review-Austausch',
});
