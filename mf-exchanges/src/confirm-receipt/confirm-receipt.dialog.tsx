import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Dialog } from '@rezenso/ui/dialog';
import { FormError, TextareaField } from '@rezenso/ui/fields';
import { Stack } from '@rezenso/ui/layout';
import { platformName } from '@rezenso/ui/platforms';
import { Formik, type FormikHelpers } from 'formik';
import { SubmittedReview } from '../exchange-board/submitted-review.tsx';
import { confirmTexts } from '../texts.de.ts';
import { type ConfirmReceiptValues, confirmReceiptForm } from './confirm-receipt.form.ts';
import { confirmReceipt } from './confirm-receipt.resource.ts';

interface ConfirmReceiptDialogProps {
  exchange: ReviewExchange;
  onClose: () => void;
}

/** The recipient looks at the review and confirms that it arrived. */
export default function ConfirmReceiptDialog({ exchange, onClose }: ConfirmReceiptDialogProps) {
  const confirm = async ({ notes }: ConfirmReceiptValues, { setStatus }: FormikHelpers<ConfirmReceiptValues>) => {
    setStatus(undefined);
    try {
      await confirmReceipt(exchange, notes);
      onClose();
      toast({ title: confirmTexts.doneTitle, description: confirmTexts.doneDescription });
    } catch (error) {
      tellFailure(error, { title: confirmTexts.failedTitle, description: confirmTexts.failedDescription });
      setStatus(messageOf(error, confirmTexts.failedDescription));
    }
  };
  return (
    <Formik initialValues={{ notes: '' }} validationSchema={confirmReceiptForm} onSubmit={confirm}>
      {({ handleSubmit, isSubmitting, status }) => (
        <Dialog
          open
          onClose={onClose}
          busy={isSubmitting}
          title={confirmTexts.title}
          description={confirmTexts.description(exchange.reviewer.companyName, platformName(exchange.platform))}
          onSubmit={handleSubmit}
          footer={
            <>
              <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
                {confirmTexts.cancel}
              </Button>
              <Button type="submit" loading={isSubmitting}>
                {confirmTexts.confirm}
              </Button>
            </>
          }
        >
          <Stack gap={5}>
            <FormError title={confirmTexts.failedTitle} message={status} />
            <SubmittedReview exchange={exchange} />
            <TextareaField name="notes" label={confirmTexts.notes} hint={confirmTexts.notesHint} rows={3} />
          </Stack>
        </Dialog>
      )}
    </Formik>
  );
}
