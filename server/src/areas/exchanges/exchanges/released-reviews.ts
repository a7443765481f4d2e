import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import type { Withheld } from '../../../database/schema.ts';
import { createTell } from '../../notifications/index.ts';
import { verifiedReviews } from '../../reviews/index.ts';
import { createXp } from '../../rewards/index.ts';
import { confirmations } from './confirmations.repository.ts';
import { punctualityOf, receiptOf, submissionOf } from './earnings.ts';
import { exchanges } from './exchanges.repository.ts';
import { openings } from './openings.repository.ts';
import { withheldReviews } from './withheld-reviews.repository.ts';

const withheldForText: readonly Withheld[] = ['no_substance', 'known_text'];

/** Withheld reviews that turned out to be worth something. */
export function createReleasedReviews(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs'>) {
  const { events } = core;
  const tell = createTell(core);
  const xp = createXp({ events });

  return {
    /**
     * The review counts from now on, and everybody gets the XP that they would have got for it. Nothing happens to one
     * that is not withheld for its text, so twice is once. While its writer's account is looked at it goes on waiting for that.
     */
    async release(tx: Tx, exchangeId: string, now: Date, reasons = withheldForText): Promise<void> {
      const released = await withheldReviews(tx).release(exchangeId, reasons);
      if (!released) return;
      const { match_id: matchId, reviewer_id: reviewerId, recipient_id: recipientId } = released;
      // Nothing is wrong with the text: now it waits for the look at its writer's account, and its partner loses nothing by that.
      const waits = !reasons.includes('held_account') && (await exchanges(tx).isHeld(reviewerId));
      if (waits) await withheldReviews(tx).withhold(exchangeId, 'held_account');
      await exchanges(tx).lockMatch(matchId);
      await openings(tx).openOfMatch(matchId, now);
      const isEarning = await exchanges(tx).earnsXp(matchId);
      const isConfirmedByPerson = (await confirmations(tx).find(exchangeId)) !== undefined;
      const missing = [
        ...(waits ? [] : [submissionOf(released)]),
        ...(released.confirmed_at && !waits ? punctualityOf(released) : []),
        ...(isConfirmedByPerson ? [receiptOf(released)] : []),
      ];
      const granted = await xp.grant(tx, isEarning ? missing : [], now);
      if (waits) return;
      const named = await exchanges(tx).findNamed(exchangeId);
      if (named?.confirmed_at) await verifiedReviews(tx).released(named, now);
      const points = granted.get(reviewerId) ?? 0;
      // Who is banned is not told that all is well.
      if (!(await exchanges(tx).isBanned(reviewerId)))
        await tell(tx, { kind: 'exchange.released', memberId: reviewerId, exchangeId, points }, now);
      await events.record(tx, 'exchange.released', { exchangeId, matchId, reviewerId, recipientId });
    },

    /** The same for all that waited for a look at its writer's account, and the points that waited with it. */
    async releaseOf(tx: Tx, writer: string, now: Date): Promise<void> {
      for (const exchangeId of await withheldReviews(tx).listHeld(writer))
        await this.release(tx, exchangeId, now, ['held_account']);
      await xp.releaseHeld(tx, writer, now);
    },
  };
}
