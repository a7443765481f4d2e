import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

/** Carries the finished jobs of a queue out again, as after a crash between the deed and the note of it. */
export async function repeatJobs({ db, runJobs }: Pick<TestApp, 'db' | 'runJobs'>, name: string): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    update pgboss.job set state = 'created', started_on = null, completed_on = null, retry_count = 0
    where name = ${name} and state = 'completed'`.execute(db);
  if (numAffectedRows === 0n) throw new Error(`No job of ${name} was carried out`);
  await runJobs();
}
