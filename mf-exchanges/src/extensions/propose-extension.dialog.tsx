import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { text } from '@rezenso/domain/text-rules';
import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { TextareaField, TextField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { formatDate } from '@rezenso/ui/format';
import { Formik, type FormikHelpers } from 'formik';
import { object, string } from 'yup';
import { extendedDays } from './extended-days.ts';
import { propose } from './extensions.resource.ts';
import { extensionTexts as texts } from './texts.de.ts';

interface ProposeExtensionDialogProps {
  /** As it was when the dialog opened. */
  exchange: ReviewExchange;
  /** As it is known now. */
  now: ReviewExchange | undefined;
  /** The other side. */
  partner: string;
  onClose: () => void;
}

interface Values {
  day: string;
  reason: string;
}

/** One side proposes a later due date and says why. */
export default function ProposeExtensionDialog({ exchange, now, partner, onClose }: ProposeExtensionDialogProps) {
  const { first, last } = extendedDays(exchange.dueDate, new Date());
  const rules = object({
    day: string()
      .required(texts.dayMissing)
      .test('range', texts.dayInvalid, (day = '') => day >= first && day <= last),
    reason: text(3, 500, texts.reasonRequired),
  });
  const send = async ({ day, reason }: Values, { setStatus }: FormikHelpers<Values>) => {
    setStatus(undefined);
    try {
      await propose(exchange, day, reason);
      onClose();
      toast({ title: texts.doneTitle, description: texts.doneDescription(partner) });
    } catch (error) {
      const reason = messageOf(error, texts.failed);
      tellFailure(error, { title: texts.failedTitle, description: reason });
      setStatus(reason);
    }
  };
  return (
    <Formik<Values> initialValues={{ day: '', reason: '' }} validationSchema={rules} onSubmit={send}>
      <FormDialog
        title={texts.title}
        description={texts.description(partner)}
        cancel={texts.cancel}
        submit={texts.submit}
        standsOn={now}
        failedTitle={texts.failedTitle}
        keepAs={`extension:${exchange.id}`}
        onClose={onClose}
      >
        <TextField
          name="day"
          type="date"
          label={texts.day}
          hint={texts.dayHint(formatDate(last))}
          min={first}
          max={last}
          required
        />
        <TextareaField
          name="reason"
          label={texts.reason}
          hint={texts.reasonHint(partner)}
          rows={3}
          counter={500}
          required
        />
      </FormDialog>
    </Formik>
  );
}
