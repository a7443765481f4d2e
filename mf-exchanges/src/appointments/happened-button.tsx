import type { Appointment } from '@rezenso/contract/appointment';
import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { CheckCheckIcon } from '@rezenso/ui/icons';
import { useState } from 'react';
import { appointmentTexts } from './card-texts.de.ts';

interface HappenedButtonProps {
  appointment: Appointment;
  isReviewer: boolean;
  onHappened: () => void;
}

/** Says that the appointment took place. */
export function HappenedButton({ appointment, isReviewer, onHappened }: HappenedButtonProps) {
  const [isSending, setSending] = useState(false);
  const say = async () => {
    setSending(true);
    try {
      const { takePlace } = await import('./appointments.resource.ts');
      await takePlace(appointment);
      toast({ title: appointmentTexts.happenedTitle, description: appointmentTexts.happenedDescription(isReviewer) });
      onHappened();
    } catch (error) {
      const description = messageOf(error, appointmentTexts.failed);
      tellFailure(error, { title: appointmentTexts.failedTitle, description });
    } finally {
      setSending(false);
    }
  };
  return (
    <Button size="sm" iconStart={CheckCheckIcon} loading={isSending} onClick={say}>
      {appointmentTexts.happen}
    </Button>
  );
}
