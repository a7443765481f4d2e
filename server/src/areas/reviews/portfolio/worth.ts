import type { Signature, Worth } from '@rezenso/engines/reviews';
import type { Core } from '../../../core.ts';
import type { Db, Tx } from '../../../database/database.ts';
import { contentHash } from './content-hash.ts';
import { reviewTexts } from './review-texts.repository.ts';
import { rewardedTexts } from './rewarded-texts.repository.ts';

export interface HandedInText {
  exchangeId: string;
  reviewerId: string;
}

/** A text with what a thread found out about it, and the stored texts that it was compared with. */
export interface JudgedText extends Worth {
  signature: Signature;
  text: string;
  comparedWith: ReadonlySet<string>;
}

/** A text like this one was handed in while this one was judged: it is judged anew, beside that one. */
export class ComparedTooEarly extends Error {
  override readonly name = 'ComparedTooEarly';
}

/**
 * Judges a text beside all stored ones of other exchanges, and beside reviews that stood before its own began. To be called outside of transactions: nobody waits for a thread within one.
 * @throws {AppError} OVERLOADED
 */
export async function judgeText(
  db: Db,
  engines: Core['engines'],
  text: string,
  exchangeId: string,
): Promise<JudgedText> {
  const signature = await engines.signature(text);
  const others = await reviewTexts(db).listElsewhere(signature, text, exchangeId);
  const worth = await engines.judgeWorth(
    text,
    others.map((other) => other.text),
  );
  return { ...worth, signature, text, comparedWith: new Set(others.map(({ id }) => id)) };
}

/**
 * Decides before any XP whether a review is worth something, and remembers its text, which is so once: whoever hands it
 * in, and also with a few words changed.
 * @throws {ComparedTooEarly}
 */
export async function whyWithheld(
  tx: Tx,
  judged: JudgedText,
  review: HandedInText,
  now: Date,
): Promise<Worth['withheld']> {
  const { signature, text, wording, comparedWith, withheld } = judged;
  const { exchangeId, reviewerId } = review;
  if (withheld === 'no_substance') return withheld;
  // One writer's reviews come one after the other, so that of two at once the later sees the earlier.
  await rewardedTexts(tx).lockWriter(reviewerId);
  const others = await reviewTexts(tx).listElsewhere(signature, text, exchangeId);
  if (others.some(({ id }) => !comparedWith.has(id))) throw new ComparedTooEarly();
  await reviewTexts(tx).store({ exchangeId }, signature);
  if (withheld) return withheld;
  // Nothing like it speaks against it any more: whoever earned with it before had copied it.
  const overtaken = await reviewTexts(tx).listOvertaken(signature, exchangeId);
  const isFirst = await rewardedTexts(tx).claim(contentHash(wording), exchangeId, overtaken, now);
  return isFirst ? null : 'known_text';
}
