import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { platformRules } from '../../../engines/coordination/index.ts';
import { job } from '../../../jobs/job.ts';
import { notifications } from '../../notifications/index.ts';
import { type DueReminder, reminderSubject, reminders, reminderType } from './reminders.repository.ts';
import { type ReminderKind, reminderKinds, reminderLetter, reminderTexts } from './texts.de.ts';

/** Looks for reminders that are due. Running it again finds only what is new. */
export const remindersJob = job<Record<string, never>>('exchanges.remind', { concurrency: 1 });

/** The names of an exchange's reminder mails: once the review is handed in, those that wait are taken back. */
export const reminderMails = (exchangeId: string) => reminderKinds.map((kind) => reminderMail(exchangeId, kind));

function reminderMail(exchangeId: string, kind: ReminderKind): string {
  return `exchange-reminder.${exchangeId}.${kind}`;
}

/** Hourly in daytime: nobody is reminded at night, and a server that was down in the morning makes up for it. */
const daytime = '5 8-18 * * *';
const batchSize = 200;

/** Reminds reviewers of open reviews three days before they are due, on the day, and three days after. */
export function remindOfDueReviews({ jobs, mailer, env, now }: Pick<Core, 'jobs' | 'mailer' | 'env' | 'now'>): void {
  jobs.workInTransaction(remindersJob, async (tx) => {
    const at = now();
    const due = await reminders(tx).listDue(at, batchSize);
    for (const reminder of due) await remind(tx, reminder, at);
    if (due.length === batchSize) await jobs.enqueue(tx, remindersJob, {});
  });
  jobs.schedule(remindersJob, daytime);

  async function remind(tx: Tx, reminder: DueReminder, at: Date): Promise<void> {
    const { kind, days, partner, reviewerId, reviewerFirstName } = reminder;
    const notice = reminderTexts[kind](partner, platformRules[reminder.platform].name, days);
    const subject = reminderSubject(reminder);
    const isNew = await notifications(tx).add(
      { memberId: reviewerId, type: reminderType, subject, ...notice, href: '/exchanges' },
      at,
    );
    if (!isNew) return;
    const letter = reminderLetter(reviewerFirstName, notice, `${env.publicOrigin}/exchanges`);
    await mailer.tell(tx, reminderMail(reminder.exchangeId, kind), 'review_reminder', reviewerId, letter);
  }
}
