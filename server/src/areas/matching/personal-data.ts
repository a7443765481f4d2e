import { sql } from 'kysely';
import { matchesClosedTo } from '../../database/open-reviews.ts';
import type { ExportSection, PersonalData } from '../../database/personal-data.ts';

type Row = Record<string, unknown>;

/** Of the partner the name that stands on the match, and what the partner said to the member. */
const matches: ExportSection = {
  name: 'matches',
  covers: ['matches.requester_id', 'matches.provider_id', 'matches.plan_cancelled_by'],
  rows: (member) => sql<Row>`
    select matches.id, case when requester_id = ${member} then 'requester' else 'provider' end as "yourRole",
      partner.company_name as partner, matches.status, match_score as "matchScore",
      coalesce(worded.wording, told.built_in) as recommendation,
      case when requester_id = ${member} then suggested_platforms else provider_suggested_platforms end as "suggestedPlatforms",
      case when requester_id = ${member} then requester_rating else provider_rating end as "yourRating",
      case when requester_id = ${member} then requester_review else provider_review end as "yourReview",
      case when closed.match_id is not null then null
        when requester_id = ${member} then provider_rating else requester_rating end as "partnerRating",
      case when coordinated_at is not null then null
        when requester_id = ${member} then provider_review else requester_review end as "partnerReview",
      case when provider_id = ${member} then decline_reason end as "yourDeclineReason",
      case when requester_id = ${member} then decline_reason end as "partnerDeclineReason",
      (select coalesce(json_agg(json_build_object('text', body, 'sentAt', sent_at) order by position), '[]')
        from messages where match_id = matches.id and sender_id = partner.id) as "partnerMessages",
      plan_cancelled_at as "planCancelledAt", plan_cancelled_by = ${member} as "planCancelledByYou",
      plan_cancel_reason as "planCancelReason", withdrawn_at as "withdrawnAt", coordinated_at as "coordinatedAt", matches.created_at as "createdAt", updated_at as "updatedAt"
    from matches
    join members partner on partner.id = case when requester_id = ${member} then provider_id else requester_id end
    cross join lateral (
      select case when requester_id = ${member} then ai_recommendation else provider_recommendation end) told(built_in)
    left join recommendation_wordings worded
      on worded.reader_id = ${member} and worded.partner_id = partner.id and worded.built_in = told.built_in
    left join (${matchesClosedTo(member)}) closed on closed.match_id = matches.id
    where requester_id = ${member} or provider_id = ${member} order by matches.created_at`,
};

/** What the member wrote; what partners answered stands with the matches. */
const messages: ExportSection = {
  name: 'messages',
  covers: ['messages.sender_id'],
  rows: (member) => sql<Row>`
    select message.match_id as match, partner.company_name as partner, body as text, sent_at as "sentAt"
    from messages message
    join matches match on match.id = message.match_id
    join members partner on partner.id = case when requester_id = ${member} then provider_id else requester_id end
    where sender_id = ${member} order by message.match_id, position`,
};

const wishes: ExportSection = {
  name: 'partnerWishes',
  covers: ['partner_wishes.member_id'],
  rows: (member) => sql<Row>`
    select industries, radius_km as "radiusKm", platforms, languages, updated_at as "updatedAt"
    from partner_wishes where member_id = ${member}`,
};

/** Whom a weekly list named; of those who left nothing remains. */
const weeklyLists: ExportSection = {
  name: 'weeklyLists',
  covers: ['listed_partners.member_id'],
  rows: (member) => sql<Row>`
    select listed.week::text as week, partner.company_name as partner
    from listed_partners listed join members partner on partner.id = listed.partner_id
    where listed.member_id = ${member} order by listed.week, partner.company_name`,
};

/** What matches hold of a person. */
export const matchingData: PersonalData = {
  sections: [matches, messages, wishes, weeklyLists],
  leftOut: {
    'business_marks.member_id': 'only fingerprints of name, sites, mailbox and profiles, which are in the export',
    'former_matches.partner_id': 'whom an account that left may not ask again; it stands with the matches',
    'former_match_heirs.member_id': 'what partners refused an account of the same mailbox or site',
    'former_match_heirs.partner_id': 'what it refused an account that came back; it stands with the matches',
    'recommendation_wordings.reader_id': 'words for suggestions of the day; those of matches stand with the matches',
    'listed_partners.partner_id': 'whom others were told of; it belongs to them',
    'recommendation_wordings.partner_id': 'what others were told; it belongs to them',
  },
  outlives: {
    'matches.requester_id': 'what partners share belongs to both',
    'matches.provider_id': 'what partners share belongs to both',
    'messages.sender_id': 'what the partner answered stands beside it; the words are taken out',
  },

  async forget(tx, { member }) {
    await sql`update matches set ai_recommendation = null, provider_recommendation = null,
        reasons = '[]', provider_reasons = '[]',
        requester_review = case when requester_id = ${member} then null else requester_review end,
        provider_review = case when provider_id = ${member} then null else provider_review end,
        decline_reason = case when provider_id = ${member} then null else decline_reason end,
        plan_cancel_reason = case when plan_cancelled_by = ${member} then null else plan_cancel_reason end
      where requester_id = ${member} or provider_id = ${member}`.execute(tx);
    await sql`update messages set body = null where sender_id = ${member}`.execute(tx);
  },
};
