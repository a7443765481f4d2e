import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import type { SuspicionEvent } from '../../../events/domain-events.ts';
import { createReleasedReviews, exchanges } from '../../exchanges/index.ts';
import { notifications } from '../../notifications/index.ts';
import { createXp, recomputeTrust } from '../../rewards/index.ts';
import { reports } from './reports.repository.ts';
import { reportNotices, takenBackNotice } from './texts.de.ts';

/** Suspicious reviews become cases; decided cases count for trust, upheld ones take back XP, and all are told. */
export function reportHandlers({ events, now }: Pick<Core, 'events' | 'now'>): void {
  events.on('review.suspected', 'open-case', (tx, event) => openCase(tx, event));

  events.on('report.closed', 'recompute-trust', (tx, { reportedId }) => recomputeTrust(tx, [reportedId], now()));

  events.on('report.closed', 'take-back-xp', async (tx, { reportId, reportedId, status, occurredAt }) => {
    if (status !== 'resolved') return;
    const subjects = await reports(tx).listRewardedBy(reportId);
    const points = await createXp({ events }).takeBack(tx, reportedId, subjects, occurredAt);
    if (points === 0) return;
    const notice = { memberId: reportedId, type: 'xp.taken-back', subject: reportId, ...takenBackNotice(points) };
    await notifications(tx).add({ ...notice, href: null }, occurredAt);
  });

  // Moderators looked at the text itself.
  events.on('report.closed', 'release-review', async (tx, { reportId, status, occurredAt }) => {
    const report = await reports(tx).find(reportId);
    if (status !== 'dismissed' || report?.kind !== 'suspicious_review' || !report.review_exchange_id) return;
    await createReleasedReviews({ events }).release(tx, report.review_exchange_id, occurredAt);
  });

  events.on('report.closed', 'tell-reporter', async (tx, { reportId, reporterId: memberId, status, occurredAt }) => {
    if (memberId === null) return;
    const notice = { memberId, type: 'report.closed', subject: reportId, ...reportNotices[status], href: null };
    await notifications(tx).add(notice, occurredAt);
  });
}

/** For a review of an exchange its writer answers, for an imported one its owner. */
async function openCase(tx: Tx, event: SuspicionEvent & { occurredAt: Date }): Promise<void> {
  const { exchangeId, reviewId, fraudScore, findings } = event;
  const found = { exchangeId, reviewId, fraudScore, findings };
  if (exchangeId !== null) {
    const exchange = await exchanges(tx).find(exchangeId);
    if (!exchange) return;
    const { reviewer_id: memberId, match_id: matchId } = exchange;
    await reports(tx).openSuspicious({ ...found, memberId, matchId }, event.occurredAt);
    return;
  }
  const review = await tx.selectFrom('reviews').select('member_id').where('id', '=', reviewId).executeTakeFirst();
  if (!review) return;
  await reports(tx).openSuspicious({ ...found, memberId: review.member_id, matchId: null }, event.occurredAt);
}
