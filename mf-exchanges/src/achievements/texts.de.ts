import { texts } from '@rezenso/contract/language';

export const achievementTexts = /* @__PURE__ */ texts('mf-exchanges/achievements/texts/achievementTexts', {
  title: 'Erfolge',
  unlockedCount: (unlocked: number, total: number) => `${unlocked} von ${total} erreicht`,
  unlocked: 'Erreicht',
  progress: (title: string) => `Fortschritt: ${title}`,
  emptyTitle: 'Noch keine Erfolge',
  emptyDescription: 'Mit deinem ersten Match geht es los.',
  failedTitle: 'Erfolge konnten nicht geladen werden',
  failedDescription: 'Der Rest deiner Seite funktioniert weiter.',
});
