import type { Match } from '@rezenso/contract/matches';
import { ReviewDialog } from '@rezenso/domain/write-review';
import { useSession } from '@rezenso/platform';
import { mySideOf } from '../match-board/my-side.ts';
import { errorTitle, reviewTexts } from '../texts.de.ts';
import { initialReview, type WriteReviewValues, writeReviewForm } from './write-review.form.ts';
import { giveReview } from './write-review.resource.ts';

interface WriteReviewDialogProps {
  /** As it was when the dialog opened. */
  match: Match;
  /** As it is known now. */
  now: Match | undefined;
  onClose: () => void;
}

/** Stars and, if the person likes, a text about the partner of an accepted match. */
export default function WriteReviewDialog({ match, now, onClose }: WriteReviewDialogProps) {
  const { user } = useSession();
  const { partner } = mySideOf(match, user?.id);
  const send = async (values: WriteReviewValues) => {
    await giveReview(match, values);
    return { title: reviewTexts.doneTitle, description: reviewTexts.doneDescription(partner.companyName) };
  };
  return (
    <ReviewDialog
      title={reviewTexts.title}
      description={reviewTexts.description(partner.companyName)}
      standsOn={now}
      keepAs={`review:${match.id}`}
      business={partner}
      text={{ label: reviewTexts.text, hint: reviewTexts.textHint }}
      initialValues={initialReview}
      rules={writeReviewForm}
      onSend={send}
      failure={{ title: errorTitle, description: reviewTexts.failed }}
      aside={{ label: reviewTexts.cancel }}
      onClose={onClose}
    />
  );
}
