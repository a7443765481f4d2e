import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { platformName } from '@rezenso/domain/platforms';
import { hasCode, messageOf, tellFailure, toast } from '@rezenso/platform';
import { TextareaField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Formik, type FormikHelpers } from 'formik';
import { SubmittedReview } from '../exchange-board/submitted-review.tsx';
import { confirmTexts } from '../texts.de.ts';
import { type ConfirmReceiptValues, confirmReceiptForm } from './confirm-receipt.form.ts';
import { confirmReceipt } from './confirm-receipt.resource.ts';

interface ConfirmReceiptDialogProps {
  /** As it was when the dialog opened. */
  exchange: ReviewExchange;
  /** As it is known now. */
  now: ReviewExchange | undefined;
  onClose: () => void;
}

/** The recipient looks at the review and confirms that it arrived. */
export default function ConfirmReceiptDialog({ exchange, now, onClose }: ConfirmReceiptDialogProps) {
  const confirm = async ({ notes }: ConfirmReceiptValues, { setStatus }: FormikHelpers<ConfirmReceiptValues>) => {
    setStatus(undefined);
    try {
      const xpGranted = await confirmReceipt(exchange, notes);
      onClose();
      toast({ title: confirmTexts.doneTitle, description: confirmTexts.doneDescription(xpGranted, exchange) });
    } catch (error) {
      tellFailure(error, { title: confirmTexts.failedTitle, description: confirmTexts.failedDescription });
      setStatus(
        hasCode(error, 'CONVERSATION_BLOCKED')
          ? confirmTexts.withoutNotes
          : messageOf(error, confirmTexts.failedDescription),
      );
    }
  };
  return (
    <Formik initialValues={{ notes: '' }} validationSchema={confirmReceiptForm} onSubmit={confirm}>
      <FormDialog
        title={confirmTexts.title}
        description={confirmTexts.description(exchange.reviewer.companyName, platformName(exchange.platform))}
        cancel={confirmTexts.cancel}
        submit={confirmTexts.confirm}
        standsOn={now}
        failedTitle={confirmTexts.failedTitle}
        keepAs={`confirm:${exchange.id}`}
        onClose={onClose}
      >
        <SubmittedReview exchange={exchange} />
        <TextareaField name="notes" label={confirmTexts.notes} hint={confirmTexts.notesHint} rows={3} />
      </FormDialog>
    </Formik>
  );
}
