import { appointment, at, done, exchange, exchangePage, four, one } from './example-records.ts';

/** One answer of each of the calls about exchanges, and of what they are rewarded with. */
export const exampleExchanges = {
  listMyExchanges: [exchange],
  listExchangePages: exchangePage,
  setExperience: exchange,
  proposeAppointment: appointment,
  pickAppointment: appointment,
  withdrawAppointment: appointment,
  confirmAppointment: appointment,
  downloadAppointment: 'BEGIN:VCALENDAR',
  proposeExtension: exchange,
  answerExtension: done,
  withdrawExtension: done,
  disputeReview: exchange,
  answerDispute: exchange,
  withdrawDispute: exchange,
  updateExchange: { ...exchange, xpGranted: 50 },
  confirmReview: { id: one, reviewExchangeId: four, notes: null, createdAt: at, xpGranted: 20 },
  listAchievements: [
    {
      id: 'first-review',
      type: 'reviews',
      title: 'Erste Review',
      description: 'Schreib deine erste Review.',
      unlocked: true,
      unlockedAt: at,
      progress: 100,
      icon: 'star',
    },
  ],
  listLeaderboard: [
    { id: one, firstName: 'Anna', lastName: 'B.', companyName: 'Café Anna', xp: 70, rank: 1, isCurrentUser: true },
  ],
};
