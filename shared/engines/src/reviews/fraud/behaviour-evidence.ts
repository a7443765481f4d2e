import { sentences as say } from './evidence.de.ts';
import type { Evidence } from './evidence.ts';

/** What the server knows about how a review came about. Everything unknown is left out. */
export interface Behaviour {
  accountAgeDays?: number;
  /** Reviews by the same writer, this one not counted. */
  writerReviewsLastHour?: number;
  writerReviewsLastDay?: number;
  /** Reviews about the same business in the last 24 hours, this one not counted, and its usual number per day. */
  subjectReviewsLastDay?: number;
  subjectReviewsPerDay?: number;
  /** 1-5. */
  rating?: number;
  /** Mean rating of the business and how many reviews it rests on. */
  subjectAverageRating?: number;
  subjectReviewCount?: number;
  /** Confirmed reviews between writer and subject in the last 90 days, in both directions, this one not counted. */
  givenToSubject?: number;
  receivedFromSubject?: number;
  /** All reviews that the writer has given. */
  writerReviewsGiven?: number;
  /** How many of the possible pairs among the writer's partners review each other too, 0-1, and the number of partners. */
  partnerDensity?: number;
  partnerCount?: number;
  /** How much of what these partners write for anybody but the writer stays among them, 0-1. */
  circleClosure?: number;
  /** Minutes between the agreement (accepted match, planned exchange) and this text. */
  minutesSinceAgreement?: number;
  /** Calendar days by which what the review is said to rest on lies after the text was posted; below 0 before it. */
  experienceDaysAfterText?: number;
  /** Calendar days by which it lies before the two were matched. */
  experienceDaysBeforeMatch?: number;
  /** The text is a suggestion that nobody changed. */
  isUneditedDraft?: boolean;
}

type Rule = (seen: Behaviour) => Evidence | undefined;

/** All that stands out in how the review came about, with points and a German sentence each. */
export function behaviourEvidence(behaviour: Behaviour): Evidence[] {
  return rules.flatMap((rule) => rule(behaviour) ?? []);
}

/** A linear rise from 0 at `from` to `most` at `to`. */
function rise(value: number, from: number, to: number, most: number): number {
  return Math.round(most * Math.max(0, Math.min(1, (value - from) / (to - from))));
}

function finding(code: string, points: number, text: string): Evidence | undefined {
  return points > 0 ? { source: 'behaviour', code, points, text } : undefined;
}

const newAccount: Rule = ({ accountAgeDays }) => {
  if (accountAgeDays === undefined) return undefined;
  const text = accountAgeDays < 1 ? say.newToday() : say.newAccount(Math.floor(accountAgeDays));
  return finding('new_account', rise(-accountAgeDays, -7, 0, 12), text);
};

const writerBurst: Rule = ({ writerReviewsLastHour = 0, writerReviewsLastDay = 0 }) => {
  const inHour = rise(writerReviewsLastHour, 1, 6, 45);
  const inDay = rise(writerReviewsLastDay, 4, 15, 40);
  if (inHour >= inDay) return finding('writer_burst', inHour, say.burstInHour(writerReviewsLastHour + 1));
  return finding('writer_burst', inDay, say.burstInDay(writerReviewsLastDay + 1));
};

const subjectBurst: Rule = ({ subjectReviewsLastDay = 0, subjectReviewsPerDay }) => {
  if (subjectReviewsPerDay === undefined) return undefined;
  const usual = Math.max(0.5, subjectReviewsPerDay);
  const points = subjectReviewsLastDay < 4 ? 0 : rise(subjectReviewsLastDay / usual, 4, 16, 30);
  return finding('subject_burst', points, say.subjectBurst(subjectReviewsLastDay));
};

/** Small on purpose: honest criticism deviates too and must not be punished. */
const deviation: Rule = ({ rating, subjectAverageRating, subjectReviewCount = 0 }) => {
  if (rating === undefined || subjectAverageRating === undefined || subjectReviewCount < 10) return undefined;
  const distance = Math.abs(rating - subjectAverageRating);
  return finding('rating_deviation', rise(distance, 2, 4, 8), say.ratingDeviation(rating, subjectAverageRating));
};

/** Over which reviews between two businesses are counted. */
const mutualDays = 90;

/** One plan has at most two reviews in each direction; only what goes beyond it counts. */
const reciprocity: Rule = ({ givenToSubject = 0, receivedFromSubject = 0, writerReviewsGiven = 0 }) => {
  const mutual = Math.min(givenToSubject + 1, receivedFromSubject);
  const share = (givenToSubject + 1) / Math.max(1, writerReviewsGiven + 1);
  const points = rise(mutual, 2, 6, 40) + (mutual > 2 && writerReviewsGiven >= 4 ? rise(share, 0.4, 1, 15) : 0);
  return finding('reciprocity', points, say.reciprocity(mutualDays, mutual));
};

/**
 * From four partners on, their density tells. Two or three of an honest business know each other now and then; a ring of
 * them shows in that every pair swaps and nobody swaps with anybody else.
 */
const ring: Rule = ({ partnerDensity = 0, partnerCount = 0, circleClosure = 0 }) => {
  const isSmall = partnerCount < 4;
  const isRing = partnerCount >= 2 && partnerDensity === 1;
  const points = isSmall ? (isRing ? rise(circleClosure, 0.6, 1, 20) : 0) : rise(partnerDensity, 0.3, 0.9, 30);
  return finding('closed_circle', points, say.closedCircle(partnerCount, Math.round(100 * partnerDensity)));
};

const haste: Rule = ({ minutesSinceAgreement }) => {
  if (minutesSinceAgreement === undefined) return undefined;
  const minutes = Math.max(1, Math.round(minutesSinceAgreement));
  return finding('haste', rise(-minutesSinceAgreement, -30, 0, 20), say.haste(minutes));
};

const experienceAfterText: Rule = ({ experienceDaysAfterText: days = 0 }) =>
  finding('experience_after_text', days > 0 ? 35 : 0, say.experienceAfterText(days));

/** Small on purpose: whoever was a customer before is the best partner to ask. */
const experienceBeforeMatch: Rule = ({ experienceDaysBeforeMatch: days = 0 }) =>
  finding('experience_before_match', days > 0 ? 4 : 0, say.experienceBeforeMatch(days));

const uneditedDraft: Rule = ({ isUneditedDraft = false }) =>
  finding('unedited_draft', isUneditedDraft ? 30 : 0, say.uneditedDraft());

const rules: readonly Rule[] = [
  newAccount,
  writerBurst,
  subjectBurst,
  deviation,
  reciprocity,
  ring,
  haste,
  experienceAfterText,
  experienceBeforeMatch,
  uneditedDraft,
];
