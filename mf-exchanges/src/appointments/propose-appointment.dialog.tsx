import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { SelectField, TextareaField, TextField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { formatDate } from '@rezenso/ui/format';
import { PlusIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { space } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { inGermanTime, timeInWords } from './appointment-times.ts';
import { propose } from './appointments.resource.ts';
import { appointmentTexts } from './card-texts.de.ts';
import { proposeTexts } from './dialog-texts.de.ts';
import {
  entered,
  lengths,
  type ProposeAppointmentValues,
  proposeAppointmentForm,
  timesIn,
  turns,
} from './propose-appointment.form.ts';

const minutes = lengths.map((value) => ({ value: `${value}`, label: proposeTexts.minutesOf(value) }));

/** A day and its time stay beside each other, also on a phone. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space(3)};
  align-items: start;
`;

interface ProposeAppointmentDialogProps {
  /** As it was when the dialog opened. */
  exchange: ReviewExchange;
  /** As it is known now. */
  now: ReviewExchange | undefined;
  /** The other side. */
  partner: string;
  onClose: () => void;
}

/** One side proposes up to three times, in the place of what stands. */
export default function ProposeAppointmentDialog({ exchange, now, partner, onClose }: ProposeAppointmentDialogProps) {
  const { appointment } = exchange;
  const agreedAt = appointment?.status === 'agreed' ? appointment.startsAt : null;
  const send = async (values: ProposeAppointmentValues, { setStatus }: FormikHelpers<ProposeAppointmentValues>) => {
    setStatus(undefined);
    try {
      const { place, note } = values;
      await propose(exchange, { times: timesIn(values), minutes: Number(values.minutes), place: place.trim(), note });
      onClose();
      toast({ title: proposeTexts.doneTitle, description: proposeTexts.doneDescription(partner) });
    } catch (error) {
      const reason = messageOf(error, appointmentTexts.failed);
      tellFailure(error, { title: appointmentTexts.failedTitle, description: reason });
      setStatus(reason);
    }
  };
  return (
    <Formik initialValues={initialValuesOf(exchange)} validationSchema={proposeAppointmentForm} onSubmit={send}>
      <FormDialog
        title={agreedAt ? proposeTexts.moveTitle : proposeTexts.title}
        description={proposeTexts.description(partner)}
        cancel={proposeTexts.cancel}
        submit={proposeTexts.submit}
        standsOn={now?.appointment}
        failedTitle={appointmentTexts.failedTitle}
        keepAs={`appointment:${exchange.id}`}
        onClose={onClose}
      >
        {appointment && (
          <Text size="sm" tone="muted">
            {agreedAt && `${proposeTexts.soFar(timeInWords(agreedAt))} `}
            {proposeTexts.replaced}
          </Text>
        )}
        <Times dueDate={exchange.dueDate} />
        <SelectField name="minutes" label={proposeTexts.minutes} options={minutes} />
        <TextField name="place" label={proposeTexts.place} hint={proposeTexts.placeHint} maxLength={200} required />
        <TextareaField name="note" label={proposeTexts.note} hint={proposeTexts.noteHint} rows={2} />
      </FormDialog>
    </Formik>
  );
}

/** A row for each time, and one more when somebody asks for it. */
function Times({ dueDate }: { dueDate: string }) {
  const { values } = useFormikContext<ProposeAppointmentValues>();
  const [wanted, setWanted] = useState(1);
  const filled = turns.filter((turn) => Object.values(entered(values, turn)).some(Boolean)).at(-1) ?? 1;
  const shown = Math.max(wanted, filled);
  const due = inGermanTime(new Date(dueDate)).day;
  const isLate = turns.some((turn) => entered(values, turn).day > due);
  return (
    <Stack gap={3}>
      {turns
        .filter((turn) => turn <= shown)
        .map((turn) => (
          <Row key={turn}>
            <TextField
              name={`day${turn}`}
              type="date"
              label={shown === 1 ? proposeTexts.onlyDay : proposeTexts.day(turn)}
              min={inGermanTime(new Date()).day}
              required={turn === 1}
            />
            <TextField name={`time${turn}`} type="time" label={proposeTexts.time} required={turn === 1} />
          </Row>
        ))}
      {shown < turns.length && (
        <div>
          <Button variant="ghost" size="sm" iconStart={PlusIcon} onClick={() => setWanted(shown + 1)}>
            {proposeTexts.more}
          </Button>
        </div>
      )}
      <Text size="sm" tone="muted">
        {proposeTexts.zone}
      </Text>
      {isLate && <Text size="sm">{proposeTexts.afterDue(formatDate(dueDate))}</Text>}
    </Stack>
  );
}

function initialValuesOf({ appointment, recipient }: ReviewExchange): ProposeAppointmentValues {
  const nothing = { day1: '', time1: '', day2: '', time2: '', day3: '', time3: '' };
  return {
    ...nothing,
    minutes: `${lengths.find((length) => length === appointment?.minutes) ?? 60}`,
    place: appointment?.place ?? recipient.companyName,
    note: '',
  };
}
