import { type RawBuilder, sql } from 'kysely';
import { isBlockedBetween } from '../../../database/blocked.ts';
import type { Db } from '../../../database/database.ts';
import { isOpenToRecipient } from '../../../database/open-reviews.ts';
import type {
  About,
  AppointmentScene,
  DisputeScene,
  ExchangeScene,
  MatchScene,
  MessageScene,
  Party,
  ReviewScene,
  Stage,
} from './scenes.ts';

/** Something that is to be looked up. */
export interface Reference {
  about: About;
  id: string;
}

type WithId<Scene> = Scene & { id: string };

/** What happenings refer to, as it is today: one question per kind of thing, whatever the number of rows. */
export async function lookUp(db: Db, references: readonly Reference[]): Promise<Stage> {
  const idsOf = (about: About) => [...new Set(references.filter((one) => one.about === about).map(({ id }) => id))];
  return {
    match: new Map((await matchesOf(db, idsOf('match'))).map(({ id, ...scene }) => [id, scene])),
    exchange: new Map((await exchangesOf(db, idsOf('exchange'))).map(({ id, ...scene }) => [id, scene])),
    review: new Map((await reviewsOf(db, idsOf('review'))).map(({ id, ...scene }) => [id, scene])),
    message: new Map((await messagesOf(db, idsOf('message'))).map(({ id, ...scene }) => [id, scene])),
    appointment: new Map((await appointmentsOf(db, idsOf('appointment'))).map(({ id, ...scene }) => [id, scene])),
    dispute: new Map((await disputesOf(db, idsOf('dispute'))).map(({ id, ...scene }) => [id, scene])),
  };
}

async function matchesOf(db: Db, ids: readonly string[]): Promise<WithId<MatchScene>[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<WithId<MatchScene>>`
    select match.id, ${party('requester')} as requester, ${party('provider')} as provider,
      ${words('decline_reason', 'requester', 'provider')} as "declineReason",
      ${words('plan_cancel_reason', 'requester', 'provider')} as "planCancelReason", requester_review as "requesterReview",
      provider_review as "providerReview"
    from matches match
    join members requester on requester.id = requester_id
    join members provider on provider.id = provider_id
    where match.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

async function exchangesOf(db: Db, ids: readonly string[]): Promise<WithId<ExchangeScene>[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<WithId<ExchangeScene>>`
    select exchange.id, ${party('reviewer')} as reviewer, ${party('recipient')} as recipient, platform,
      business_name as "businessName", review_text as content, review_rating as rating,
      ${words('confirmation.notes', 'reviewer', 'recipient')} as notes,
      ${isOpenToRecipient} as "isOpen"
    from review_exchanges exchange
    join members reviewer on reviewer.id = reviewer_id
    join members recipient on recipient.id = recipient_id
    left join review_confirmations confirmation on confirmation.review_exchange_id = exchange.id
    where exchange.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

async function reviewsOf(db: Db, ids: readonly string[]): Promise<WithId<ReviewScene>[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<WithId<ReviewScene>>`
    select id, member_id as "ownerId", source as platform, reviewer_name as reviewer, content,
      case when rating_given then rating end as rating
    from reviews where id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

async function messagesOf(db: Db, ids: readonly string[]): Promise<WithId<MessageScene>[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<WithId<MessageScene>>`
    select message.id, match_id as "matchId", ${party('sender')} as sender, ${party('recipient')} as recipient,
      ${words('body', 'sender', 'recipient')} as content
    from messages message
    join matches match on match.id = match_id
    join members sender on sender.id = sender_id
    join members recipient on recipient.id = case when sender_id = requester_id then provider_id else requester_id end
    where message.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

async function appointmentsOf(db: Db, ids: readonly string[]): Promise<WithId<AppointmentScene>[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<WithId<AppointmentScene>>`
    select appointment.id, ${party('reviewer')} as reviewer, ${party('recipient')} as recipient, appointment.status,
      proposed_by as "proposedBy", ended_by as "endedBy", times, minutes, place,
      ${words('note', 'reviewer', 'recipient')} as note, ${words('appointment.reason', 'reviewer', 'recipient')} as reason,
      to_jsonb(starts_at) as "startsAt", to_jsonb(in_calendars_at) as "inCalendarsAt",
      to_jsonb(moved_from) as "movedFrom", calendar_id as "calendarId",
      (select id from review_exchanges exchange where exchange.match_id = appointment.match_id
        and exchange.reviewer_id = appointment.reviewer_id order by platform limit 1) as "exchangeId",
      sequence, to_jsonb(appointment.updated_at) as "changedAt"
    from appointments appointment
    join members reviewer on reviewer.id = reviewer_id
    join members recipient on recipient.id = recipient_id
    where appointment.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

async function disputesOf(db: Db, ids: readonly string[]): Promise<WithId<DisputeScene>[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<WithId<DisputeScene>>`
    select dispute.id, dispute.review_exchange_id as "exchangeId", ${party('reviewer')} as reviewer,
      ${party('recipient')} as recipient, exchange.platform, dispute.reason,
      case when not is_text_private then ${words('dispute.text', 'reviewer', 'recipient')} end as text,
      is_text_private or ${isSilent('reviewer', 'recipient')} as "isTextPrivate",
      to_jsonb(answer_due_at) as "answerDueAt", decision, is_relieved as "isRelieved"
    from disputes dispute
    join review_exchanges exchange on exchange.id = dispute.review_exchange_id
    join members reviewer on reviewer.id = dispute.reviewer_id
    join members recipient on recipient.id = dispute.recipient_id
    where dispute.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

type Side = 'requester' | 'provider' | 'reviewer' | 'recipient' | 'sender';

/** Whether one side blocks the other by now: jobs tell of a thing after it happened, and the bell on and on. */
function isSilent(one: Side, other: Side): RawBuilder<boolean> {
  return isBlockedBetween(sql.ref(`${one}.id`), sql.ref(`${other}.id`));
}

/** What one side wrote to the other; nothing of it crosses a block. Reviews do: everybody reads them. */
function words(column: string, one: Side, other: Side): RawBuilder<string | null> {
  return sql`case when not ${isSilent(one, other)} then ${sql.ref(column)} end`;
}

function party(side: Side): RawBuilder<Party> {
  const column = (name: string) => sql.ref(`${side}.${name}`);
  return sql`json_build_object('id', ${column('id')}, 'companyName', ${column('company_name')},
    'hasLeft', ${column('deleted_at')} is not null)`;
}
