import type { Match } from '@rezenso/contract/matches';
import { messageOf, tellFailure, toast, useSession, useUnsavedForm } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Dialog } from '@rezenso/ui/dialog';
import { Banner } from '@rezenso/ui/feedback';
import { FocusFirstError, FormError, RatingField, TextareaField } from '@rezenso/ui/fields';
import { Stack } from '@rezenso/ui/layout';
import { DraftHelp, SuspicionWarning, useTextCheck } from '@rezenso/ui/writing';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
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
        <ReviewDialog form={form} title={reviewTexts.description(partner.companyName)} onClose={onClose}>
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
        </ReviewDialog>
      )}
    </Formik>
  );
}

interface ReviewDialogProps {
  form: FormikProps<WriteReviewValues>;
  title: string;
  onClose: () => void;
  children: React.ReactNode;
}

function ReviewDialog({ form, title, onClose, children }: ReviewDialogProps) {
  useUnsavedForm(form.dirty);
  return (
    <Dialog
      open
      onClose={onClose}
      busy={form.isSubmitting}
      title={reviewTexts.title}
      description={title}
      onSubmit={form.handleSubmit}
      footer={
        <>
          <Button variant="secondary" disabled={form.isSubmitting} onClick={onClose}>
            {reviewTexts.cancel}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {reviewTexts.submit}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <FormError title={errorTitle} message={form.status} />
        <FocusFirstError />
        <Banner tone="info">{reviewTexts.honesty}</Banner>
        <RatingField name="rating" label={reviewTexts.rating} required />
        <TextareaField name="text" label={reviewTexts.text} hint={reviewTexts.textHint} rows={6} counter={5000} />
        {children}
      </Stack>
    </Dialog>
  );
}
