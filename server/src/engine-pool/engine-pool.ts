import path from 'node:path';
import type { SiteReader, SourcePage, TellStep } from '@rezenso/engines/analysis';
import { AnalysisError } from '@rezenso/engines/analysis/analysis-error';
import { AppError } from '../app-error.ts';
import type * as PageTasks from './page-tasks.ts';
import type * as TextTasks from './text-tasks.ts';
import { createThreadPool, TaskOverdue, type ThreadPool } from './thread-pool.ts';
import { twoLanes } from './two-lanes.ts';

type Tasks = typeof PageTasks & typeof TextTasks;
type TaskName = keyof Tasks;
type Given<Name extends TaskName> = Parameters<Tasks[Name]>[0];
type Result<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

/**
 * The engines that read what people write, in threads of their own: whatever a text makes them do, requests are answered.
 * Each throws {AppError} OVERLOADED when too many wait or when it takes too long; jobs are then tried again.
 */
export interface EnginePool {
  signature(...given: Given<'signature'>): Promise<Result<'signature'>>;
  comparedSentences(...given: Given<'comparedSentences'>): Promise<Result<'comparedSentences'>>;
  assessReview(...given: Given<'assessReview'>): Promise<Result<'assessReview'>>;
  analyzeReview(...given: Given<'analyzeReview'>): Promise<Result<'analyzeReview'>>;
  judgeWorth(...given: Given<'judgeWorth'>): Promise<Result<'judgeWorth'>>;
  reviewInsights(...given: Given<'reviewInsights'>): Promise<Result<'reviewInsights'>>;
  draftReview(...given: Given<'draftReview'>): Promise<Result<'draftReview'>>;
  draftReply(...given: Given<'draftReply'>): Promise<Result<'draftReply'>>;
  /** Reads fetched pages. @throws {AnalysisError} WEBSITE_EMPTY, WEBSITE_NEEDS_SCRIPTS; WEBSITE_TOO_LARGE for pages that take too long */
  siteReader: SiteReader;
  /** Ends the threads. */
  close(): Promise<void>;
}

const tasksIn = (file: string) => path.join(import.meta.dirname, file);
/** Apart from each other, so that slow websites never keep a review waiting. */
const forTexts = {
  tasks: tasksIn('text-tasks.ts'),
  threads: 2,
  waiting: 200,
  waitMillis: 5_000,
  deadlineMillis: 5_000,
};
const forPages = {
  tasks: tasksIn('page-tasks.ts'),
  threads: 1,
  waiting: 16,
  waitMillis: 25_000,
  deadlineMillis: 2_000,
};
/** Where a page is read on that took too long: there it keeps only other slow ones waiting. */
const forSlowPages = { ...forPages, waiting: 8, deadlineMillis: 10_000 };
const retryAfterSeconds = 5;

export function createEnginePool(
  texts: ThreadPool = createThreadPool(forTexts),
  pages: ThreadPool = twoLanes(createThreadPool(forPages), createThreadPool(forSlowPages)),
): EnginePool {
  /** Only here a task's name and its types are brought together. */
  function run<Name extends TaskName>(pool: ThreadPool, name: Name, given: Given<Name>): Promise<Result<Name>> {
    return pool.run(name, given) as Promise<Result<Name>>;
  }

  function analyse(given: readonly SourcePage[], tell: TellStep): Promise<Result<'analyseSite'>> {
    const hear = (said: unknown) => tell(said as Parameters<TellStep>[0]);
    return pages.run('analyseSite', given, hear) as Promise<Result<'analyseSite'>>;
  }

  function read<Name extends TaskName>(name: Name, given: Given<Name>): Promise<Result<Name>> {
    return run(texts, name, given).catch((error: unknown) => {
      if (error instanceof TaskOverdue) throw new AppError('OVERLOADED', { retryAfterSeconds, cause: error });
      throw error;
    });
  }

  return {
    signature: (...given) => read('signature', given),
    comparedSentences: (...given) => read('comparedSentences', given),
    assessReview: (...given) => read('assessReview', given),
    analyzeReview: (...given) => read('analyzeReview', given),
    judgeWorth: (...given) => read('judgeWorth', given),
    reviewInsights: (...given) => read('reviewInsights', given),
    draftReview: (...given) => read('draftReview', given),
    draftReply: (...given) => read('draftReply', given),
    siteReader: {
      outline: async (...given) => valueIn(await run(pages, 'outlineSite', given).catch(refuseOverdue)),
      analyse: async (given, tell = () => undefined) => valueIn(await analyse(given, tell).catch(refuseOverdue)),
    },
    async close() {
      await Promise.all([texts.close(), pages.close()]);
    },
  };
}

function refuseOverdue(error: unknown): never {
  if (error instanceof TaskOverdue) throw new AnalysisError('WEBSITE_TOO_LARGE', error.message, error);
  throw error;
}

function valueIn<T>(answer: PageTasks.Answer<T>): T {
  if ('refused' in answer) throw new AnalysisError(answer.refused);
  return answer.value;
}
