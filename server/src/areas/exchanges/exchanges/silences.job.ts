import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { platformRules } from '../../../engines/coordination/index.ts';
import { job } from '../../../jobs/job.ts';
import { contacts } from '../../accounts/index.ts';
import { notifications } from '../../notifications/index.ts';
import { createExchanges } from './exchanges.service.ts';
import { type AnnouncedSilence, silences } from './silences.repository.ts';
import { silenceLetters, silenceTexts } from './silences.texts.de.ts';

/** Announces and settles reviews that nobody confirms. Running it again finds only what is new. */
export const silencesJob = job<Record<string, never>>('exchanges.settle-silence', { concurrency: 1 });

/** The names of the mails that announce it: once somebody confirmed, those that wait are taken back. */
export const silenceMails = (exchangeId: string) => sides.map((side) => silenceMail(exchangeId, side));

const sides = ['reviewer', 'recipient'] as const;
const silenceMail = (exchangeId: string, side: (typeof sides)[number]) => `exchange-silence.${exchangeId}.${side}`;

/** Hourly in daytime, after the reminders: nobody is told at night. */
const daytime = '25 8-18 * * *';
const batchSize = 200;

type Parts = Pick<Core, 'database' | 'events' | 'engines' | 'jobs' | 'mailer' | 'env' | 'now'>;

/** A review that nobody confirms within 14 days counts as confirmed; both sides are told three days before. */
export function settleSilence({ database, events, engines, jobs, mailer, env, now }: Parts): void {
  const service = createExchanges({ database, events, engines });

  jobs.workInTransaction(silencesJob, async (tx) => {
    const at = now();
    const due = await silences(tx).listDue(at, batchSize);
    for (const id of due) await service.confirmBySilence(tx, id, at);
    const announced = await silences(tx).announce(at, batchSize);
    for (const one of announced) await tell(tx, one, at);
    if (due.length === batchSize || announced.length === batchSize) await jobs.enqueue(tx, silencesJob, {});
  });
  jobs.schedule(silencesJob, daytime);

  async function tell(tx: Tx, announced: AnnouncedSilence, at: Date): Promise<void> {
    const { exchangeId, reviewerId, recipientId, settlesAt } = announced;
    const pair = await contacts(tx).findPair(reviewerId, recipientId);
    if (!pair) return;
    const [reviewer, recipient] = pair;
    const platform = platformRules[announced.platform].name;
    for (const side of sides) {
      const [member, partner] = side === 'reviewer' ? [reviewer, recipient] : [recipient, reviewer];
      const notice = silenceTexts[side](partner.companyName, platform, settlesAt);
      await notifications(tx).add(
        { memberId: member.id, type: 'exchange.silence', subject: exchangeId, ...notice, href: '/exchanges' },
        at,
      );
      const letter = silenceLetters[side](member.firstName, notice, `${env.publicOrigin}/exchanges`);
      await mailer.tell(tx, silenceMail(exchangeId, side), 'review_reminder', member.id, letter);
    }
  }
}
