import type { Core } from '../../../core.ts';
import { job } from '../../../jobs/job.ts';
import { type Payload, payloads } from '../../../mail/payload.ts';
import { subjectsIn } from '../../../mail/subjects.ts';
import { berlinDay } from '../../../time/berlin.ts';
import { digestHour, dueMoments } from './digest-moment.ts';
import { type DueEmail, digests } from './digests.repository.ts';

/** Looks for members whose summary is due. Running it again finds only what is new. */
export const digestsJob = job<Record<string, never>>('digests.find', { concurrency: 1 });
const composeJob = job<{ memberId: string }>('digests.compose');

/** Hourly in daytime: a server that was down at eight makes up for it, and nobody is written to at night. */
const daytime = `0 ${digestHour}-19 * * *`;
const batchSize = 500;

/** Collects what is due into one mail per member and day. */
export function sendDigests({
  jobs,
  mailer,
  secret,
  now,
  tracing,
}: Pick<Core, 'jobs' | 'mailer' | 'secret' | 'now' | 'tracing'>): void {
  const { open } = payloads(secret);

  jobs.workInTransaction(digestsJob, async (tx) => {
    const [at, due] = [now(), dueMoments(now())];
    let last: string | undefined;
    do {
      const members = await digests(tx).listMembersDue(due, berlinDay(at), last, batchSize);
      await jobs.enqueueAll(
        tx,
        composeJob,
        members.map((memberId) => ({ memberId })),
      );
      last = members.length === batchSize ? members.at(-1) : undefined;
    } while (last);
  });
  jobs.schedule(digestsJob, daytime);

  // The emails go and the summary is recorded in one transaction with the job's end: all of it or nothing.
  jobs.workInTransaction(composeJob, async (tx, { memberId }) => {
    const at = now();
    const day = berlinDay(at);
    if (!(await digests(tx).open(memberId, day))) return;
    const emails = await digests(tx).takeDue(memberId, dueMoments(at));
    const wanted = emails.filter(({ isWanted }) => isWanted);
    const collected = wanted.map(({ sealed }) => collectedOf(sealed));
    const entries = collected.map(({ entry }, turn) => ({ ...entry, about: aboutOf(wanted[turn]) }));
    tracing?.link(collected.flatMap(({ trace = [] }) => trace));
    await mailer.tellTogether(tx, `digest.${memberId}.${day}`, memberId, entries);
  });

  function aboutOf(mail: Pick<DueEmail, 'name' | 'about'> | undefined): string[] {
    return mail ? [...mail.about, ...subjectsIn(mail.name)] : [];
  }

  function collectedOf(sealed: string): Extract<Payload, { kind: 'email' }> {
    const payload = open(sealed);
    if (payload.kind !== 'email') throw new Error(`A ${payload.kind} was collected for a summary`);
    return payload;
  }
}
