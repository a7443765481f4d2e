import { getAccountReview } from '@rezenso/contract/rings';
import { answer } from '@rezenso/platform/testing';

/** Nobody ever looked at the account. */
export const neverReviewed = answer(getAccountReview, { review: null });
