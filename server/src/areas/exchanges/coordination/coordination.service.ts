import { exchangeDueDays } from '@rezenso/contract/limits';
import type { ExchangeStrategy, NoCommonPlanDetails } from '@rezenso/contract/matches';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { Database, Tx } from '../../../database/database.ts';
import type { MatchRow, ReviewExchangeRow } from '../../../database/schema.ts';
import { announce } from '../../../live/announce.ts';
import {
  countedMatches,
  matches,
  partnerOf,
  traders,
  whyNotCancelPlan,
  whyNotCoordinate,
} from '../../matching/index.ts';
import { proposalMails, questions, reminderMails } from '../../notifications/index.ts';
import { createFormerAccounts } from '../../rewards/index.ts';
import { appointments } from '../appointments/appointments.repository.ts';
import { aboutAppointment } from '../appointments/appointments.service.ts';
import { confirmations } from '../exchanges/confirmations.repository.ts';
import { exchanges } from '../exchanges/exchanges.repository.ts';
import type { NamedExchange } from '../exchanges/named-exchanges.repository.ts';
import { extensions } from '../extensions/extensions.repository.ts';
import { exchangesOf, hasNowhere, planFor } from './coordination.plan.ts';
import { coordination } from './coordination.repository.ts';

const dayMillis = 86_400_000;

