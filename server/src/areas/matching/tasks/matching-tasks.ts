import type { OpenTask, TaskSource } from '../../../database/task-source.ts';
import { taskTexts } from './task-texts.ts';
import { listToAnswer, listToReview, listUnreadConversations } from './waiting-matches.repository.ts';

/** What waits for a member in its matches: to answer, to review where there is no plan, to read. */
export const matchingTasks: TaskSource = async (db, member, limit, _now, language) => {
  const texts = taskTexts(language);
  const [toAnswer, toReview, unread] = await Promise.all([
    listToAnswer(db, [member, limit]),
    listToReview(db, [member, limit]),
    listUnreadConversations(db, [member, limit]),
  ]);
  return [
    ...toAnswer.map(
      ({ matchId, partner, since }): OpenTask => ({
        kind: 'match.answer',
        subject: matchId,
        title: texts.answer.title(partner),
        dueAt: null,
        since,
        action: { label: texts.answer.action, href: `/matches?match=${matchId}` },
      }),
    ),
    ...toReview.map(
      ({ matchId, partner, since }): OpenTask => ({
        kind: 'match.review',
        subject: matchId,
        title: texts.review.title(partner),
        dueAt: null,
        since,
        action: { label: texts.review.action, href: `/matches?match=${matchId}` },
      }),
    ),
    ...unread.map(
      ({ matchId, partner, since, unread: count }): OpenTask => ({
        kind: 'conversation.read',
        subject: matchId,
        title: texts.unread.title(partner, count),
        dueAt: null,
        since,
        action: { label: texts.unread.action, href: `/matches/${matchId}/nachrichten` },
      }),
    ),
  ];
};
