export { type ReviewValues, ratingRule, requiredReviewTextRule, reviewTextRule } from './write-review/review.form.ts';
export { ReviewDialog, type ReviewDialogProps } from './write-review/review-dialog.tsx';
