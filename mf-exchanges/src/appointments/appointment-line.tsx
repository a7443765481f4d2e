import { type Appointment, downloadAppointment } from '@rezenso/contract/appointment';
import { urlOf } from '@rezenso/contract/endpoint';
import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { Button, LinkButton } from '@rezenso/ui/actions';
import { Panel } from '@rezenso/ui/containers';
import { CalendarCheckIcon, CalendarClockIcon, CalendarIcon, Icon, type IconType } from '@rezenso/ui/icons';
import { Inline, Stack } from '@rezenso/ui/layout';
import { space } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AppointmentState, AppointmentStep } from './appointment-state.ts';
import { timeInWords } from './appointment-times.ts';
import { appointmentTexts } from './card-texts.de.ts';
import { HappenedButton } from './happened-button.tsx';

/** The icon stays beside the first line. */
const Title = styled.div`
  display: flex;
  gap: ${space(2)};
  & > svg { flex: none; margin-top: ${space(1)}; }
`;

const icons: Partial<Record<AppointmentState, IconType>> = {
  agreed: CalendarCheckIcon,
  happened: CalendarCheckIcon,
};

interface AppointmentLineProps {
  exchange: ReviewExchange;
  appointmentState: AppointmentState;
  isReviewer: boolean;
  /** The other side. */
  partner: string;
  onStep: (step: AppointmentStep) => void;
  /** It was said to have taken place. */
  onHappened: () => void;
}

/** What the two sides agreed on or propose to, and what can be done about it. Nothing as long as nobody proposed anything. */
export function AppointmentLine({
  exchange,
  appointmentState,
  isReviewer,
  partner,
  onStep,
  onHappened,
}: AppointmentLineProps) {
  const { appointment } = exchange;
  if (!appointment || appointmentState === 'none') return null;
  const { startsAt, place, minutes, note } = appointment;
  if (appointmentState === 'happened')
    return (
      <Inline gap={2}>
        <Icon of={CalendarCheckIcon} size="sm" />
        <Text size="sm" tone="muted">
          {appointmentTexts.happened(startsAt ? timeInWords(startsAt) : '')}
        </Text>
      </Inline>
    );
  return (
    <Panel>
      <Stack gap={3}>
        <Title>
          <Icon
            of={icons[appointmentState] ?? (appointmentState === 'due' ? CalendarIcon : CalendarClockIcon)}
            size="sm"
          />
          <Text weight="semibold">{titleOf(appointmentState, appointment, partner)}</Text>
        </Title>
        <Stack gap={1}>
          {appointmentState === 'due' && <Text size="sm">{appointmentTexts.dueHint}</Text>}
          {(appointmentState === 'asked' || appointmentState === 'asking') &&
            appointment.times.map((time) => (
              <Text key={time} size="sm">
                {timeInWords(time)}
              </Text>
            ))}
          <Text size="sm" tone="muted">
            {appointmentTexts.place(place, minutes)}
          </Text>
          {note && (
            <Text size="sm" tone="muted" preserveLines>
              {appointmentState === 'asked' ? `${appointmentTexts.note(partner)}: ${note}` : note}
            </Text>
          )}
        </Stack>
        <Inline gap={2}>{stepsOf(appointmentState, appointment, onStep, { isReviewer, onHappened })}</Inline>
      </Stack>
    </Panel>
  );
}

function titleOf(appointmentState: AppointmentState, { times, startsAt }: Appointment, partner: string): string {
  if (appointmentState === 'asking') return appointmentTexts.ownProposal(times.length);
  if (appointmentState === 'asked') return appointmentTexts.proposal(partner, times.length);
  const time = startsAt ? timeInWords(startsAt) : '';
  return appointmentState === 'due' ? appointmentTexts.due(time) : appointmentTexts.agreed(time);
}

interface Happening {
  isReviewer: boolean;
  onHappened: () => void;
}

function stepsOf(
  appointmentState: AppointmentState,
  appointment: Appointment,
  onStep: (step: AppointmentStep) => void,
  happening: Happening,
): ReactNode {
  const other = (step: AppointmentStep, label: string) => (
    <Button size="sm" variant="ghost" onClick={() => onStep(step)}>
      {label}
    </Button>
  );
  switch (appointmentState) {
    case 'asked':
      return (
        <>
          <Button size="sm" onClick={() => onStep('pick')}>
            {appointmentTexts.pick}
          </Button>
          {other('propose', appointmentTexts.proposeOthers)}
          {other('withdraw', appointmentTexts.decline)}
        </>
      );
    case 'asking':
      return (
        <>
          <Button size="sm" variant="secondary" onClick={() => onStep('propose')}>
            {appointmentTexts.change}
          </Button>
          {other('withdraw', appointmentTexts.takeBack)}
        </>
      );
    case 'due':
      return (
        <>
          <HappenedButton appointment={appointment} {...happening} />
          {other('propose', appointmentTexts.move)}
          {other('withdraw', appointmentTexts.callOff)}
        </>
      );
    default:
      return (
        <>
          <LinkButton
            size="sm"
            variant="secondary"
            href={urlOf(downloadAppointment, { params: { id: appointment.id } })}
            download
          >
            {appointmentTexts.calendar}
          </LinkButton>
          {other('propose', appointmentTexts.move)}
          {other('withdraw', appointmentTexts.callOff)}
        </>
      );
  }
}
