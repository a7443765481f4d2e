import type { Appointment } from '@rezenso/contract/appointments';
import type { Dispute } from '@rezenso/contract/dispute';
import type { Extension } from '@rezenso/contract/extension';
import { givenMoment, id } from '@rezenso/contract/shapes';
import { platformId } from '@rezenso/contract/vocabulary';
import * as z from 'zod/mini';
import { prepared } from '../../../database/prepared.ts';
import type { ReviewExchangeRow } from '../../../database/schema.ts';

/** An exchange with what its match says: who both sides are (null when a side has left), and whether it earns XP. */
export type NamedExchange = ReviewExchangeRow & {
  reviewer_name: string | null;
  reviewer_industry: string | null;
  reviewer_trade: string | null;
  reviewer_website: string | null;
  reviewer_description: string | null;
  recipient_name: string | null;
  recipient_industry: string | null;
  recipient_trade: string | null;
  recipient_website: string | null;
  recipient_description: string | null;
  earns_xp: boolean;
  /** Whether people decided about its writer's account: nobody is looking any more. */
  is_kept: boolean;
  /** Whether a side is banned, and nothing is ended yet (docs/decisions/0154). */
  is_paused: boolean;
  /** Sides of the match that block the other, null while they do not. */
  blocking_requester: string | null;
  blocking_provider: string | null;
  /** What the recipient noted when confirming. */
  confirmation_notes: string | null;
  /** The newest one of its review, as JSON holds it. */
  dispute: (Dispute & { isAfterConfirmation: boolean }) | null;
  /** What is proposed for the reviews of its direction, as JSON holds it. */
  extension: Extension | null;
  /** What stands for the reviews of its direction, as JSON holds it. */
  appointment: Appointment | null;
};

const columns = `id, match_id, reviewer_id, recipient_id, platform, business_name, business_url, status, due_at,
  review_instructions, review_text, review_rating, review_url, posted_at, submitted_at, confirmed_at, settles_at,
  fraud_score, withheld, experience_kind, experience_day, customer_since, opened_at, disputed_at, extensions, created_at`;

/** Adds both sides to the exchanges that `source` reads and sorts them: newest first, those of one plan by direction and platform. */
const withSides = (source: string) => `
  select ${columns.replace(/\b(?=[a-z])/g, 'exchange.')}, match.earns_xp,
    exchange.withheld = 'held_account' is true and exists (
      select from ring_cases where member_id = exchange.reviewer_id and state = 'kept') as is_kept,
    reviewer.company_name as reviewer_name, reviewer.industry as reviewer_industry, reviewer.trade as reviewer_trade,
    reviewer.website as reviewer_website, reviewer.description as reviewer_description,
    recipient.company_name as recipient_name, recipient.industry as recipient_industry, recipient.trade as recipient_trade,
    recipient.website as recipient_website, recipient.description as recipient_description,
    reviewer.ban_settles_at is not null or recipient.ban_settles_at is not null as is_paused,
    case when talk.requester_blocked_at is not null then match.requester_id end as blocking_requester,
    case when talk.provider_blocked_at is not null then match.provider_id end as blocking_provider,
    (select notes from review_confirmations where review_exchange_id = exchange.id) as confirmation_notes,
    (select jsonb_build_object('id', disputes.id, 'reason', reason, 'state', state, 'text', text, 'link', link,
        'createdAt', disputes.created_at, 'answerDueAt', answer_due_at, 'answer', answer, 'answerLink', answer_link,
        'answeredAt', answered_at, 'decision', decision, 'closedAt', closed_at,
        'isAfterConfirmation', is_after_confirmation, 'isTextPrivate', is_text_private,
        'isAnswerPrivate', is_answer_private, 'isRelieved', is_relieved)
      from disputes where review_exchange_id = exchange.id order by is_after_confirmation desc limit 1) as dispute,
    case when exchange.status in ('pending', 'in_progress') then (
      select jsonb_build_object('id', later.id, 'proposedBy', proposed_by, 'dueDate', later.due_at, 'reason', reason,
        'createdAt', later.created_at)
      from due_date_extensions later where later.match_id = exchange.match_id
        and later.reviewer_id = exchange.reviewer_id and state = 'proposed') end as extension,
    case when appointment.id is not null then jsonb_build_object('id', appointment.id, 'status', appointment.status,
      'proposedBy', appointment.proposed_by, 'times', appointment.times, 'minutes', appointment.minutes,
      'place', appointment.place, 'note', appointment.note, 'startsAt', appointment.starts_at) end as appointment
  from (${source}) exchange
  join matches match on match.id = exchange.match_id
  join members reviewer on reviewer.id = exchange.reviewer_id
  join members recipient on recipient.id = exchange.recipient_id
  left join conversations talk on talk.match_id = exchange.match_id
  left join appointments appointment on appointment.match_id = exchange.match_id
    and appointment.reviewer_id = exchange.reviewer_id and appointment.status in ('proposed', 'agreed', 'happened')
  order by exchange.created_at desc, exchange.match_id, exchange.reviewer_id, exchange.platform`;

/** By id. */
export const findWithSides = prepared<NamedExchange>(
  withSides(`select ${columns} from review_exchanges where id = $1`),
);
const isBehind = `($2::timestamptz is null or created_at < $2
  or (created_at = $2 and (match_id, reviewer_id, platform) > ($3::uuid, $4::uuid, $5::text)))`;
/** Those a member writes or receives, newest first, those behind a place. */
export const listOfMember = prepared<NamedExchange>(
  `${withSides(`select ${columns} from review_exchanges where reviewer_id = $1 and ${isBehind}
    union all
    select ${columns} from review_exchanges where recipient_id = $1 and ${isBehind}`)} limit $6`,
);

/** What a list of exchanges is sorted by. */
const place = z.tuple([givenMoment, id, id, platformId]);
export type ExchangePlace = z.infer<typeof place>;
export const exchangePlace = {
  schema: place,
  of: (row: NamedExchange): ExchangePlace => [
    row.created_at.toISOString(),
    row.match_id,
    row.reviewer_id,
    row.platform,
  ],
};
/** All of a match. */
export const listWithMatch = prepared<NamedExchange>(
  withSides(`select ${columns} from review_exchanges where match_id = $1`),
);
