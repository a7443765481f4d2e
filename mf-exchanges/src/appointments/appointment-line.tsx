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
import type { AppointmentStanding, AppointmentStep } from './appointment-standing.ts';
import { timeInWords } from './appointment-times.ts';
import { appointmentTexts } from './card-texts.de.ts';
import { HappenedButton } from './happened-button.tsx';

/** The icon stays beside the first line. */
const Title = styled.div`
  display: flex;
  gap: ${space(2)};
  & > svg { flex: none; margin-top: ${space(1)}; }
`;

const icons: Partial<Record<AppointmentStanding, IconType>> = {
  agreed: CalendarCheckIcon,
  happened: CalendarCheckIcon,
};

interface AppointmentLineProps {
  exchange: ReviewExchange;
  standing: AppointmentStanding;
  isReviewer: boolean;
  /** The other side. */
  partner: string;
  onStep: (step: AppointmentStep) => void;
  /** It was said to have taken place. */
  onHappened: () => void;
}

/** What the two sides agreed on or propose to, and what can be done about it. Nothing as long as nobody proposed anything. */
export function AppointmentLine({ exchange, standing, isReviewer, partner, onStep, onHappened }: AppointmentLineProps) {
  const { appointment } = exchange;
  if (!appointment || standing === 'none') return null;
  const { startsAt, place, minutes, note } = appointment;
  if (standing === 'happened')
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
          <Icon of={icons[standing] ?? (standing === 'due' ? CalendarIcon : CalendarClockIcon)} size="sm" />
          <Text weight="semibold">{titleOf(standing, appointment, partner)}</Text>
        </Title>
        <Stack gap={1}>
          {standing === 'due' && <Text size="sm">{appointmentTexts.dueHint}</Text>}
          {(standing === 'asked' || standing === 'asking') &&
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
              {standing === 'asked' ? `${appointmentTexts.note(partner)}: ${note}` : note}
            </Text>
          )}
        </Stack>
        <Inline gap={2}>{stepsOf(standing, appointment, onStep, { isReviewer, onHappened })}</Inline>
      </Stack>
    </Panel>
  );
}

function titleOf(standing: AppointmentStanding, { times, startsAt }: Appointment, partner: string): string {
  if (standing === 'asking') return appointmentTexts.ownProposal(times.length);
  if (standing === 'asked') return appointmentTexts.proposal(partner, times.length);
  const time = startsAt ? timeInWords(startsAt) : '';
  return standing === 'due' ? appointmentTexts.due(time) : appointmentTexts.agreed(time);
}

interface Happening {
  isReviewer: boolean;
  onHappened: () => void;
}

function stepsOf(
  standing: AppointmentStanding,
  appointment: Appointment,
  onStep: (step: AppointmentStep) => void,
  happening: Happening,
): ReactNode {
  const other = (step: AppointmentStep, label: string) => (
    <Button size="sm" variant="ghost" onClick={() => onStep(step)}>
      {label}
    </Button>
  );
  switch (standing) {
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
