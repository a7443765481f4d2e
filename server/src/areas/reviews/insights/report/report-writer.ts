import path from 'node:path';
import { AppError } from '../../../../app-error.ts';
import { createThreadPool, TaskOverdue } from '../../../../engine-pool/thread-pool.ts';
import type { InsightsReport } from './insights-report.ts';
import type * as Tasks from './report-tasks.ts';

/** Sets reports in a thread: that takes too long to be done between two requests. */
export interface ReportWriter {
  /** PDF. @throws {AppError} OVERLOADED */
  write(report: InsightsReport): Promise<Uint8Array>;
  /** Ends the thread. */
  close(): Promise<void>;
}

const tasks = path.join(import.meta.dirname, 'report-tasks.ts');
const retryAfterSeconds = 5;
const task: keyof typeof Tasks = 'writeReport';

export function createReportWriter(): ReportWriter {
  const threads = createThreadPool({ tasks, threads: 1, waiting: 20, waitMillis: 10_000, deadlineMillis: 15_000 });
  return {
    async write(report) {
      const written = await threads.run(task, report).catch((error: unknown) => {
        if (error instanceof TaskOverdue) throw new AppError('OVERLOADED', { retryAfterSeconds, cause: error });
        throw error;
      });
      if (!(written instanceof Uint8Array)) throw new Error('A report is bytes');
      return written;
    },
    close: () => threads.close(),
  };
}
