import type { Dispute } from '@rezenso/contract/dispute';
import type { ExchangePage, ReviewExchange } from '@rezenso/contract/exchanges';
import type { Language } from '@rezenso/contract/language';
import { changedReviewDays, mostExtensions, unconfirmedReviewDays } from '@rezenso/contract/limits';
import { platformRules, reviewInstructions, ruleTexts } from '@rezenso/engines/coordination';
import { findTrade, nameOfTrade } from '@rezenso/engines/trades';
import type { Withheld } from '../../../database/schema.ts';
import type { Page } from '../../../http/cursor.ts';
import { vocabulary } from '../../../languages/vocabulary.ts';
import { readableTo } from './exchanges.policy.ts';
import type { NamedExchange } from './named-exchanges.repository.ts';

const dayMillis = 86_400_000;
const openStatuses: ReadonlySet<string> = new Set(['pending', 'in_progress', 'awaiting_confirmation']);

/** When it counts as confirmed without an answer: as both sides were told, before that as the rule says. */
function settlesAt({ status, submitted_at, settles_at, disputed_at }: NamedExchange): Date | undefined {
  if (status !== 'awaiting_confirmation' || !submitted_at || disputed_at) return undefined;
  return settles_at ?? new Date(submitted_at.getTime() + unconfirmedReviewDays * dayMillis);
}

/**
 * An exchange as `viewer` may see it: what the review says is the reviewer's own until it is open.
 * @param language of `viewer`; the sentence that discloses the exchange stays German, as it goes into the review
 */
export function presentExchange(row: NamedExchange, viewer: string, language: Language): ReviewExchange {
  const isReadable = readableTo(viewer, row);
  const until = disputableUntil(row, viewer);
  return {
    id: row.id,
    matchId: row.match_id,
    status: row.status,
    reviewerId: row.reviewer_id,
    recipientId: row.recipient_id,
    reviewer: {
      companyName: row.reviewer_name ?? vocabulary(language).formerPartner,
      industry: row.reviewer_industry ?? '',
      tradeName: tradeName(row.reviewer_trade, language),
      website: row.reviewer_website,
      description: row.reviewer_description,
    },
    recipient: {
      companyName: row.recipient_name ?? vocabulary(language).formerPartner,
      industry: row.recipient_industry ?? '',
      tradeName: tradeName(row.recipient_trade, language),
      website: row.recipient_website,
      description: row.recipient_description,
    },
    platform: row.platform,
    businessName: row.business_name,
    businessUrl: row.business_url,
    dueDate: row.due_at.toISOString(),
    reviewInstructions: instructionsOf(row, language),
    platformRule: ruleTexts[language][row.platform],
    disclosureSentence: platformRules[row.platform].disclosure,
    earnsXp: row.earns_xp && (row.withheld === null || (row.withheld === 'held_account' && !row.is_kept)),
    // Why it does not count any more say the dispute and the decision about the account; for pages it is one and the same.
    withheld: row.is_kept ? 'upheld_case' : shownReason(row.withheld),
    waitsForCheck: row.withheld === 'held_account' && !row.is_kept,
    reviewText: isReadable ? row.review_text : null,
    reviewRating: isReadable ? row.review_rating : null,
    reviewUrl: isReadable ? row.review_url : null,
    postedAt: row.posted_at?.toISOString() ?? null,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    ...(row.confirmation_notes !== null && { confirmationNotes: row.confirmation_notes }),
    settlesAt: settlesAt(row)?.toISOString() ?? null,
    experience: isReadable ? experienceOf(row) : null,
    appointment: appointmentOf(row),
    // Most have none: lists stay short.
    ...(row.dispute && { dispute: disputeOf(row.dispute, viewer === row.reviewer_id) }),
    ...(until && { disputableUntil: until.toISOString() }),
    ...(row.is_paused && openStatuses.has(row.status) && { isPaused: true }),
    ...([row.blocking_requester, row.blocking_provider].includes(viewer) && { isBlockedByMe: true }),
    ...(mayExtend(row) && { extension: extensionOf(row) }),
    createdAt: row.created_at.toISOString(),
  };
}

