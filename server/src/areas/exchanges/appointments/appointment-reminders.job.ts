import type { Core } from '../../../core.ts';
import { job } from '../../../jobs/job.ts';
import { createTell } from '../../notifications/index.ts';
import { appointmentReminders } from './appointment-reminders.repository.ts';

/** Looks for reminders that are due. Running it again finds only what is new. */
export const appointmentRemindersJob = job<Record<string, never>>('appointments.remind', { concurrency: 1 });

/** Half-hourly in daytime: nobody is reminded at night, and whoever comes from an appointment soon after it. */
const daytime = '12,42 8-20 * * *';
const batchSize = 200;

/** Reminds both sides of an appointment the day before, and asks afterwards how it was. */
export function remindOfAppointments(core: Pick<Core, 'jobs' | 'mailer' | 'env' | 'now'>): void {
  const { jobs, now } = core;
  const tell = createTell(core);

  jobs.workInTransaction(appointmentRemindersJob, async (tx) => {
    const at = now();
    const due = await appointmentReminders(tx).listDue(at, batchSize);
    for (const reminder of due) await tell(tx, { kind: 'appointment.reminder', ...reminder }, at);
    if (due.length === batchSize) await jobs.enqueue(tx, appointmentRemindersJob, {});
  });
  jobs.schedule(appointmentRemindersJob, daytime);
}
