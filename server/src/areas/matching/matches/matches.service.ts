import { wholeListLimit } from '@rezenso/contract/limits';
import type { Match } from '@rezenso/contract/matches';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { Db, Tx } from '../../../database/database.ts';
import type { MatchRow } from '../../../database/schema.ts';
import { type PageQuery, readPage } from '../../../http/cursor.ts';
import { giveAllowanceBack, takeAllowance } from '../../../limits/allowances.ts';
import { contacts, mailboxes, matchMembers, type Volume, volumes } from '../../accounts/index.ts';
import { createFormerAccounts, createXp } from '../../rewards/index.ts';
import { businessMarks } from './business-marks.repository.ts';
import { earnedSince, earningPairs } from './earning-pairs.repository.ts';
import { formerMatches } from './former-matches.repository.ts';
import { createFormerMatches } from './former-matches.service.ts';
import { listKept } from './kept-partners.repository.ts';
import { whyNotAnswer, whyNotGive, whyNotWithdraw } from './matches.policy.ts';
import { presentMatch } from './matches.presenter.ts';
import { type GivenReview, matches, matchPlace } from './matches.repository.ts';
import { assess } from './matches.scoring.ts';
import { holdTalk, listBlocksOf } from './own-blocks.repository.ts';
import { parties } from './parties.repository.ts';
import { refusedDays, withdrawnDays } from './periods.ts';
import { traders } from './traders.repository.ts';
import { type Reader, type View, viewsOf } from './views.ts';
import type { Recommended } from './wordings.repository.ts';
import { createWordings } from './wordings.service.ts';

/** From here on who may ask few partners a day is told how many are left. */
const fewLeft = 5;

const dayMillis = 86_400_000;
/** Of a list those open matches whose recommendation a language model words, if it did not yet. */
const wordedMatches = 10;

