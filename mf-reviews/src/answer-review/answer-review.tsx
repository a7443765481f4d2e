import type { Review } from '@rezenso/contract/reviews';
import { lazyPart } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { MessageSquareIcon } from '@rezenso/ui/icons';
import { Suspense, useState } from 'react';
import { reviewTexts } from '../texts.de.ts';
import { type Beginning, beginAnswer } from './begin-answer.resource.ts';

const AnswerReviewDialog = lazyPart(() => import('./answer-review.dialog.tsx'));

/** Opens the answer of a review, once its draft is there. An older server keeps none, so there is nothing to open. */
export function AnswerReview({ review }: { review: Review }) {
  const [isLoading, setLoading] = useState(false);
  const [beginning, setBeginning] = useState<Beginning>();
  if (review.reply === undefined) return null;
  const open = async () => {
    setLoading(true);
    setBeginning(await beginAnswer(review));
    setLoading(false);
  };
  return (
    <div>
      <Button variant="secondary" size="sm" iconStart={MessageSquareIcon} loading={isLoading} onClick={open}>
        {review.reply ? reviewTexts.seeAnswer : reviewTexts.answer}
      </Button>
      <Suspense>
        {beginning && (
          <AnswerReviewDialog review={review} beginning={beginning} onClose={() => setBeginning(undefined)} />
        )}
      </Suspense>
    </div>
  );
}
