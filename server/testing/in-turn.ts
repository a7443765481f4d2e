import { setTimeout as wait } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { TestApp } from './test-app.ts';

/**
 * Makes calls while a row is held, each once the one before waits for it, and lets go: they go on in the order in which they came. One that waits
 * for nothing is done at once. PostgreSQL alone can tell.
 * @param row locks what all that wait for something wait for first: who waited for another one can be overtaken
 */
export async function inTurn<Answers extends unknown[]>(
  { core: { database } }: Pick<TestApp, 'core'>,
  row: RawBuilder<unknown>,
  ...calls: { [Call in keyof Answers]: () => Promise<Answers[Call]> }
): Promise<Answers> {
  const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = database.transaction(async (tx) => {
    await row.execute(tx);
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  const under: Promise<unknown>[] = [];
  for (const call of calls) {
    const before = await waiting();
    let isDone = false;
    const made = call().finally(() => {
      isDone = true;
    });
    under.push(made);
    while (!isDone && (await waiting()) <= before) await wait(10);
  }
  letGo.resolve();
  await holding;
  return Promise.all(under) as Promise<Answers>;

  async function waiting(): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
    return rows[0]?.count ?? 0;
  }
}

/** The row of an account, as `inTurn` holds it. */
export function accountRow(id: string): RawBuilder<unknown> {
  return sql`select id from members where id = ${id} for update`;
}
