import type { Db } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';
import { announce } from '../../../live/announce.ts';

const ofMatch = `match.id::text = told.subject and told.member_id in (match.requester_id, match.provider_id)`;
const ofExchange = `exchange.id::text = split_part(told.subject, ':', 1)`;
const hasReviewed = `case told.member_id when match.requester_id then match.requester_review_given else match.provider_review_given end`;
const isPlanned = `exists (select from review_exchanges exchange where exchange.match_id = match.id)`;
const isToConfirm = `exchange.status = 'awaiting_confirmation' and exchange.disputed_at is null`;
const isOwed = `exchange.reviewer_id = told.member_id and exchange.status in ('pending', 'in_progress')`;

/** Notifications that ask for something, and when that is done or can no longer be done. */
const isDone: Readonly<Record<string, string>> = {
  complete_profile: `exists (
    select from members member where member.id = told.member_id and member.profile_completed_at is not null)`,
  find_partner: `exists (select from matches where requester_id = told.member_id)
    or exists (select from matches where provider_id = told.member_id)`,
  'match.requested': `exists (select from matches match where ${ofMatch} and match.status <> 'pending')`,
  'match.accepted': `exists (
    select from matches match where ${ofMatch} and (match.status <> 'accepted' or ${hasReviewed} or ${isPlanned}))`,
  'match.rated': `exists (
    select from matches match where ${ofMatch} and (match.status <> 'accepted' or ${hasReviewed}))`,
  'platform.missing': `exists (
    select from matches match where ${ofMatch} and (match.status <> 'accepted' or ${isPlanned}))`,
  'exchange.started': `not exists (
    select from review_exchanges exchange where exchange.match_id::text = split_part(told.subject, ':', 1) and ${isOwed})`,
  'exchange.reminder': `not exists (select from review_exchanges exchange where ${ofExchange} and ${isOwed})`,
  'exchange.submitted': `not exists (
    select from review_exchanges exchange where ${ofExchange} and ${isToConfirm})`,
  'exchange.silence': `not exists (
    select from review_exchanges exchange where ${ofExchange} and ${isToConfirm})`,
  'exchange.no-xp': `not exists (
    select from review_exchanges exchange
    where ${ofExchange} and exchange.status = 'awaiting_confirmation'
      and exchange.withheld in ('no_substance', 'known_text'))`,
  'dispute.opened': `not exists (
    select from disputes where disputes.id::text = told.subject and disputes.state = 'open' and answered_at is null)`,
  'extension.proposed': `not exists (
    select from due_date_extensions later
    join review_exchanges exchange on exchange.match_id = later.match_id and exchange.reviewer_id = later.reviewer_id
    where later.id::text = told.subject and later.state = 'proposed' and exchange.status in ('pending', 'in_progress'))`,
  'appointment.proposed': `not exists (
    select from appointments appointment
    where appointment.id::text = told.subject and appointment.status = 'proposed')`,
  'appointment.reminder': `not exists (
    select from appointments appointment
    where appointment.id::text = split_part(told.subject, ':', 1) and appointment.status = 'agreed')`,
  'message.received': `exists (
    select from messages message join conversations talk on talk.match_id = message.match_id
      join matches match on match.id = message.match_id
    where message.id::text = split_part(told.subject, ':', 2) and message.position <=
      case told.member_id when match.requester_id then talk.requester_read else talk.provider_read end)`,
  'reply.failed': `not exists (
    select from review_replies reply
    where reply.review_id::text = split_part(told.subject, ':', 1) and reply.send_state = 'failed')`,
  'subscription.payment-failed': `exists (
    select from members member where member.id = told.member_id and member.subscription_status <> 'past_due')`,
};

const cases = Object.entries(isDone).map(([type, done]) => `when '${type}' then ${done}`);

/** It follows from nearly every event, and planning it takes twenty times as long as running it. */
const settleQuestions = prepared<{ member: string }>(`
  update notifications told set read_at = $1
  where told.member_id = any($2::uuid[]) and told.read_at is null
    and case told.type ${cases.join(' ')} else false end
  returning told.member_id as member`);

/** What notifications ask for. */
export function questions(db: Db) {
  return {
    /**
     * What a member was asked for and is done counts as read. It looks at how things stand, not at what just happened: the
     * order in which jobs come does not matter, and what was missed is made up for.
     */
    async settle(members: readonly string[], now: Date): Promise<void> {
      if (members.length === 0) return;
      const rows = await settleQuestions(db, [now, members]);
      const settled = rows.map(({ member }) => member);
      await announce(db, settled, 'notifications');
    },
  };
}

/** Whether a notification of this type asks for something. */
export function asksForSomething(type: string): boolean {
  return Object.hasOwn(isDone, type);
}