/** Asking for matches, answering and completing them. */
export function createMatches(
  core: Pick<Core, 'database' | 'events' | 'jobs' | 'languageModel' | 'limits' | 'log' | 'secret'>,
) {
  const { database, events, limits } = core;
  const formerAccounts = createFormerAccounts(core);
  const { bind } = createFormerMatches(core);
  const xp = createXp({ events });
  const wordings = createWordings(core);

  async function present(
    db: Db,
    reader: Reader,
    rows: readonly MatchRow[],
    viewOf: (row: MatchRow) => View,
  ): Promise<Match[]> {
    const viewer = reader.id;
    const faces = await parties(db).byId(
      rows.flatMap((row) => [row.requester_id, row.provider_id]),
      reader.language,
    );
    const tell = await wordings.of(
      db,
      viewer,
      rows.map((row) => viewOf(row).partner),
    );
    const planned = rows.filter(({ coordinated_at }) => coordinated_at !== null).map(({ id }) => id);
    const closed = planned.length > 0 ? await matches(db).closedTo(viewer, planned) : new Set<string>();
    const agreed = rows.filter(({ status }) => status === 'accepted' || status === 'completed').map(({ id }) => id);
    const blocks = await listBlocksOf(db, viewer, agreed);
    const toBegin = rows.filter((row) => isToBegin(row)).map((row) => viewOf(row).partner);
    const kept = await listKept(db, toBegin);
    return rows.map((row) => {
      const { isBlocking = false, isBlocked = false } = blocks.get(row.id) ?? {};
      const view = viewOf(row);
      const isPartnerKept = isToBegin(row) && kept.has(view.partner);
      const seen = { isClosed: closed.has(row.id), isBlocking, isBlocked, isPartnerKept, view };
      return presentMatch(row, { id: viewer, ...seen }, faces, tell);
    });
  }

  /** What a list shows, and has worded. */
  async function show(reader: Reader, rows: readonly MatchRow[], now: Date): Promise<Match[]> {
    const viewOf = await viewsOf(database.db, reader, rows, now);
    const open = rows.filter(({ status }) => status === 'pending' || status === 'accepted').slice(0, wordedMatches);
    const recommended = open.flatMap((row) => recommendationTo(reader, viewOf(row)) ?? []);
    await wordings.askLater(recommended, now);
    return present(database.db, reader, rows, viewOf);
  }

  /** Living accounts by the ledger, those that left by what is remembered of them; one call at a time for a pair. */
  async function haveEarned(tx: Tx, one: string, other: string, since: Date): Promise<boolean> {
    await businessMarks(tx).reserve([one, other]);
    return (
      (await earningPairs(tx).haveEarned(one, other, since)) || (await formerAccounts.haveEarned(tx, one, other, since))
    );
  }

  async function presentOne(tx: Tx, reader: Reader, row: MatchRow, now: Date): Promise<Match> {
    const [match] = await present(tx, reader, [row], await viewsOf(tx, reader, [row], now));
    if (!match) throw new Error(`Match ${row.id} was not presented`);
    return match;
  }

  /** What `request` does within its limits. */
  function ask(reader: Reader, partner: string, now: Date): Promise<Match> {
    const { id: member, language } = reader;
    return database.transaction(async (tx) => {
      const sides = await matchMembers(tx).findAll([member, partner], now);
      const requester = sides.get(member);
      const provider = sides.get(partner);
      if (!requester) throw new AppError('PROFILE_INCOMPLETE');
      if (provider?.status !== 'active') throw new AppError('PARTNER_NOT_FOUND');
      await traders(tx).refuseUnlessMayTrade(member, partner);
      const daysAgo = (days: number) => new Date(now.getTime() - days * dayMillis);
      const [askers, asked] = [
        await businessMarks(tx).listBinding(member),
        await businessMarks(tx).listBinding(partner),
      ];
      // Of the one that comes back and of the one that is asked.
      for (const side of [member, partner]) await bind(tx, side, now);
      const before = await formerMatches(tx).listRefusals(askers, asked, now);
      if (before.has('agreed') || (await matches(tx).isBlockedBetween(askers, asked)))
        throw new AppError('MATCH_BLOCKED');
      if (before.has('declined') || (await matches(tx).wasDeclinedSince(askers, asked, daysAgo(refusedDays))))
        throw new AppError('MATCH_DECLINED_RECENTLY');
      if (before.has('withdrawn') || (await matches(tx).wasWithdrawnSince(askers, asked, daysAgo(withdrawnDays))))
        throw new AppError('MATCH_WITHDRAWN_RECENTLY');
      const [why, whyForProvider] = [assess(requester, provider), assess(provider, requester)];
      const match = await matches(tx).create({ id: member, why }, { id: partner, why: whyForProvider }, now);
      if (!match) throw new AppError('MATCH_ALREADY_OPEN');
      const told = language === 'de' ? why : assess(requester, provider, language);
      const toRequester = { reader: member, partner, why: told, language };
      const theirs = (await contacts(tx).find(partner))?.language ?? 'de';
      const toldThem = theirs === 'de' ? whyForProvider : assess(provider, requester, theirs);
      const toProvider = { reader: partner, partner: member, why: toldThem, language: theirs };
      await wordings.ask(tx, [toRequester, toProvider], now);
      await events.record(tx, 'match.requested', aboutMatch(match));
      return presentOne(tx, reader, match, now);
    });
  }

  return {
    /** The newest of those that a member asked for or was asked for, newest first. */
    async list(reader: Reader, now: Date): Promise<Match[]> {
      return show(reader, await matches(database.db).listOf(reader.id, wholeListLimit), now);
    },

    /** All of them, newest first. @throws {AppError} VALIDATION_FAILED for a cursor of no page */
    async listPage(reader: Reader, query: PageQuery, now: Date): Promise<{ matches: Match[]; next: string | null }> {
      const { rows, next } = await readPage(query, matchPlace, (after, limit) =>
        matches(database.db).listOf(reader.id, limit, after),
      );
      return { matches: await show(reader, rows, now), next };
    },

    /**
     * Asks a partner for a match; score and reasons are kept as they are now.
     * @throws {AppError} MATCH_WITH_YOURSELF, PROFILE_INCOMPLETE, PARTNER_NOT_FOUND, MATCH_DECLINED_RECENTLY,
     *   MATCH_WITHDRAWN_RECENTLY, MATCH_BLOCKED, MATCH_ALREADY_OPEN, MATCH_REQUEST_LIMIT, STARTS_SMALL, FEWER_REQUESTS, ACCOUNT_INACTIVE, SAME_BUSINESS
     */
    async request(reader: Reader, partner: string, now: Date): Promise<Match & { requestsLeft?: number }> {
      const { id: member } = reader;
      if (member === partner) throw new AppError('MATCH_WITH_YOURSELF');
      // Every one writes to somebody who did not ask for it.
      const holder = { id: member, mailbox: await mailboxes(database.db).getOf(member) };
      // The stricter one first: it says why, and when more is possible.
      const few = fewRequests(await volumes(database.db).of(member, now));
      const left = few && (await takeAllowance(limits, few, holder));
      try {
        await takeAllowance(limits, 'match-request.hour', holder);
        await takeAllowance(limits, 'match-request.day', holder);
        const requested = await ask(reader, partner, now);
        return { ...requested, ...(left !== undefined && left <= fewLeft && { requestsLeft: left }) };
      } catch (error) {
        // Of so few, what nobody was asked by uses up none.
        if (few) await giveAllowanceBack(limits, few, holder);
        throw error;
      }
    },

    /**
     * The asked partner accepts; both sides earn XP, unless the two businesses earned with each other shortly before, with
     * whichever of their accounts.
     * @throws {AppError} MATCH_NOT_FOUND, MATCH_NOT_YOURS, MATCH_NOT_PROVIDER, MATCH_ALREADY_ANSWERED,
     *   MATCH_BLOCKED, ACCOUNT_INACTIVE, PARTNER_INACTIVE, SAME_BUSINESS
     */
    accept(reader: Reader, id: string, now: Date): Promise<Match & { xpGranted: number }> {
      const member = reader.id;
      return database.transaction(async (tx) => {
        const asker = (await matches(tx).find(id))?.requester_id;
        const hasEarned = asker !== undefined && (await haveEarned(tx, member, asker, earnedSince(now)));
        const match = await matches(tx).answer(id, member, { status: 'accepted', reason: null, hasEarned }, now);
        if (!match) throw await whyNot(tx, whyNotAnswer, member, id, 'MATCH_ALREADY_ANSWERED');
        await traders(tx).refuseUnlessMayTrade(member, match.requester_id);
        if (await matches(tx).isBlockedBetween([member], [match.requester_id])) throw new AppError('MATCH_BLOCKED');
        const sides = [match.requester_id, match.provider_id];
        const grants = sides.map((memberId) => ({ memberId, action: 'match.accepted', subject: id }) as const);
        const granted = await xp.grant(tx, match.earns_xp ? grants : [], now);
        await events.record(tx, 'match.accepted', aboutMatch(match));
        return { ...(await presentOne(tx, reader, match, now)), xpGranted: granted.get(member) ?? 0 };
      });
    },

    /**
     * The asked partner declines.
     * @throws {AppError} MATCH_NOT_FOUND, MATCH_NOT_YOURS, MATCH_NOT_PROVIDER, MATCH_ALREADY_ANSWERED
     */
    decline(reader: Reader, id: string, reason: string | null, now: Date): Promise<Match> {
      const member = reader.id;
      return database.transaction(async (tx) => {
        // Who is blocked says nothing more to who blocked, be it a reason.
        const asked = await matches(tx).find(id);
        const isBlocked = asked && (await matches(tx).isBlockedBetween([asked.requester_id], [asked.provider_id]));
        const said = isBlocked ? null : reason;
        const match = await matches(tx).answer(id, member, { status: 'declined', reason: said }, now);
        if (!match) throw await whyNot(tx, whyNotAnswer, member, id, 'MATCH_ALREADY_ANSWERED');
        await events.record(tx, 'match.declined', aboutMatch(match));
        return presentOne(tx, reader, match, now);
      });
    },

    /**
     * Who asked takes the request back, as long as it waits for an answer.
     * @throws {AppError} MATCH_NOT_FOUND, MATCH_NOT_YOURS, MATCH_NOT_REQUESTER, MATCH_ALREADY_ANSWERED
     */
    withdraw(reader: Reader, id: string, now: Date): Promise<Match> {
      const member = reader.id;
      return database.transaction(async (tx) => {
        const match = await matches(tx).withdraw(id, member, now);
        if (!match) throw await whyNot(tx, whyNotWithdraw, member, id, 'MATCH_ALREADY_ANSWERED');
        await events.record(tx, 'match.withdrawn', aboutMatch(match));
        return presentOne(tx, reader, match, now);
      });
    },

    /**
     * Stores the caller's rating of a match without a plan; the second side's completes it. While one side blocks the other neither gives one.
     * @throws {AppError} MATCH_NOT_FOUND, MATCH_NOT_YOURS, MATCH_HAS_PLAN, MATCH_NOT_ACCEPTED,
     *   MATCH_REVIEW_ALREADY_GIVEN, CONVERSATION_BLOCKED
     */
    complete(reader: Reader, id: string, review: GivenReview, now: Date): Promise<Match> {
      const member = reader.id;
      return database.transaction(async (tx) => {
        // Before the match, as who blocks does: of a block and a review at the same moment the later sees the earlier.
        await holdTalk(tx, id);
        const match = await matches(tx).give(id, member, review, now);
        if (match && (await matches(tx).isBlockedBetween([match.requester_id], [match.provider_id])))
          throw new AppError('CONVERSATION_BLOCKED');
        if (!match) throw await whyNot(tx, whyNotGive, member, id, 'MATCH_REVIEW_ALREADY_GIVEN');
        const given = { ...aboutMatch(match), raterId: member };
        if (match.status === 'completed') await events.record(tx, 'match.completed', given);
        else await events.record(tx, 'match.rated', given);
        return presentOne(tx, reader, match, now);
      });
    },
  };
}

