import { sql } from 'kysely';
import { isOpenToRecipient } from '../../database/open-reviews.ts';
import type { ExportSection, PersonalData } from '../../database/personal-data.ts';

type Row = Record<string, unknown>;

const writtenReviews: ExportSection = {
  name: 'writtenReviews',
  covers: ['review_exchanges.reviewer_id'],
  rows: (member) => sql<Row>`
    select exchange.id, match_id as "matchId", partner.company_name as partner, platform,
      business_name as "businessName", business_url as "businessUrl", exchange.status, due_at as "dueAt",
      review_text as text, review_rating as rating, review_url as url, posted_at as "postedAt",
      submitted_at as "submittedAt", confirmed_at as "confirmedAt", confirmation.notes as "partnerNotes",
      experience_kind as experience, experience_day as "experienceDay", customer_since as "customerSince",
      exchange.created_at as "createdAt"
    from review_exchanges exchange join members partner on partner.id = recipient_id
    left join review_confirmations confirmation on confirmation.review_exchange_id = exchange.id
    where reviewer_id = ${member} order by exchange.created_at, exchange.id`,
};

/** What a partner writes belongs here once it may be read. */
const expectedReviews: ExportSection = {
  name: 'expectedReviews',
  covers: ['review_exchanges.recipient_id', 'review_confirmations.member_id'],
  rows: (member) => sql<Row>`
    select exchange.id, match_id as "matchId", partner.company_name as partner, platform,
      business_name as "businessName", business_url as "businessUrl", exchange.status, due_at as "dueAt",
      case when ${isOpenToRecipient} then review_text end as text,
      case when ${isOpenToRecipient} then review_rating end as rating,
      submitted_at as "submittedAt", confirmation.created_at as "confirmedAt", confirmation.notes as "yourNotes",
      case when ${isOpenToRecipient} then experience_kind end as experience,
      case when ${isOpenToRecipient} then experience_day end as "experienceDay",
      case when ${isOpenToRecipient} then customer_since end as "customerSince",
      exchange.created_at as "createdAt"
    from review_exchanges exchange join members partner on partner.id = reviewer_id
    left join review_confirmations confirmation
      on confirmation.review_exchange_id = exchange.id and confirmation.member_id = ${member}
    where recipient_id = ${member} order by exchange.created_at, exchange.id`,
};

/** Both sides of what was arranged belong to both. */
const appointments: ExportSection = {
  name: 'appointments',
  covers: [
    'appointments.reviewer_id',
    'appointments.recipient_id',
    'appointments.proposed_by',
    'appointments.ended_by',
  ],
  rows: (member) => sql<Row>`
    select appointment.id, match_id as "matchId", partner.company_name as partner, appointment.status,
      proposed_by = ${member} as "proposedByYou", times, minutes, place, note, starts_at as "startsAt",
      ended_by = ${member} as "endedByYou", reason, appointment.created_at as "createdAt"
    from appointments appointment
    join members partner on partner.id = case when reviewer_id = ${member} then recipient_id else reviewer_id end
    where reviewer_id = ${member} or recipient_id = ${member}
    order by appointment.created_at, appointment.id`,
};

/** Both sides read what either says, but what was for moderators alone, and why it was decided so; who decided is left out. */
const disputes: ExportSection = {
  name: 'disputes',
  covers: ['disputes.reviewer_id', 'disputes.recipient_id'],
  rows: (member) => sql<Row>`
    select dispute.id, review_exchange_id as "exchangeId", partner.company_name as partner,
      recipient_id = ${member} as "filedByYou", dispute.reason, dispute.state,
      case when not is_text_private or recipient_id = ${member} then dispute.text end as text,
      case when not is_text_private or recipient_id = ${member} then dispute.link end as link,
      answer_due_at as "answerDueAt",
      case when not is_answer_private or reviewer_id = ${member} then answer end as answer,
      case when not is_answer_private or reviewer_id = ${member} then answer_link end as "answerLink", answered_at as "answeredAt",
      decision, closed_at as "closedAt", is_relieved as "endedWhatWasOwed", dispute.created_at as "createdAt"
    from disputes dispute
    join members partner on partner.id = case when reviewer_id = ${member} then recipient_id else reviewer_id end
    where reviewer_id = ${member} or recipient_id = ${member}
    order by dispute.created_at, dispute.id`,
};

/** Both sides of what was proposed belong to both. */
const extensions: ExportSection = {
  name: 'dueDateExtensions',
  covers: ['due_date_extensions.reviewer_id', 'due_date_extensions.recipient_id', 'due_date_extensions.proposed_by'],
  rows: (member) => sql<Row>`
    select later.id, match_id as "matchId", partner.company_name as partner, proposed_by = ${member} as "proposedByYou",
      due_at as "dueAt", reason, state, closed_at as "closedAt", later.created_at as "createdAt"
    from due_date_extensions later
    join members partner on partner.id = case when reviewer_id = ${member} then recipient_id else reviewer_id end
    where reviewer_id = ${member} or recipient_id = ${member}
    order by later.created_at, later.id`,
};

/** What exchanges hold of a person. */
export const exchangesData: PersonalData = {
  sections: [writtenReviews, expectedReviews, appointments, disputes, extensions],
  leftOut: {
    'disputes.decided_by': 'work as an admin, about others',
  },
  outlives: {
    'review_exchanges.reviewer_id': 'what partners share belongs to both',
    'review_exchanges.recipient_id': 'what partners share belongs to both',
    'review_confirmations.member_id': 'what partners share belongs to both',
    'disputes.reviewer_id': 'what partners share belongs to both',
    'disputes.recipient_id': 'what partners share belongs to both',
  },

  async forget(tx, { member, nowCalled }) {
    await sql`update review_exchanges set business_name = ${nowCalled}, business_url = null
      where recipient_id = ${member}`.execute(tx);
    await sql`update review_exchanges set review_url = null where reviewer_id = ${member}`.execute(tx);
    await sql`update review_confirmations set notes = null where member_id = ${member}`.execute(tx);
    await sql`update disputes set text = null, link = null where recipient_id = ${member}`.execute(tx);
    await sql`update disputes set answer = null, answer_link = null where reviewer_id = ${member}`.execute(tx);
    // Moderators may have named who left.
    await sql`update disputes set decision = null where ${member} in (reviewer_id, recipient_id)`.execute(tx);
  },
};
