import { texts } from '@rezenso/contract/language';

export const leaderboardTexts = /* @__PURE__ */ texts('mf-exchanges/leaderboard/texts/leaderboardTexts', {
  title: 'Bestenliste der Woche',
  you: 'Du',
  points: (xp: string) => `${xp} XP`,
  yourRank: (rank: number) => `Du stehst auf Platz ${rank}`,
  emptyTitle: 'Die Woche ist noch jung',
  emptyDescription: 'Wer zuerst eine Review abgibt, steht oben.',
  failedTitle: 'Bestenliste konnte nicht geladen werden',
  failedDescription: 'Der Rest deiner Seite funktioniert weiter.',
});