/** The smaller of the limits that an account has beside everybody's; undefined without one. */
function fewRequests({ isWatched, isBeginner }: Volume) {
  if (isWatched) return 'match-request.watched';
  return isBeginner ? 'match-request.beginner' : undefined;
}

/** What is told to one side of a match; undefined when nothing is. */
function recommendationTo({ id, language }: Reader, view: View): Recommended | undefined {
  const { partner, recommendation, reasons } = view;
  return recommendation === null ? undefined : { reader: id, partner, why: { recommendation, reasons }, language };
}

function aboutMatch({ id, requester_id, provider_id }: MatchRow) {
  return { matchId: id, requesterId: requester_id, providerId: provider_id };
}

/** Why a guarded change found nothing; `otherwise` when another request changed the match meanwhile. */
async function whyNot(
  tx: Tx,
  policy: typeof whyNotAnswer,
  member: string,
  id: string,
  otherwise: 'MATCH_ALREADY_ANSWERED' | 'MATCH_REVIEW_ALREADY_GIVEN',
): Promise<AppError> {
  const match = await matches(tx).find(id);
  return new AppError(policy(member, match) ?? otherwise);
}

/** Whether its exchange may still be begun. */
function isToBegin({ status, coordinated_at }: MatchRow): boolean {
  return status === 'pending' || (status === 'accepted' && coordinated_at === null);
}
