import { prepared } from '../../../database/prepared.ts';

/** A match that waits for a member, and who the partner is. */
interface WaitingMatch {
  matchId: string;
  partner: string;
  since: Date;
}

/** Matches that the member was asked for, of partners with whom it could begin. */
export const listToAnswer = prepared<WaitingMatch>(`
  select match.id as "matchId", coalesce(partner.company_name, '') as partner, match.created_at as since
  from matches match join members partner on partner.id = match.requester_id
  where match.provider_id = $1 and match.status = 'pending' and partner.status = 'active' and partner.deleted_at is null
  order by match.created_at limit $2`);

/** Matches without a plan in which the partner has given a review and the member has not, unless one blocks the other: nothing begins then. */
export const listToReview = prepared<WaitingMatch>(`
  select match.id as "matchId", coalesce(partner.company_name, '') as partner, match.updated_at as since
  from (
    select id, provider_id as partner_id, updated_at from matches
      where requester_id = $1 and status = 'accepted' and coordinated_at is null
        and provider_review_given and not requester_review_given
    union all
    select id, requester_id, updated_at from matches
      where provider_id = $1 and status = 'accepted' and coordinated_at is null
        and requester_review_given and not provider_review_given
  ) match join members partner on partner.id = match.partner_id
  where partner.deleted_at is null and not exists (select from conversations talk where talk.match_id = match.id
    and (talk.requester_blocked_at is not null or talk.provider_blocked_at is not null))
  order by match.updated_at limit $2`);

/** Conversations with unread messages; what somebody wrote who has left is no task. */
export const listUnreadConversations = prepared<WaitingMatch & { unread: number }>(`
  select talk.match_id as "matchId", coalesce(partner.company_name, '') as partner,
    min(message.sent_at) as since, count(*) as unread
  from (
    select match_id, provider_id as partner_id, requester_read as read
      from matches match join conversations on match_id = match.id where requester_id = $1
    union all
    select match_id, requester_id, provider_read
      from matches match join conversations on match_id = match.id where provider_id = $1
  ) talk
  join members partner on partner.id = talk.partner_id and partner.deleted_at is null
  join messages message
    on message.match_id = talk.match_id and message.position > talk.read and message.sender_id = talk.partner_id
  group by talk.match_id, partner.company_name order by min(message.sent_at) limit $2`);
