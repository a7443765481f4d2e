import type { Appointment } from '@rezenso/contract/appointment';
import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Text } from '@rezenso/ui/typography';
import { Formik, type FormikHelpers } from 'formik';
import { object, string } from 'yup';
import { pick } from './appointments.resource.ts';
import { appointmentTexts } from './card-texts.de.ts';
import { pickTexts } from './dialog-texts.de.ts';
import { TimeChoice } from './time-choice.tsx';

interface PickAppointmentDialogProps {
  /** As it was when the dialog opened. */
  appointment: Appointment;
  /** As it is known now. */
  now: Appointment | null | undefined;
  /** Who proposed. */
  partner: string;
  onClose: () => void;
  /** None of the times suits. */
  onOthers: () => void;
}

const rules = object({ startsAt: string().required(pickTexts.required) });

/** The side that was asked picks one of the times. */
export default function PickAppointmentDialog({
  appointment,
  now,
  partner,
  onClose,
  onOthers,
}: PickAppointmentDialogProps) {
  const { times, place, minutes, note } = appointment;
  const ahead = times.filter((time) => new Date(time) > new Date());
  const send = async ({ startsAt }: { startsAt: string }, { setStatus }: FormikHelpers<{ startsAt: string }>) => {
    setStatus(undefined);
    try {
      await pick(appointment, startsAt);
      onClose();
      toast({ title: pickTexts.doneTitle, description: pickTexts.doneDescription });
    } catch (error) {
      const reason = messageOf(error, appointmentTexts.failed);
      tellFailure(error, { title: appointmentTexts.failedTitle, description: reason });
      setStatus(reason);
    }
  };
  return (
    <Formik
      initialValues={{ startsAt: times.length === 1 ? (ahead[0] ?? '') : '' }}
      validationSchema={rules}
      onSubmit={send}
    >
      <FormDialog
        title={pickTexts.title}
        description={pickTexts.description(partner)}
        aside={
          <Button variant="secondary" onClick={onOthers}>
            {pickTexts.others}
          </Button>
        }
        submit={pickTexts.submit}
        canSubmit={ahead.length > 0}
        standsOn={now}
        failedTitle={appointmentTexts.failedTitle}
        discardsSilently
        onClose={onClose}
      >
        <TimeChoice name="startsAt" times={times} />
        <div>
          <Text size="sm" tone="muted">
            {appointmentTexts.place(place, minutes)}
          </Text>
          {note && (
            <Text size="sm" preserveLines>
              {appointmentTexts.note(partner)}: {note}
            </Text>
          )}
        </div>
      </FormDialog>
    </Formik>
  );
}
