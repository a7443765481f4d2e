import { mostWeeklyPartners, potentialMatchesLimit } from '@rezenso/contract/limits';
import type { MatchParty } from '@rezenso/contract/matches';
import type { Core } from '../../../core.ts';
import { job } from '../../../jobs/job.ts';
import { berlinDay } from '../../../time/berlin.ts';
import { contacts, matchMembers } from '../../accounts/index.ts';
import { createTell } from '../../notifications/index.ts';
import { createChoice } from '../matches/choice.service.ts';
import { parties } from '../matches/parties.repository.ts';
import { listedPartners } from './listed-partners.repository.ts';

/** Looks for members whose weekly list is due. Running it again finds only who had none. */
export const weeklyListsJob = job<Record<string, never>>('weekly-list.find', { concurrency: 1 });
const listJob = job<{ memberId: string; week: string }>('weekly-list.compose');

/** Every hour of the morning: a server that was down at seven makes up for it. */
const mondayMorning = '0 7-11 * * 1';
const batchSize = 500;

/** Tells members with priority on Mondays of partners that they were not told of before; nothing when there are none. */
export function sendWeeklyLists(core: Pick<Core, 'jobs' | 'mailer' | 'env' | 'database' | 'now'>): void {
  const { jobs, database, now } = core;
  const tell = createTell(core);
  const choose = createChoice(core);

  jobs.workInTransaction(weeklyListsJob, async (tx) => {
    const week = berlinDay(now());
    let last: string | undefined;
    do {
      const members = await listedPartners(tx).listReaders(week, last, batchSize);
      await jobs.enqueueAll(
        tx,
        listJob,
        members.map((memberId) => ({ memberId, week })),
      );
      last = members.length === batchSize ? members.at(-1) : undefined;
    } while (last);
  });
  jobs.schedule(weeklyListsJob, mondayMorning);

  // The list, the bell and the mail are written in one transaction with the job's end: all of it or nothing.
  jobs.workInTransaction(
    listJob,
    async (tx, { memberId, week }, found: readonly MatchParty[]) => {
      const ids = found.map(({ id }) => id);
      const named = new Set(await listedPartners(tx).add(memberId, ids, week, mostWeeklyPartners));
      if (named.size === 0) return;
      const partners = found.filter(({ id }) => named.has(id));
      await tell(tx, { kind: 'suggestions.weekly', memberId, week, count: partners.length, partners }, now());
    },
    ({ memberId }) => firstFor(memberId),
  );

  /** Whom the page suggests first; of those, whom the member looks for, where it said so. */
  async function firstFor(memberId: string): Promise<MatchParty[]> {
    const viewer = await matchMembers(database.db).find(memberId, now());
    if (viewer?.status !== 'active') return [];
    const chosen = (await choose(viewer, {}, now())).filter(({ isWished }) => isWished !== false);
    const ids = chosen.slice(0, potentialMatchesLimit).map(({ partner }) => partner.id);
    const language = (await contacts(database.db).find(memberId))?.language;
    const faces = await parties(database.db).byId(ids, language);
    return ids.flatMap((id) => faces.get(id) ?? []);
  }
}
