import type { ReplyProblem, ReplyPublication } from '@rezenso/contract/reviews';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import type { Generated } from 'kysely';
import type { Json, Moment } from './column-types.ts';

/** Reviews that a business received, and what is compared and judged of their texts. */
export interface ReviewTables {
  reviews: ReviewsTable;
  review_texts: ReviewTextsTable;
  word_counts: WordCountsTable;
  counted_industries: CountedIndustriesTable;
  counted_texts: CountedTextsTable;
  review_bands: ReviewBandsTable;
  review_vectors: ReviewVectorsTable;
  review_vector_bands: ReviewVectorBandsTable;
  review_paraphrases: ReviewParaphrasesTable;
  review_drafts: ReviewDraftsTable;
  review_replies: ReviewRepliesTable;
  rewarded_texts: RewardedTextsTable;
  trade_figures: TradeFiguresTable;
}

export interface ReviewsTable {
  id: Generated<string>;
  member_id: string;
  source: PlatformId;
  content: string;
  content_hash: string;
  rating: number;
  /** False when an import named no stars: `rating` is then the specification's five and counts nowhere. */
  rating_given: Generated<boolean>;
  reviewer_name: string;
  review_date: Moment;
  is_verified: Generated<boolean>;
  quality_score: Generated<number>;
  fraud_score: Generated<number>;
  /** Version of the rules by which it was judged. */
  judged_by: Generated<number>;
  /** `otherId` is the other text's in review_texts, which may have gone meanwhile. */
  evidence: Json<Array<{ code: string; text: string; quote?: string; otherQuote?: string; otherId?: string }>>;
  review_exchange_id: string | null;
  /** The platform's own name for a review that was synced. */
  external_id: string | null;
  /** Since when its words stand where a platform says so; null: since it came here. */
  stands_since: Moment | null;
  /** When its platform says that it got its words; null for others than synced ones. */
  worded_at: Moment | null;
  created_at: Moment;
}

/** A text that duplicates are looked for in: of a review, or of an exchange before it becomes one. */
interface ReviewTextsTable {
  id: Generated<string>;
  review_id: string | null;
  review_exchange_id: string | null;
  /** Version of the rules that its bands follow. */
  band_rules: Generated<number>;
  /** Whether its words are among the counted ones. */
  is_counted: Generated<boolean>;
  /** Model that was asked what it says; '' for none yet. */
  embedded_by: Generated<string>;
}

/** In how many stored reviews about a trade a word stands; `word` is its hash. */
interface WordCountsTable {
  word: number;
  industry: string;
  reviews: number;
}

/** How many stored reviews about a trade are counted; '' for businesses without one. */
interface CountedIndustriesTable {
  industry: string;
  reviews: number;
}

/** What was counted for a text, kept until it is counted out again. */
interface CountedTextsTable {
  text_id: string;
  industry: string;
  words: number[];
  /** The text was deleted (set by a trigger). */
  is_gone: Generated<boolean>;
}

interface ReviewBandsTable {
  band: number;
  hash: number;
  /** Id in review_texts; the column keeps the name the engine's statements use. */
  review_id: string;
}

/** Which way a text points in a model's space, in ten-thousandths of its length. */
interface ReviewVectorsTable {
  text_id: string;
  model: string;
  vector: number[];
  stored_at: Moment;
}

interface ReviewVectorBandsTable {
  band: number;
  hash: number;
  text_id: string;
}

/** A text that says what an earlier one says, in other words. */
interface ReviewParaphrasesTable {
  text_id: string;
  other_id: string;
  /** Part of its sentences, 0-1. */
  share: number;
  quote: string;
  other_quote: string;
}

interface ReviewDraftsTable {
  member_id: string;
  content_hash: string;
  created_at: Moment;
}

/** What a business noted of its answer to a review of its own. */
interface ReviewRepliesTable {
  review_id: string;
  text: string;
  /** Null while it is not marked as answered. */
  answered_at: Moment | null;
  /** What was last asked to be sent to the platform. */
  sent_text: string | null;
  /** How long a platform that does not answer is tried again. */
  send_until: Moment | null;
  send_state: ReplyPublication['state'] | null;
  send_problem: ReplyProblem | null;
  /** What stands on the platform, as it was last seen there. */
  shown_text: string | null;
  shown_at: Moment | null;
}

/** The mean business of a trade in an area, as it is told for a month. */
interface TradeFiguresTable {
  trade: string;
  area: string;
  /** YYYY-MM in German time. */
  month: string;
  figures: Json<{
    businesses: number;
    averageRating: number | null;
    reviewsPerMonth: number;
    answering: number;
    answerShare: number | null;
    answerDays: number | null;
  }>;
}

/** Texts that earned XP, each once. */
interface RewardedTextsTable {
  content_hash: string;
  review_exchange_id: string | null;
  created_at: Moment;
}
