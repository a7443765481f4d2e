import type { Feature } from '../../../http/feature.ts';
import { job } from '../../../jobs/job.ts';
import { outbox } from '../../../mail/outbox.repository.ts';
import { sendDigests } from './digests.job.ts';

export const tidyMails = job<Record<string, never>>('mail.tidy');
const dayMillis = 86_400_000;
/** Longer than a mail is tried. */
const giveUpAfterDays = 3;

/** Mails that are read together: daily, weekly or monthly. */
export const digestsFeature: Feature = (_app, core) => {
  sendDigests(core);

  core.jobs.work(tidyMails, async () => {
    const before = new Date(core.now().getTime() - giveUpAfterDays * dayMillis);
    const givenUp = await outbox(core.database.db).giveUpBefore(before);
    if (givenUp.length > 0) core.log.error({ mails: givenUp }, 'mails could not be sent in all their tries');
  });
  core.jobs.schedule(tidyMails, '41 3 * * *');
};
