import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { holdTalk } from '../../matching/index.ts';
import { appointmentMails, createTell, proposalMails } from '../../notifications/index.ts';
import { appointments } from './appointments.repository.ts';

interface Sides {
  reviewerId: string;
  recipientId: string;
}

/** The other side is told what happened to an appointment, and what was to be sent about a time that is off is taken back. */
export function appointmentHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs'>): void {
  const { events, mailer } = core;
  const tell = createTell(core);
  const takeAllBack = (tx: Tx, appointment: string, { reviewerId, recipientId }: Sides) =>
    mailer.takeBack(tx, [...proposalMails(appointment), ...appointmentMails(appointment, [reviewerId, recipientId])]);

  events.on('appointment.proposed', 'tell', async (tx, proposed) => {
    const { appointmentId, matchId, replacedId, occurredAt, ...sides } = proposed;
    await holdTalk(tx, matchId);
    if (replacedId) await takeAllBack(tx, replacedId, sides);
    await appointments(tx).takeWordsBack(appointmentId);
    await tell(tx, { kind: 'appointment.proposed', appointmentId }, occurredAt);
  });

  events.on('appointment.agreed', 'tell', async (tx, { appointmentId, occurredAt }) => {
    await mailer.takeBack(tx, proposalMails(appointmentId));
    await tell(tx, { kind: 'appointment.agreed', appointmentId }, occurredAt);
  });

  events.on('appointment.withdrawn', 'tell', async (tx, { appointmentId, matchId, planOff, occurredAt, ...sides }) => {
    await holdTalk(tx, matchId);
    await takeAllBack(tx, appointmentId, sides);
    await appointments(tx).takeWordsBack(appointmentId);
    await tell(tx, { kind: 'appointment.withdrawn', appointmentId, ...(planOff && { planOff }) }, occurredAt);
  });

  events.on('appointment.happened', 'tell', async (tx, { appointmentId, occurredAt, ...sides }) => {
    await takeAllBack(tx, appointmentId, sides);
    await tell(tx, { kind: 'appointment.happened', appointmentId }, occurredAt);
  });
}
