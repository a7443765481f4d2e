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
import { type AnswerValues, answerForm, sentForm } from './answer-review.form.ts';
import { keepReply, publishReply } from './answer-review.resource.ts';
import { AnsweredReview } from './answered-review.tsx';
import type { Beginning } from './begin-answer.resource.ts';
import { CopyAnswer } from './copy-answer.tsx';
import { canSend, isGone, isUnfollowed } from './publication.policy.ts';
import { Publication } from './publication.tsx';
import { answerTexts as texts } from './texts.de.ts';

interface AnswerProps {
  review: Review;
  beginning: Beginning;
  onClose: () => void;
}

/** An answer to a received review: a draft to edit, to send where that is possible or to copy, and to keep with the review. */
export default function AnswerReviewDialog(props: AnswerProps) {
  const { review, beginning } = props;
  const act = useAct(props);
  const isSendable = canSend(review);
  const keep = (isAnswered: boolean, told: ToastContent) => (values: AnswerValues, form: AnswerHelpers) =>
    act((text) => keepReply(review, text, isAnswered), values, form, told);
  const mark = keep(true, { title: isMarked(review) ? texts.saved : texts.marked });
  const unmark = keep(false, { title: texts.unmarked, description: texts.unmarkedDescription });
  const send = (values: AnswerValues, form: AnswerHelpers) =>
    act((text) => publishReply(review, text), values, form, { title: texts.sent, description: texts.sentDescription });
  return (
    <Formik
      initialValues={{ text: beginning.text }}
      validationSchema={isSendable ? sentForm : answerForm}
      onSubmit={isSendable ? send : mark}
    >
      {(form) => (
        <Fields
          {...props}
          form={form}
          onMark={() => mark(form.values, form)}
          onUnmark={() => unmark(form.values, form)}
        />
      )}
    </Formik>
  );
}

interface FieldsProps extends AnswerProps {
  form: FormikProps<AnswerValues>;
  onMark: () => Promise<void>;
  onUnmark: () => Promise<void>;
}

function Fields({ review, beginning, form, onMark, onUnmark, onClose }: FieldsProps) {
  const [isBusy, setBusy] = useState(false);
  const { reply } = review;
  const beside = besideOf(review);
  const doBeside = async () => {
    setBusy(true);
    await (beside === 'mark' ? onMark() : onUnmark());
    setBusy(false);
  };
  return (
    <FormDialog
      title={texts.title}
      description={descriptionOf(review)}
      cancel={texts.close}
      submit={submitOf(review)}
      aside={
        beside && (
          <Button variant="secondary" loading={isBusy} disabled={form.isSubmitting} onClick={doBeside}>
            {beside === 'mark' ? texts.onlyMark : texts.unmark}
          </Button>
        )
      }
      busy={isBusy}
      failedTitle={texts.failedTitle}
      keepAs={`reply:${review.id}`}
      readFirst
      standsOn={reply && { text: reply.text, isAnswered: isMarked(review) || isOnItsWay(review) }}
      onClose={onClose}
    >
      <AnsweredReview review={review} />
      {reply && <Publication reply={reply} />}
      {beginning.from === 'nowhere' && <Banner title={texts.draftFailedTitle}>{texts.draftFailed}</Banner>}
      <TextareaField
        name="text"
        label={texts.text}
        hint={hintTo(beginning, form.values.text, review)}
        lang={beginning.from === 'draft' ? dataLanguage(beginning.language) : undefined}
        rows={9}
        counter={longestReply}
      />
      <CopyAnswer text={form.values.text.trim()} platform={review.source} />
    </FormDialog>
  );
}

/** What else can be done: mark what was answered elsewhere, or take a mark back that nothing on the platform stands for. */
function besideOf(review: Review): 'mark' | 'unmark' | undefined {
  const { reply } = review;
  const isThere = isOnItsWay(review) || Boolean(reply?.publication?.shownText && !isUnfollowed(reply.publication));
  if (isMarked(review)) return isThere ? undefined : 'unmark';
  if (reply?.publication?.state === 'sending') return undefined;
  return canSend(review) ? 'mark' : undefined;
}

function descriptionOf(review: Review): string {
  if (isGone(review.reply)) return texts.goneDescription;
  return canSend(review) ? texts.sendDescription : texts.description;
}

function submitOf(review: Review): string {
  if (canSend(review)) return review.reply?.publication?.shownText ? texts.sendChange : texts.send;
  return isMarked(review) ? texts.save : texts.mark;
}

/** A draft is one until its first letter changes. */
function hintTo({ from, text, takesUp, language }: Beginning, written: string, review: Review): string {
  const isDraft = from === 'draft' && written === text;
  if (from === 'reply' && isPublic(review.reply)) return texts.publicHint;
  if (!isDraft) return canSend(review) ? texts.privateHint : texts.ownHint;
  if (language === 'en') return texts.englishDraftHint;
  return takesUp ? texts.draftHint : texts.generalDraftHint;
}

const isMarked = ({ reply }: Review) => Boolean(reply?.answeredAt);

/** What stands here stands on the platform. */
function isPublic(reply: Review['reply']): boolean {
  return reply?.publication?.state === 'published' && reply.publication.shownText === reply.text;
}

function isOnItsWay({ reply }: Review): boolean {
  return Boolean(reply?.publication && reply.publication.state !== 'failed' && !isUnfollowed(reply.publication));
}

type AnswerHelpers = Pick<FormikHelpers<AnswerValues>, 'setStatus'>;

/** Does something with the answer: then the dialog goes and says so, or it stays and says why not. */
function useAct({ onClose }: AnswerProps) {
  return async (
    act: (text: string) => Promise<void>,
    values: AnswerValues,
    { setStatus }: AnswerHelpers,
    told: ToastContent,
  ) => {
    setStatus(undefined);
    try {
      await act(answerForm.cast(values).text);
      onClose();
      toast(told);
    } catch (error) {
      tellFailure(error, { title: texts.failedTitle, description: texts.failed });
      setStatus(messageOf(error, texts.failed));
    }
  };
}
