export { draftReview, type ReviewedBusiness } from './draft-review.ts';
