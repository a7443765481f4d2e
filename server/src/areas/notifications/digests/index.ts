import type { Feature } from '../../../http/feature.ts';
import { job } from '../../../jobs/job.ts';
import { bounces } from '../../../mail/bounces.repository.ts';
import { mails } from '../../../mail/mails.repository.ts';
import { outbox } from '../../../mail/outbox.repository.ts';
import { berlinDay } from '../../../time/berlin.ts';
import { sendDigests } from './digests.job.ts';
import { digests as repository } from './digests.repository.ts';

export const tidyMails = job<Record<string, never>>('mail.tidy');
const dayMillis = 86_400_000;
/** Longer than a mail is tried. */
const giveUpAfterDays = 3;
const keepDigestDays = 60;
const keepBounceDays = 180;
/** Of mails that went out the note is kept: a message is recognised by it, and whoever asks learns what was sent. */
const keepMailDays = 180;

/** Mails that are read together: daily, weekly or monthly. */
export const digestsFeature: Feature = (_app, core) => {
  sendDigests(core);

  core.jobs.work(tidyMails, async () => {
    const { db } = core.database;
    const ago = (days: number) => new Date(core.now().getTime() - days * dayMillis);
    const givenUp = await outbox(db).giveUpBefore(ago(giveUpAfterDays));
    if (givenUp.length > 0) core.log.error({ mails: givenUp }, 'mails could not be sent in all their tries');
    await repository(db).removeBefore(berlinDay(ago(keepDigestDays)));
    await bounces(db).removeBefore(ago(keepBounceDays));
    await mails(db).removeBefore(ago(keepMailDays));
  });
  core.jobs.schedule(tidyMails, '41 3 * * *');
};
