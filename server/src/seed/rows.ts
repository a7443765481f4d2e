import { reviewInstructions } from '@rezenso/engines/coordination';
import { candidateColumns } from '../areas/accounts/index.ts';
import { assess, recommendationRules } from '../areas/matching/index.ts';
import { contentHash } from '../areas/reviews/index.ts';
import { isVerifiedBy } from '../areas/settings/index.ts';
import { matchMemberOf } from './match-member.ts';
import type { SeedAppointment, SeedExchange, SeedMatch, SeedMember, SeedProfile } from './model.ts';
import { daysBefore, latest } from './moments.ts';

/** A member's row; the figures that follow from others (XP, trust) are added later. */
export function memberRow(member: SeedMember, xpTotal: number) {
  const { company, completedAt, joinedAt, lastActiveAt } = member;
  const website = `https://www.${company.domain}`;
  const { latitude, longitude, ...known } = matchMemberOf(member);
  return {
    id: member.id,
    email: member.email,
    first_name: company.owner[0],
    last_name: company.owner[1],
    company_name: company.name,
    industry: company.industry,
    trade: company.trade,
    domain: company.domain,
    website,
    description: company.description,
    target_audience: company.audience,
    specialties: [...company.specialties],
    location: company.location,
    languages: [...company.languages],
    registered_platforms: [...company.platforms],
    latitude,
    longitude,
    geo_cell: candidateColumns({ ...known, latitude, longitude }).geo_cell,
    admin_role: member.adminRole,
    is_verified: isVerifiedBy(member.email, website),
    subscription_status: member.isPro ? 'active' : 'free',
    free_reviews_used: member.freePlansUsed,
    xp_total: xpTotal,
    profile_completed_at: completedAt,
    created_at: joinedAt,
    last_active_at: lastActiveAt,
  };
}

export function platformRow(member: SeedMember, profile: SeedProfile) {
  return {
    member_id: member.id,
    platform: profile.platform,
    business_name: profile.businessName,
    profile_url: profile.profileUrl,
    notes: null,
    created_at: profile.addedAt,
  };
}

export function matchRow(match: SeedMatch) {
  const { requester, provider, answeredAt, coordinatedAt, completedAt, createdAt } = match;
  const [one, other] = [matchMemberOf(requester), matchMemberOf(provider)];
  const [why, whyForProvider] = [assess(one, other), assess(other, one)];
  return {
    id: match.id,
    requester_id: requester.id,
    provider_id: provider.id,
    status: match.status,
    match_score: why.matchScore,
    ai_recommendation: why.recommendation,
    reasons: JSON.stringify(why.reasons),
    provider_recommendation: whyForProvider.recommendation,
    provider_reasons: JSON.stringify(whyForProvider.reasons),
    suggested_platforms: [...why.suggestedPlatforms],
    provider_suggested_platforms: [...whyForProvider.suggestedPlatforms],
    told_by: recommendationRules,
    requester_review_given: ratingBy(requester, match) !== null,
    provider_review_given: ratingBy(provider, match) !== null,
    requester_rating: ratingBy(requester, match),
    provider_rating: ratingBy(provider, match),
    decline_reason: match.declineReason,
    coordinated_at: coordinatedAt,
    created_at: createdAt,
    updated_at: completedAt ?? coordinatedAt ?? answeredAt ?? createdAt,
  };
}

/** The stars that a side gave: with a plan the mean of its reviews, once all are handed in. */
function ratingBy(member: SeedMember, { requester, coordinatedAt, exchanges, ...match }: SeedMatch): number | null {
  if (!coordinatedAt) return member === requester ? match.requesterRating : match.providerRating;
  const written = exchanges.filter(({ reviewer }) => reviewer === member);
  if (written.some(({ submittedAt }) => !submittedAt)) return null;
  return Math.round(written.reduce((sum, { rating }) => sum + (rating ?? 0), 0) / written.length);
}

export function exchangeRow(exchange: SeedExchange) {
  const { match, reviewer, recipient, platform, submittedAt } = exchange;
  const profile = recipient.profiles.find((one) => one.platform === platform);
  return {
    id: exchange.id,
    match_id: match.id,
    reviewer_id: reviewer.id,
    recipient_id: recipient.id,
    platform,
    business_name: profile?.businessName ?? recipient.company.name,
    business_url: profile?.profileUrl ?? null,
    status: exchange.status,
    due_at: exchange.dueAt,
    review_instructions: reviewInstructions(platform, recipient.company.industry),
    review_text: exchange.text,
    review_rating: exchange.rating,
    review_url: submittedAt && profile ? `${profile.profileUrl}#${exchange.id.slice(0, 8)}` : null,
    posted_at: submittedAt,
    submitted_at: submittedAt,
    opened_at: submittedAt,
    confirmed_at: exchange.confirmedAt,
    created_at: exchange.createdAt,
    ...experienceOf(exchange),
  };
}

export function appointmentRow(one: SeedAppointment) {
  return {
    id: one.id,
    match_id: one.match.id,
    reviewer_id: one.reviewer.id,
    recipient_id: one.recipient.id,
    proposed_by: one.proposedBy.id,
    status: one.startsAt ? ('agreed' as const) : ('proposed' as const),
    times: JSON.stringify(one.times),
    minutes: one.minutes,
    place: one.place,
    note: one.note,
    starts_at: one.startsAt,
    calendar_id: one.calendarId,
    sequence: 0,
    in_calendars_at: one.startsAt,
    created_at: one.proposedAt,
    updated_at: one.pickedAt ?? one.proposedAt,
  };
}

const experienceKinds = { visit: 'visit', order: 'order', project: 'consultation' } as const;
const dayInBerlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** What a handed-in review rests on: what partners do there, up to three days before it and not before the match. */
function experienceOf({ match, recipient, submittedAt }: SeedExchange) {
  if (!submittedAt) return { experience_kind: null, experience_day: null };
  const at = latest(match.createdAt, daysBefore(submittedAt, 3));
  return { experience_kind: experienceKinds[recipient.company.encounter], experience_day: dayInBerlin.format(at) };
}

/** A row of the reviews, before it is judged. */
export interface UnjudgedReview {
  id: string;
  member_id: string;
  source: SeedExchange['platform'];
  content: string;
  content_hash: string;
  rating: number;
  reviewer_name: string;
  review_date: Date;
  is_verified: boolean;
  review_exchange_id: string | null;
  created_at: Date;
}

/** The review that a confirmed exchange became. */
export function reviewOfExchange(id: string, exchange: SeedExchange): UnjudgedReview | undefined {
  const { text, rating, submittedAt, confirmedAt, reviewer, recipient, platform } = exchange;
  if (!text || !rating || !submittedAt || !confirmedAt) return undefined;
  return {
    id,
    member_id: recipient.id,
    source: platform,
    content: text,
    content_hash: contentHash(text),
    rating,
    reviewer_name: reviewer.company.name,
    review_date: submittedAt,
    is_verified: true,
    review_exchange_id: exchange.id,
    created_at: confirmedAt,
  };
}
