import { disputeReasons } from '@rezenso/contract/dispute';
import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { longestDisputeWords } from '@rezenso/contract/limits';
import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { SelectField, TextareaField, TextField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Formik, type FormikHelpers } from 'formik';
import { SubmittedReview } from '../exchange-board/submitted-review.tsx';
import { reasonTexts } from './card-texts.de.ts';
import { fileTexts as texts } from './dialog-texts.de.ts';
import { type DisputeValues, disputeForm } from './dispute.form.ts';
import { file } from './disputes.resource.ts';

interface DisputeReviewDialogProps {
  /** As it was when the dialog opened. */
  exchange: ReviewExchange;
  /** As it is known now. */
  now: ReviewExchange | undefined;
  /** Wrote the review. */
  partner: string;
  onClose: () => void;
}

/** The recipient says what is wrong with a review. After its confirmation that can only be that it was changed. */
export default function DisputeReviewDialog({ exchange, now, partner, onClose }: DisputeReviewDialogProps) {
  const isConfirmed = exchange.status !== 'awaiting_confirmation';
  const send = async ({ reason, ...words }: DisputeValues, { setStatus }: FormikHelpers<DisputeValues>) => {
    setStatus(undefined);
    // The form asks for one.
    if (reason === '') return;
    try {
      await file(exchange, reason, words);
      onClose();
      toast({ title: texts.doneTitle, description: texts.doneDescription(partner) });
    } catch (error) {
      const reason = messageOf(error, texts.failed);
      tellFailure(error, { title: texts.failedTitle, description: reason });
      setStatus(reason);
    }
  };
  return (
    <Formik<DisputeValues>
      initialValues={{ reason: isConfirmed ? 'changed_afterwards' : '', text: '', link: '' }}
      validationSchema={disputeForm}
      onSubmit={send}
    >
      <FormDialog
        title={texts.title}
        description={isConfirmed ? texts.descriptionChanged(partner) : texts.description(partner)}
        cancel={texts.cancel}
        submit={texts.submit}
        standsOn={now}
        failedTitle={texts.failedTitle}
        keepAs={`dispute:${exchange.id}`}
        onClose={onClose}
      >
        <SubmittedReview exchange={exchange} />
        {!isConfirmed && (
          <SelectField
            name="reason"
            label={texts.reason}
            placeholder={texts.reasonPlaceholder}
            options={disputeReasons.map((value) => ({ value, label: reasonTexts[value] }))}
            required
          />
        )}
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
