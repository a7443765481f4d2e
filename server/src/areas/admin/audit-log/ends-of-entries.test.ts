import { beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { someId, withoutTrigger, writeEntry } from '../../../../testing/factories/audit-log.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { job } from '../../../jobs/job.ts';
import { auditLogDays } from '../../../retention/retention-table.ts';
import { createAuditSeals } from './seals.ts';

const test = await startTestApp();
const { clock, db } = test;
const log = createAuditSeals(test.core);

describe('the end of the time of an entry', () => {
  beforeEach(async () => {
    for (const reason of ['eins', 'zwei', 'drei']) {
      await writeEntry(test, reason);
      clock.advance({ days: 1 });
      await log.seal();
    }
    clock.advance({ days: auditLogDays - 1 });
  });

  it('takes the entries of its seal along, and the chain is verified without them', async () => {
    const { lastTag } = await log.verify();
    expect([await forgetAll(), await reasons()]).toEqual([2, ['drei']]);
    expect(await log.verify(lastTag)).toMatchObject({ seals: 3, entries: 1, lastTag, broken: undefined });
    await writeEntry(test, 'vier');
    clock.advance({ hours: 1 });
    await log.seal();
    expect(await log.verify(lastTag)).toMatchObject({ seals: 4, entries: 2, broken: undefined });
  });

  it('is carried out by the job of all tables, once by however many', async () => {
    await Promise.all(Array.from({ length: 5 }, () => log.forgetOldest()));
    expect(await reasons()).toEqual(['drei']);
    await test.core.jobs.enqueue(db, job<Record<string, never>>('retention.sweep'), {});
    await test.runJobs();
    clock.advance({ days: 2 });
    await test.core.jobs.enqueue(db, job<Record<string, never>>('retention.sweep'), {});
    await test.runJobs();
    expect(await reasons()).toEqual([]);
    const { rows } = await sql<{
      removed: string;
    }>`select removed from retention_sweeps where name = 'audit_log'`.execute(db);
    expect(Number(rows[0]?.removed)).toBe(3);
    expect(await log.verify()).toMatchObject({ seals: 3, entries: 0, broken: undefined });
  });

  it('leaves what was changed, as evidence', async () => {
    await withoutTrigger(test, () => sql`update audit_log set reason = 'anders' where reason = 'eins'`.execute(db));
    expect([await forgetAll(), await reasons()]).toEqual([0, ['anders', 'drei', 'zwei']]);
    expect((await log.verify()).broken).toBeDefined();
  });

  const frauds: Array<[what: string, how: () => Promise<unknown>]> = [
    [
      'an entry that is put back where they went',
      () =>
        sql`insert into audit_log (at, actor_id, action, subject_id, request_id)
        select min(through), ${someId}, 'user.viewed', ${someId}, 'nachher' from audit_seals`.execute(db),
    ],
    [
      'another digest in their place',
      () => sql`update audit_seals set digest = 'A' where digest is not null`.execute(db),
    ],
    [
      'entries that went before their time, with a digest that fits',
      async () => {
        clock.advance({ days: 2 });
        await forgetAll();
        clock.advance({ days: -2 });
      },
    ],
  ];
  for (const [what, how] of frauds)
    it(`shows ${what}`, async () => {
      await forgetAll();
      expect((await log.verify()).broken).toBeUndefined();
      await withoutTrigger(test, how);
      expect((await log.verify()).broken).toBeDefined();
    });

  it('is the only way out: nothing else is let go, not even within such a transaction', async () => {
    const young = test.core.database.transaction(async (tx) => {
      await sql`select set_config('rezenso.audit_log_ends', '2020-01-01T00:00:00Z', true)`.execute(tx);
      await sql`delete from audit_log`.execute(tx);
    });
    await expect(young).rejects.toThrow('append-only');
    await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow('append-only');
    const changed = test.core.database.transaction(async (tx) => {
      await sql`select set_config('rezenso.audit_log_ends', '2099-01-01T00:00:00Z', true)`.execute(tx);
      await sql`update audit_log set reason = 'anders'`.execute(tx);
    });
    await expect(changed).rejects.toThrow('append-only');
    await forgetAll();
    await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow('append-only');
  });
});

/** @returns how many entries went */
async function forgetAll(): Promise<number> {
  let removed = 0;
  for (;;) {
    const step = await log.forgetOldest();
    removed += step.removed;
    if (step.isDone) return removed;
  }
}

async function reasons(): Promise<Array<string | null>> {
  const rows = await db.selectFrom('audit_log').select('reason').orderBy('reason').execute();
  return rows.map(({ reason }) => reason);
}
