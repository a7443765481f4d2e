import type { PlatformId } from '@rezenso/contract/vocabulary';
import { prepared } from '../../../database/prepared.ts';

/** An agreed review that waits for a member. */
interface WaitingExchange {
  id: string;
  platform: PlatformId;
  since: Date;
}

/** What partners try to agree on for the reviews of a direction, the newest of each. */
const newestAppointments = `(
  select distinct on (match_id, reviewer_id) id, match_id, reviewer_id, recipient_id, proposed_by, status, times, starts_at, minutes,
    updated_at
  from appointments where $1 in (reviewer_id, recipient_id) order by match_id, reviewer_id, created_at desc, status)`;

/** An exchange that still waits for its review, so that an appointment makes sense: one of each direction. */
const anOpenOne = `lateral (select id from review_exchanges
  where match_id = appointment.match_id and reviewer_id = appointment.reviewer_id and status in ('pending', 'in_progress')
  order by platform limit 1)`;

/**
 * Whether somebody waits for an appointment with the review: nobody has to write before it, and who was turned down looks for
 * another time first, unless a block keeps both from proposing any. Three days before the review is due it is to be written, come what may.
 */
const isWaitedFor = `(exchange.experience_kind is null and exchange.review_text is null
  and exchange.due_at > $3::timestamptz + interval '3 days'
  and (appointment.status = 'proposed'
    or (appointment.status = 'withdrawn' and not exists (
      select from conversations talk where talk.match_id = appointment.match_id
        and (talk.requester_blocked_at is not null or talk.provider_blocked_at is not null)))
    or (appointment.status = 'agreed' and appointment.starts_at > $3::timestamptz)))`;

/**
 * Reviews that the member has to write, and those withheld for their text that it may hand in anew, as isToHandIn in the policy says;
 * the latter have no due date any more.
 */
export const listToWrite = prepared<WaitingExchange & { business: string; dueAt: Date | null }>(`
  select exchange.id, exchange.platform, exchange.business_name as business,
    coalesce(exchange.submitted_at, exchange.created_at) as since,
    case when exchange.submitted_at is null then exchange.due_at end as "dueAt"
  from review_exchanges exchange join members recipient
    on recipient.id = exchange.recipient_id and recipient.status <> 'banned'
  left join ${newestAppointments} appointment
    on appointment.match_id = exchange.match_id and appointment.reviewer_id = exchange.reviewer_id
  where exchange.reviewer_id = $1 and ((exchange.status in ('pending', 'in_progress') and ${isWaitedFor} is not true)
    or (exchange.status = 'awaiting_confirmation' and exchange.withheld in ('no_substance', 'known_text')
      and exchange.disputed_at is null))
  order by exchange.due_at, exchange.id limit $2`);

/** Reviews that arrived, as their writers say, and that the member has not confirmed. */
export const listToConfirm = prepared<WaitingExchange & { partner: string | null }>(`
  select exchange.id, exchange.platform, reviewer.company_name as partner,
    exchange.submitted_at as since
  from review_exchanges exchange join members reviewer on reviewer.id = exchange.reviewer_id
  where exchange.recipient_id = $1 and exchange.status = 'awaiting_confirmation' and exchange.disputed_at is null
  order by exchange.submitted_at, exchange.id limit $2`);

/** Disputes of the member's reviews that it has not answered; until then nobody decides. */
export const listToAnswer = prepared<{
  id: string;
  exchangeId: string;
  partner: string | null;
  since: Date;
  dueAt: Date;
}>(`
  select dispute.id, dispute.review_exchange_id as "exchangeId", recipient.company_name as partner,
    dispute.created_at as since, dispute.answer_due_at as "dueAt"
  from disputes dispute join members recipient on recipient.id = dispute.recipient_id
  where dispute.reviewer_id = $1 and dispute.state = 'open' and dispute.answered_at is null
  order by dispute.answer_due_at, dispute.id limit $2`);

/** Later due dates that the partner proposed, as long as there is something to write. */
export const listToAgree = prepared<{ id: string; exchangeId: string; partner: string | null; since: Date }>(`
  select later.id, open.id as "exchangeId", partner.company_name as partner, later.created_at as since
  from due_date_extensions later join members partner on partner.id = later.proposed_by
  join lateral (select id from review_exchanges
    where match_id = later.match_id and reviewer_id = later.reviewer_id and status in ('pending', 'in_progress')
    order by platform limit 1) open on true
  where $1 in (later.reviewer_id, later.recipient_id) and later.proposed_by <> $1 and later.state = 'proposed'
  order by later.created_at, later.id limit $2`);

/** An appointment that waits for a member, with an exchange that rests on it. */
export interface WaitingAppointment {
  id: string;
  exchangeId: string;
  /** Null when it left. */
  partner: string | null;
  since: Date;
}

/** Times that the partner proposed. The first of them is when an answer is too late for it. */
export const listToPick = prepared<WaitingAppointment & { firstAt: string }>(`
  select appointment.id, open.id as "exchangeId", partner.company_name as partner,
    appointment.updated_at as since, appointment.times ->> 0 as "firstAt"
  from appointments appointment join ${anOpenOne} open on true join members partner on partner.id = proposed_by
  where $1 in (appointment.reviewer_id, appointment.recipient_id) and appointment.status = 'proposed' and proposed_by <> $1
  order by appointment.times ->> 0, appointment.id limit $2`);

/** Appointments whose time is over and that nobody said anything about; the writer knows. */
export const listToSay = prepared<WaitingAppointment>(`
  select appointment.id, open.id as "exchangeId", partner.company_name as partner,
    appointment.starts_at as since
  from appointments appointment join ${anOpenOne} open on true join members partner on partner.id = recipient_id
  where appointment.reviewer_id = $1 and appointment.status = 'agreed'
    and appointment.starts_at + make_interval(mins => minutes) <= $3::timestamptz
  order by appointment.starts_at, appointment.id limit $2`);

/** Reviews whose appointment was called off or turned down: another time is to be found. */
export const listToPropose = prepared<WaitingAppointment & { dueAt: Date }>(`
  select appointment.id, exchange.id as "exchangeId", partner.company_name as partner,
    appointment.updated_at as since, exchange.due_at as "dueAt"
  from ${newestAppointments} appointment
  join ${anOpenOne} open on true join review_exchanges exchange on exchange.id = open.id
  join members partner on partner.id = appointment.recipient_id
  where appointment.reviewer_id = $1 and appointment.status = 'withdrawn' and ${isWaitedFor}
  order by exchange.due_at, appointment.id limit $2`);
