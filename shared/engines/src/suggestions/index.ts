export { beginWith, draftReview, type ReviewedBusiness } from './draft-review.ts';
