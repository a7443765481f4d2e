import type { Tx } from '../../database/database.ts';
import { hasSubstance, type Signature, sharesWords, wordsOf } from '../../engines/reviews/index.ts';
import { contentHash } from './content-hash.ts';
import { reviewTexts } from './review-texts.repository.ts';
import { rewardedTexts } from './rewarded-texts.repository.ts';

/** Why a review earns nothing: it says hardly anything, or was written before. */
export type Withheld = 'no_substance' | 'known_text';

/** From here on two texts are the same one. */
const sameText = 0.6;

export interface HandedInText {
  exchangeId: string;
  reviewerId: string;
  recipientId: string;
  text: string;
  /** Of the text. */
  signature: Signature;
}

/**
 * Decides before any XP whether a review is worth them, and remembers its text, which earns once: whoever hands it in, and
 * also with a few words changed. What the recipient imported is not held against it, for that may be this very review.
 */
export async function whyWithheld(tx: Tx, review: HandedInText, now: Date): Promise<Withheld | undefined> {
  const { exchangeId, reviewerId, text, signature } = review;
  if (!hasSubstance(text)) return 'no_substance';
  // One writer's reviews come one after the other, so that of two at once the later sees the earlier.
  await rewardedTexts(tx).lockWriter(reviewerId);
  const others = await reviewTexts(tx).listElsewhere(signature, review);
  await reviewTexts(tx).store({ exchangeId }, signature);
  if (sharesWords(text, others, sameText)) return 'known_text';
  const isFirst = await rewardedTexts(tx).claim(contentHash(wordsOf(text).join(' ')), exchangeId, now);
  return isFirst ? undefined : 'known_text';
}
