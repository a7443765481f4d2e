import type { Match } from '@rezenso/contract/matches';
import { DraftHelp, SuspicionWarning, useTextCheck } from '@rezenso/domain/writing';
import { messageOf, tellFailure, toast, useSession } from '@rezenso/platform';
import { Banner } from '@rezenso/ui/feedback';
import { RatingField, TextareaField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Formik, type FormikHelpers } from 'formik';
import { mySideOf } from '../match-board/my-side.ts';
import { errorTitle, reviewTexts } from '../texts.de.ts';
import { initialReview, type WriteReviewValues, writeReviewForm } from './write-review.form.ts';
import { checkReview, draftFor, giveReview } from './write-review.resource.ts';

interface WriteReviewDialogProps {
  match: Match;
  onClose: () => void;
}

/** Stars and, if the person likes, a text about the partner of an accepted match. */
export default function WriteReviewDialog({ match, onClose }: WriteReviewDialogProps) {
  const { user } = useSession();
  const { partner } = mySideOf(match, user?.id);
  const check = useTextCheck(checkReview);
  const submit = async (values: WriteReviewValues, { setStatus }: FormikHelpers<WriteReviewValues>) => {
    setStatus(undefined);
    if (!(await check.mayBeSent(values.text))) return;
    try {
      await giveReview(match, values);
      onClose();
      toast({ title: reviewTexts.doneTitle, description: reviewTexts.doneDescription(partner.companyName) });
    } catch (error) {
      tellFailure(error, { title: errorTitle, description: reviewTexts.failed });
      setStatus(messageOf(error, reviewTexts.failed));
    }
  };
  return (
    <Formik initialValues={initialReview} validationSchema={writeReviewForm} onSubmit={submit}>
      {(form) => (
        <FormDialog
          title={reviewTexts.title}
          description={reviewTexts.description(partner.companyName)}
          cancel={reviewTexts.cancel}
          submit={reviewTexts.submit}
          failedTitle={errorTitle}
          onClose={onClose}
        >
          <Banner tone="info">{reviewTexts.honesty}</Banner>
          <RatingField name="rating" label={reviewTexts.rating} required />
          <TextareaField name="text" label={reviewTexts.text} hint={reviewTexts.textHint} rows={6} counter={5000} />
          <SuspicionWarning
            check={check}
            field="text"
            isSending={form.isSubmitting}
            onSendAnyway={() => form.submitForm()}
          />
          <DraftHelp
            text={form.values.text}
            draftFrom={(notes) => draftFor(partner, notes)}
            onDraft={(draft) => form.setFieldValue('text', draft)}
          />
        </FormDialog>
      )}
    </Formik>
  );
}