/** Turns accepted matches into fair exchanges. */
export function createCoordination({
  database,
  events,
  mailer,
  secret,
}: Pick<Core, 'database' | 'events' | 'mailer' | 'secret'>) {
  const formerAccounts = createFormerAccounts({ secret, events });

  return {
    /**
     * The plan that coordinating a match would start. Without one, a partner who can be reviewed nowhere is told.
     * @throws {AppError} MATCH_NOT_FOUND, MATCH_NOT_YOURS, MATCH_NOT_ACCEPTED, MATCH_ALREADY_COORDINATED, NO_COMMON_PLAN,
     *   MATCH_UNAVAILABLE, ACCOUNT_INACTIVE, PARTNER_INACTIVE, SAME_BUSINESS
     */
    async preview(member: string, matchId: string): Promise<ExchangeStrategy> {
      const match = await matches(database.db).find(matchId);
      const refusal = whyNotCoordinate(member, match);
      if (refusal || !match) throw new AppError(refusal ?? 'MATCH_NOT_FOUND');
      if (await confirmations(database.db).isBlocked(matchId)) throw new AppError('MATCH_UNAVAILABLE');
      await traders(database.db).refuseUnlessMayTrade(member, partnerOf(member, match));
      const { plan, missing } = await planOf(database.db, member, match);
      if (plan) return { ...plan, exchangePairs: [...plan.exchangePairs] };
      if (missing.includes('partner')) await tellPartner(member, match);
      throw noCommonPlan(missing);
    },

    /**
     * Starts the exchanges of an accepted match, once, and counts it for whoever starts it: a free account may start
     * `plans.free.exchanges`. Reviews are due in `exchangeDueDays` days.
     * @throws {AppError} MATCH_NOT_FOUND, MATCH_NOT_YOURS, MATCH_NOT_ACCEPTED, MATCH_ALREADY_COORDINATED,
     *   NO_COMMON_PLAN, PLAN_LIMIT_REACHED, MATCH_UNAVAILABLE, ACCOUNT_INACTIVE, PARTNER_INACTIVE, SAME_BUSINESS
     */
    coordinate(member: string, matchId: string, now: Date): Promise<NamedExchange[]> {
      return database.transaction(async (tx) => {
        // Before the match, as who blocks does: of a block and a start at the same moment the later sees the earlier.
        const isBlocked = await coordination(tx).lockTalk(matchId);
        const match = await matches(tx).coordinate(matchId, member, now);
        if (!match) throw await whyNot(tx, member, matchId);
        if (isBlocked) throw new AppError('MATCH_UNAVAILABLE');
        await traders(tx).refuseUnlessMayTrade(member, partnerOf(member, match));
        const { plan, sides, missing } = await planOf(tx, member, match);
        if (!plan) throw noCommonPlan(missing);
        await charge(tx, member, match, now);
        const dueAt = new Date(now.getTime() + exchangeDueDays * dayMillis);
        await exchanges(tx).createAll(matchId, exchangesOf(plan, sides), dueAt, now);
        await exchanges(tx).draftFromMatch(matchId);
        await matches(tx).followPlan(matchId, now);
        const partnerId = partnerOf(member, match);
        await events.record(tx, 'match.coordinated', {
          matchId,
          starterId: member,
          partnerId,
          reviews: plan.totalExchanges,
          ...(match.plan_cancelled_at && { again: now.toISOString() }),
        });
        return exchanges(tx).listOfMatch(matchId);
      });
    },

    /**
     * One side calls the plan off, as long as nobody handed anything in: its exchanges go, with drafts and appointments, and the two
     * may make another one. When it counted for the partner, the partner has its free match back.
     * @param reason the word to the partner; null only where a block keeps words from it
     * @throws {AppError} MATCH_NOT_FOUND, MATCH_NOT_YOURS, MATCH_HAS_NO_PLAN, PLAN_ALREADY_BEGUN, PLAN_REASON_REQUIRED,
     *   CONVERSATION_BLOCKED
     */
    cancel(member: string, matchId: string, reason: string | null, now: Date): Promise<void> {
      return database.transaction(async (tx) => {
        const planned = await exchanges(tx).lockAllOf(matchId);
        const match = await matches(tx).find(matchId);
        const refusal = whyNotCancelPlan(member, match);
        if (refusal || !match) throw new AppError(refusal ?? 'MATCH_NOT_FOUND');
        if (planned.some(({ submitted_at }) => submitted_at !== null)) throw new AppError('PLAN_ALREADY_BEGUN');
        const isBlocked = await confirmations(tx).isBlocked(matchId);
        if (isBlocked && reason !== null) throw new AppError('CONVERSATION_BLOCKED');
        if (!isBlocked && reason === null) throw new AppError('PLAN_REASON_REQUIRED');
        await callOff(tx, member, match, planned, reason, now);
      });
    },

    /**
     * Whoever blocks a partner ends what nobody has begun with it: a plan of which nothing was handed in, with appointments and
     * reminders. What was begun goes on (docs/decisions/0154), without what was only proposed. Nothing happens when the block was taken back meanwhile.
     */
    async endForBlock(tx: Tx, member: string, matchId: string, now: Date): Promise<void> {
      const planned = await exchanges(tx).lockAllOf(matchId);
      const match = await matches(tx).find(matchId);
      if (!match || whyNotCancelPlan(member, match)) return;
      if (!(await confirmations(tx).isBlocked(matchId))) return;
      if (planned.some(({ submitted_at }) => submitted_at !== null)) await endProposals(tx, member, match, now);
      else await callOff(tx, member, match, planned, null, now);
    },
  };

  /** Its exchanges are locked, and nobody handed anything in. @throws {AppError} MATCH_HAS_NO_PLAN */
  async function callOff(
    tx: Tx,
    member: string,
    match: MatchRow,
    planned: readonly Pick<ReviewExchangeRow, 'id'>[],
    reason: string | null,
    now: Date,
  ): Promise<void> {
    const matchId = match.id;
    const isMailed = await callOffAppointments(tx, member, matchId, reason, now);
    await appointments(tx).retireAllOf(matchId);
    await extensions(tx).endAllOf(matchId, now);
    await exchanges(tx).removeAllOf(matchId);
    const cancelled = await matches(tx).cancelPlan(matchId, member, reason, now);
    if (!cancelled) throw new AppError('MATCH_HAS_NO_PLAN');
    await mailer.takeBack(
      tx,
      planned.flatMap(({ id }) => reminderMails(id)),
    );
    const partnerId = partnerOf(member, match);
    await events.record(tx, 'duties.changed', { memberIds: [member, partnerId] });
    await countedMatches(tx).keepCounted(matchId, member);
    const isGivenBack = await countedMatches(tx).giveBack(matchId, partnerId);
    await events.record(tx, 'plan.cancelled', {
      ...{ matchId, memberId: member, partnerId, at: now.toISOString() },
      ...(isMailed && { isMailed }),
      ...(isGivenBack && { isGivenBack }),
    });
  }

  /** A match counts once for the plan of who starts it, also when its exchange was called off and begins anew, unless it was given back. */
  async function charge(tx: Tx, member: string, match: MatchRow, now: Date): Promise<void> {
    if (match.plan_cancelled_at && !match.is_given_back) return;
    await formerAccounts.inherit(tx, member, now);
    const charged = await coordination(tx).charge(member);
    if (!charged) throw new AppError('PLAN_LIMIT_REACHED');
    await countedMatches(tx).note(match.id, member, charged.isCounted);
  }

  /**
   * Whoever agreed on a time is told that it is off, as calendars are; of times that nobody picked the end of the plan says enough.
   * @returns whether a mail about one of them tells the partner of the end of the plan as well
   */
  async function callOffAppointments(
    tx: Tx,
    member: string,
    matchId: string,
    reason: string | null,
    now: Date,
  ): Promise<boolean> {
    let isTold = false;
    for (const { id } of await appointments(tx).listStanding(matchId)) {
      const off = await appointments(tx).withdraw(id, member, reason, now);
      if (!off?.starts_at) {
        await mailer.takeBack(tx, proposalMails(id));
        continue;
      }
      const planOff = isTold ? 'also' : 'told';
      await events.record(tx, 'appointment.withdrawn', { ...aboutAppointment(off, member), planOff });
      isTold = true;
    }
    return isTold;
  }

  /** Times that nobody picked, and later days that nobody answered, end without a word; calendars lose what such times were to move. */
  async function endProposals(tx: Tx, member: string, match: MatchRow, now: Date): Promise<void> {
    const standing = await appointments(tx).listStanding(match.id);
    for (const { id } of standing.filter(({ status }) => status === 'proposed')) {
      const off = await appointments(tx).withdraw(id, member, null, now);
      await mailer.takeBack(tx, proposalMails(id));
      if (off?.in_calendars_at) await events.record(tx, 'appointment.withdrawn', aboutAppointment(off, member));
    }
    await extensions(tx).endAllOf(match.id, now);
    const sides = [match.requester_id, match.provider_id];
    await questions(tx).settle(sides, now);
    await announce(tx, sides, 'exchanges');
  }

  async function tellPartner(member: string, match: MatchRow): Promise<void> {
    const told = { matchId: match.id, askerId: member, memberId: partnerOf(member, match) };
    await database.transaction((tx) => events.record(tx, 'match.platform-missing', told));
  }
}

type Missing = NoCommonPlanDetails['missing'];

/** The plan of a match, or who has to add a platform before there can be one. */
async function planOf(db: Tx | Database['db'], member: string, match: MatchRow) {
  const requester = await coordination(db).getReviewable(match.requester_id);
  const provider = await coordination(db).getReviewable(match.provider_id);
  const sides = [requester, provider] as const;
  const missing: Missing = sides.filter(hasNowhere).map(({ id }) => (id === member ? 'caller' : 'partner'));
  return { plan: planFor(requester, provider), sides, missing };
}

function noCommonPlan(missing: Missing): AppError {
  const details: NoCommonPlanDetails = { missing };
  return new AppError('NO_COMMON_PLAN', { details });
}

async function whyNot(tx: Tx, member: string, matchId: string): Promise<AppError> {
  const match = await matches(tx).find(matchId);
  return new AppError(whyNotCoordinate(member, match) ?? 'MATCH_ALREADY_COORDINATED');
}
