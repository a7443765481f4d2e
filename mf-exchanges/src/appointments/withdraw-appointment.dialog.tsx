import type { Appointment } from '@rezenso/contract/appointment';
import { longestAppointmentWords } from '@rezenso/contract/limits';
import { optionalText } from '@rezenso/domain/text-rules';
import { messageOf, tellFailure, toast, useSession } from '@rezenso/platform';
import { TextareaField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Formik, type FormikHelpers } from 'formik';
import { object } from 'yup';
import { withdrawalOf } from './appointment-state.ts';
import { withdraw } from './appointments.resource.ts';
import { appointmentTexts } from './card-texts.de.ts';
import { withdrawTexts } from './dialog-texts.de.ts';

interface WithdrawAppointmentDialogProps {
  /** As it was when the dialog opened. */
  appointment: Appointment;
  /** As it is known now. */
  now: Appointment | null | undefined;
  /** The other side. */
  partner: string;
  onClose: () => void;
}

const rules = object({ reason: optionalText(longestAppointmentWords) });

/** One side takes back, turns down or calls off, with a word to the other. */
export default function WithdrawAppointmentDialog({
  appointment,
  now,
  partner,
  onClose,
}: WithdrawAppointmentDialogProps) {
  const { user } = useSession();
  const texts = withdrawTexts[withdrawalOf(appointment, user?.id)];
  const send = async ({ reason }: { reason: string }, { setStatus }: FormikHelpers<{ reason: string }>) => {
    setStatus(undefined);
    try {
      await withdraw(appointment, reason);
      onClose();
      toast({ title: texts.done, description: withdrawTexts.doneDescription(partner) });
    } catch (error) {
      const reason = messageOf(error, appointmentTexts.failed);
      tellFailure(error, { title: appointmentTexts.failedTitle, description: reason });
      setStatus(reason);
    }
  };
  return (
    <Formik initialValues={{ reason: '' }} validationSchema={rules} onSubmit={send}>
      <FormDialog
        title={texts.title}
        description={texts.description(partner)}
        cancel={withdrawTexts.cancel}
        submit={texts.submit}
        tone="danger"
        standsOn={now}
        failedTitle={appointmentTexts.failedTitle}
        keepAs={`withdraw-appointment:${appointment.id}`}
        onClose={onClose}
      >
        <TextareaField name="reason" label={withdrawTexts.reason} hint={withdrawTexts.reasonHint} rows={3} />
      </FormDialog>
    </Formik>
  );
}