/** In German as they were kept when the exchange began. */
function instructionsOf(row: NamedExchange, language: Language): string {
  if (language === 'de') return row.review_instructions;
  return reviewInstructions(row.platform, row.recipient_industry ?? '', language);
}

function tradeName(id: string | null, language: Language): string | null {
  const trade = findTrade(id);
  return trade ? nameOfTrade(trade, language) : null;
}

/** What a review rests on, as the contract says it; null while nobody said so. */
export function experienceOf({ experience_kind: kind, experience_day: day, customer_since: sinceYear }: NamedExchange) {
  return kind && { kind, day, sinceYear };
}

/** Once before the confirmation, as long as it can be given, and once for so many days after it. */
function disputableUntil(row: NamedExchange, viewer: string): Date | undefined {
  const { recipient_id, confirmed_at, withheld, dispute } = row;
  if (recipient_id !== viewer || dispute?.isAfterConfirmation) return undefined;
  if (confirmed_at)
    return withheld === null && dispute?.state !== 'open'
      ? new Date(confirmed_at.getTime() + changedReviewDays * dayMillis)
      : undefined;
  return dispute ? undefined : settlesAt(row);
}

/** What either side said while one blocked the other reaches moderators alone (docs/decisions/0121). */
function disputeOf(
  {
    isAfterConfirmation: _,
    isRelieved,
    isTextPrivate,
    isAnswerPrivate,
    ...dispute
  }: NonNullable<NamedExchange['dispute']>,
  isReviewer: boolean,
): Dispute {
  return {
    ...dispute,
    ...(isTextPrivate && { isTextPrivate, ...(isReviewer && { text: null, link: null }) }),
    ...(isAnswerPrivate && { isAnswerPrivate, ...(!isReviewer && { answer: null, answerLink: null }) }),
    createdAt: inUtc(dispute.createdAt),
    answerDueAt: inUtc(dispute.answerDueAt),
    answeredAt: dispute.answeredAt && inUtc(dispute.answeredAt),
    closedAt: dispute.closedAt && inUtc(dispute.closedAt),
    ...(isRelieved && { isRelieved }),
  };
}

/** Whether a later due date can be agreed on, or is being agreed on. */
function mayExtend({ status, extensions, extension }: NamedExchange): boolean {
  return (status === 'pending' || status === 'in_progress') && (extension !== null || extensions < mostExtensions);
}

function extensionOf({ extension }: NamedExchange) {
  return extension && { ...extension, dueDate: inUtc(extension.dueDate), createdAt: inUtc(extension.createdAt) };
}

/** JSON of the database writes moments in its own way. */
function inUtc(moment: string): string {
  return new Date(moment).toISOString();
}

function appointmentOf({ appointment }: NamedExchange) {
  if (!appointment) return null;
  const { startsAt } = appointment;
  return { ...appointment, startsAt: startsAt && inUtc(startsAt) };
}

/** A page of exchanges as `viewer` may see them: who takes part, and what is said of a platform, once. */
export function presentExchangePage(
  { rows, next }: Page<NamedExchange>,
  viewer: string,
  language: Language,
): ExchangePage {
  const businesses = new Map<string, ExchangePage['businesses'][number]>();
  const platforms = new Map<string, ExchangePage['platforms'][number]>();
  const instructions: string[] = [];
  const exchanges = rows.map((row) => {
    const { reviewer, recipient, platformRule, disclosureSentence, reviewInstructions, ...own } = presentExchange(
      row,
      viewer,
      language,
    );
    businesses.set(own.reviewerId, { id: own.reviewerId, ...reviewer });
    businesses.set(own.recipientId, { id: own.recipientId, ...recipient });
    platforms.set(own.platform, { platform: own.platform, platformRule, disclosureSentence });
    if (!instructions.includes(reviewInstructions)) instructions.push(reviewInstructions);
    return { ...own, instructions: instructions.indexOf(reviewInstructions) };
  });
  return { exchanges, businesses: [...businesses.values()], platforms: [...platforms.values()], instructions, next };
}

/** Pages that were released before others were written down know three. */
function shownReason(withheld: Withheld | null) {
  if (withheld === 'held_account') return null;
  return withheld === 'unresolved' ? 'upheld_case' : withheld;
}
