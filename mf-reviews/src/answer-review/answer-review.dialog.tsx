import { longestReply } from '@rezenso/contract/review-replies';
import type { Review } from '@rezenso/contract/reviews';
import { dataLanguage } from '@rezenso/domain/language';
import { messageOf, type ToastContent, tellFailure, toast } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { TextareaField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { useState } from 'react';
import { type AnswerValues, answerForm } from './answer-review.form.ts';
import { keepReply } from './answer-review.resource.ts';
import { AnsweredReview } from './answered-review.tsx';
import type { Beginning } from './begin-answer.resource.ts';
import { CopyAnswer } from './copy-answer.tsx';
import { answerTexts as texts } from './texts.de.ts';

interface AnswerProps {
  review: Review;
  beginning: Beginning;
  onClose: () => void;
}

/** An answer to a received review: a draft to edit, to copy and to keep with the review. */
export default function AnswerReviewDialog(props: AnswerProps) {
  const { review, beginning } = props;
  const keep = useKeep(props);
  const isAnswered = isMarked(review);
  const submit = (values: AnswerValues, form: FormikHelpers<AnswerValues>) =>
    keep(values, true, form, { title: isAnswered ? texts.saved : texts.marked });
  return (
    <Formik initialValues={{ text: beginning.text }} validationSchema={answerForm} onSubmit={submit}>
      {(form) => (
        <Fields
          {...props}
          form={form}
          onUnmark={() =>
            keep(form.values, false, form, { title: texts.unmarked, description: texts.unmarkedDescription })
          }
        />
      )}
    </Formik>
  );
}

interface FieldsProps extends AnswerProps {
  form: FormikProps<AnswerValues>;
  onUnmark: () => Promise<void>;
}

function Fields({ review, beginning, form, onUnmark, onClose }: FieldsProps) {
  const [isUnmarking, setUnmarking] = useState(false);
  const isAnswered = isMarked(review);
  const unmark = async () => {
    setUnmarking(true);
    await onUnmark();
    setUnmarking(false);
  };
  return (
    <FormDialog
      title={texts.title}
      description={texts.description}
      cancel={texts.close}
      submit={isAnswered ? texts.save : texts.mark}
      aside={
        isAnswered && (
          <Button variant="secondary" loading={isUnmarking} disabled={form.isSubmitting} onClick={unmark}>
            {texts.unmark}
          </Button>
        )
      }
      busy={isUnmarking}
      failedTitle={texts.failedTitle}
      keepAs={`reply:${review.id}`}
      readFirst
      standsOn={review.reply ?? null}
      onClose={onClose}
    >
      <AnsweredReview review={review} />
      {beginning.from === 'nowhere' && <Banner title={texts.draftFailedTitle}>{texts.draftFailed}</Banner>}
      <TextareaField
        name="text"
        label={texts.text}
        hint={hintTo(beginning)}
        lang={beginning.from === 'draft' ? dataLanguage() : undefined}
        rows={9}
        counter={longestReply}
      />
      <CopyAnswer text={form.values.text.trim()} platform={review.source} />
    </FormDialog>
  );
}

function hintTo({ from, takesUp }: Beginning): string {
  if (from !== 'draft') return texts.ownHint;
  return takesUp ? texts.draftHint : texts.generalDraftHint;
}

const isMarked = ({ reply }: Review) => Boolean(reply?.answeredAt);

/** Keeps the answer: then the dialog goes and says so, or it stays and says why not. */
function useKeep({ review, onClose }: AnswerProps) {
  return async (
    values: AnswerValues,
    isAnswered: boolean,
    { setStatus }: Pick<FormikHelpers<AnswerValues>, 'setStatus'>,
    told: ToastContent,
  ) => {
    setStatus(undefined);
    try {
      await keepReply(review, answerForm.cast(values).text, isAnswered);
      onClose();
      toast(told);
    } catch (error) {
      tellFailure(error, { title: texts.failedTitle, description: texts.failed });
      setStatus(messageOf(error, texts.failed));
    }
  };
}
