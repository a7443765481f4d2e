import type { Core } from '../../../core.ts';
import { answerWithin } from '../../../http/answer-within.ts';
import { byDay, type Look, stretchMinutes } from './looks.ts';
import { serviceHealth } from './service-health.repository.ts';

/** How long the database may take to answer. */
const patienceMs = 5_000;
/** Two turns of the job, and a minute for it to be carried out. */
const jobsAreLateMs = (2 * stretchMinutes + 1) * 60_000;
/** After a longer pause than this, as of a computer that slept, nothing is known about the time in between. */
const pauseMs = 3 * 60_000;
/** What waits to be written down while the database is away: two services, each minute of two days. */
const mostWaiting = 2 * 2 * 24 * 60;

/**
 * Looks, in every process, at what no job can tell of: whether the database answers, and whether jobs are carried out at all. What it
 * finds while the database is away it writes down when that is back.
 */
export function createWatch({ database, now, log }: Pick<Core, 'database' | 'now' | 'log'>) {
  let waiting: Look[] = [];
  let begunAt: Date | undefined;
  let lookedAt: Date | undefined;
  let isLooking = false;

  async function look(): Promise<void> {
    const at = now();
    if (!begunAt || !lookedAt || at.getTime() - lookedAt.getTime() > pauseMs) begunAt = at;
    lookedAt = at;
    const hasAnswered = await isThere();
    waiting = [...waiting.slice(-mostWaiting), { service: 'database', at, hasAnswered }];
    if (!hasAnswered) {
      // The queue lies in the database; it gets its time to carry out a job when that is back.
      waiting.push({ service: 'jobs', at, hasAnswered: false });
      begunAt = undefined;
      return;
    }
    if (await areJobsLate(at, begunAt)) waiting.push({ service: 'jobs', at, hasAnswered: false });
    await serviceHealth(database.db).note(byDay(waiting));
    waiting = [];
  }

  async function isThere(): Promise<boolean> {
    try {
      await answerWithin(patienceMs, database.ping());
      return true;
    } catch (error) {
      log.warn({ err: error }, 'the database does not answer');
      return false;
    }
  }

  /** Known only when this process and the database have been there for as long as a job may take. */
  async function areJobsLate(at: Date, since: Date): Promise<boolean> {
    if (at.getTime() - since.getTime() < jobsAreLateMs) return false;
    const answer = await serviceHealth(database.db).findLastAnswer('jobs');
    return answer === undefined || at.getTime() - answer.getTime() >= jobsAreLateMs;
  }

  return {
    /** Looks once and writes down what it found; a look that is still under way is not begun again. */
    async look(): Promise<void> {
      if (isLooking) return;
      isLooking = true;
      try {
        await look();
      } catch (error) {
        log.warn({ err: error }, 'the state of the services could not be written down');
      } finally {
        isLooking = false;
      }
    },
  };
}
