import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import type { SuspicionEvent } from '../../../events/domain-events.ts';
import { createReleasedReviews, exchanges } from '../../exchanges/index.ts';
import { createTell } from '../../notifications/index.ts';
import { createXp, recomputeTrust } from '../../rewards/index.ts';
import { reports } from './reports.repository.ts';
import { findOwnerOf } from './suspected-reviews.repository.ts';

/** Suspicious reviews become cases; decided cases count for trust, upheld ones take back XP, and all are told. */
export function reportHandlers(core: Pick<Core, 'events' | 'now' | 'mailer' | 'env' | 'jobs'>): void {
  const { events, now } = core;
  const tell = createTell(core);

  events.on('review.suspected', 'open-case', (tx, event) => openCase(tx, event));

  events.on('review.cleared', 'drop-case', async (tx, review) => {
    const about = await reports(tx).dropSuspicious(review);
    if (about !== undefined) await recomputeTrust(tx, [about], now());
  });

  events.on('report.closed', 'recompute-trust', (tx, { reportedId }) => recomputeTrust(tx, [reportedId], now()));

  events.on('report.closed', 'take-back-xp', async (tx, { reportId, reportedId, status, occurredAt }) => {
    if (status !== 'resolved') return;
    const subjects = await reports(tx).listRewardedBy(reportId);
    const points = await createXp({ events }).takeBack(tx, reportedId, subjects, occurredAt);
    if (points > 0) await tell(tx, { kind: 'xp.taken-back', memberId: reportedId, reportId, points }, occurredAt);
  });

  // Moderators looked at the text itself.
  events.on('report.closed', 'release-review', async (tx, { reportId, status, occurredAt }) => {
    const report = await reports(tx).find(reportId);
    if (status !== 'dismissed' || report?.kind !== 'suspicious_review' || !report.review_exchange_id) return;
    await createReleasedReviews(core).release(tx, report.review_exchange_id, occurredAt);
  });

  events.on('report.closed', 'tell-reporter', async (tx, { reportId, reporterId: memberId, status, occurredAt }) => {
    if (memberId !== null) await tell(tx, { kind: 'report.closed', memberId, reportId, status }, occurredAt);
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
  const memberId = reviewId === null ? undefined : await findOwnerOf(tx, reviewId);
  if (memberId !== undefined) await reports(tx).openSuspicious({ ...found, memberId, matchId: null }, event.occurredAt);
}
