import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { longestDisputeWords } from '@rezenso/contract/limits';
import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { TextareaField, TextField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Formik, type FormikHelpers } from 'formik';
import { answerTexts as texts } from './dialog-texts.de.ts';
import { type AnswerValues, answerForm } from './dispute.form.ts';
import { SaidInDispute } from './dispute-line.tsx';
import { answer } from './disputes.resource.ts';

interface AnswerDisputeDialogProps {
  /** As it was when the dialog opened. */
  exchange: ReviewExchange;
  /** As it is known now. */
  now: ReviewExchange | undefined;
  /** Disputes the review. */
  partner: string;
  onClose: () => void;
}

/** The writer reads what is said against its review, and answers once. */
export default function AnswerDisputeDialog({ exchange, now, partner, onClose }: AnswerDisputeDialogProps) {
  const send = async (values: AnswerValues, { setStatus }: FormikHelpers<AnswerValues>) => {
    setStatus(undefined);
    try {
      await answer(exchange, values);
      onClose();
      toast({ title: texts.doneTitle, description: texts.doneDescription });
    } catch (error) {
      const reason = messageOf(error, texts.failed);
      tellFailure(error, { title: texts.failedTitle, description: reason });
      setStatus(reason);
    }
  };
  return (
    <Formik<AnswerValues> initialValues={{ text: '', link: '' }} validationSchema={answerForm} onSubmit={send}>
      <FormDialog
        title={texts.title}
        description={texts.description(partner)}
        cancel={texts.cancel}
        submit={texts.submit}
        standsOn={now?.dispute}
        failedTitle={texts.failedTitle}
        readFirst
        keepAs={`answer-dispute:${exchange.id}`}
        onClose={onClose}
      >
        {exchange.dispute && <SaidInDispute dispute={exchange.dispute} isReviewer partner={partner} />}
        <TextareaField
          name="text"
          label={texts.text}
          hint={texts.textHint}
          rows={4}
          counter={longestDisputeWords}
          required
        />
        <TextField name="link" label={texts.link} hint={texts.linkHint} type="url" inputMode="url" />
      </FormDialog>
    </Formik>
  );
}
