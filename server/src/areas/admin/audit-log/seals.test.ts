import { beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { startTestApp } from '../../../../testing/test-app.ts';
import { secretFrom } from '../../../config/secret.ts';
import { job } from '../../../jobs/job.ts';
import { auditLogDays } from '../../../retention/retention-table.ts';
import { auditLog } from './audit.repository.ts';
import { createAuditSeals } from './seals.ts';

const test = await startTestApp();
const { clock, db } = test;
const log = createAuditSeals(test.core);
const someId = '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11';

describe('a sealed audit log', () => {
  beforeEach(async () => {
    for (const reason of ['eins', 'zwei', 'drei']) {
      await write(reason);
      clock.advance({ hours: 1 });
      await log.seal();
    }
  });

  it('is unbroken, with what is not sealed yet', async () => {
    await write('vier');
    expect(await log.verify()).toEqual({
      seals: 3,
      entries: 3,
      unsealed: 1,
      overdue: 0,
      lastTag: expect.stringMatching(/^[\w-]{43}$/),
      broken: undefined,
      mayBeOtherKey: false,
    });
    const { lastTag } = await log.verify();
    clock.advance({ hours: 1 });
    await log.seal();
    expect(await log.verify(lastTag)).toMatchObject({ seals: 4, entries: 4, unsealed: 0, broken: undefined });
  });

  it('tells another key from a log that somebody changed, as far as one can', async () => {
    const other = createAuditSeals({
      ...test.core,
      secret: secretFrom('another secret of the same site, long enough'),
    });
    expect(await other.verify()).toMatchObject({ broken: { after: undefined }, mayBeOtherKey: true });
    await withoutTrigger(() => sql`update audit_log set reason = 'anders' where reason = 'zwei'`.execute(db));
    // With its own key two of three still fit.
    expect(await log.verify()).toMatchObject({ broken: expect.anything(), mayBeOtherKey: false });
    await withoutTrigger(() => sql`delete from audit_log where reason = 'anders'`.execute(db));
    expect((await other.verify()).mayBeOtherKey).toBe(false);
  });

  const frauds: Array<[what: string, how: () => Promise<unknown>]> = [
    ['an entry that was changed', () => sql`update audit_log set reason = 'anders' where reason = 'zwei'`.execute(db)],
    ['an entry that was taken away', () => sql`delete from audit_log where reason = 'zwei'`.execute(db)],
    [
      'an entry that was added to the past',
      () =>
        sql`
      insert into audit_log (at, actor_id, action, subject_id, request_id)
      select at, actor_id, action, subject_id, 'nachher' from audit_log where reason = 'zwei'`.execute(db),
    ],
    [
      'another order',
      () => sql`update audit_log set at = at + interval '1 millisecond' where reason = 'zwei'`.execute(db),
    ],
    [
      'a seal that was taken away',
      () =>
        sql`
      delete from audit_seals where through = (select min(through) from audit_seals)`.execute(db),
    ],
    [
      'a seal that was made up',
      () => sql`update audit_seals set tag = 'A' where through = (select min(through) from audit_seals)`.execute(db),
    ],
  ];
  for (const [what, how] of frauds)
    it(`shows ${what}`, async () => {
      await withoutTrigger(how);
      expect((await log.verify()).broken).toBeDefined();
    });

  it('shows an end that was cut off to whoever kept the last tag', async () => {
    const { lastTag } = await log.verify();
    await withoutTrigger(async () => {
      await sql`delete from audit_log where reason = 'drei'`.execute(db);
      await sql`delete from audit_seals where through = (select max(through) from audit_seals)`.execute(db);
    });
    expect((await log.verify()).broken).toBeUndefined();
    expect((await log.verify(lastTag)).broken).toBeDefined();
  });
});

it('says that entries have waited for a seal for hours: seals were taken away, or nobody makes them', async () => {
  await write('eins');
  clock.advance({ hours: 1 });
  await log.seal();
  await write('zwei');
  clock.advance({ hours: 3 });
  expect(await log.verify()).toMatchObject({ unsealed: 1, overdue: 1 });
  await log.seal();
  expect(await log.verify()).toMatchObject({ seals: 2, overdue: 0 });
  await withoutTrigger(() => sql`delete from audit_seals`.execute(db));
  expect(await log.verify()).toMatchObject({ seals: 0, unsealed: 2, overdue: 2 });
});

it('is sealed as soon as a server listens, however long none did', async () => {
  await write('eins');
  clock.advance({ hours: 5 });
  expect(await log.verify()).toMatchObject({ seals: 0, overdue: 1 });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  await test.runJobs();
  expect(await log.verify()).toMatchObject({ seals: 1, overdue: 0, broken: undefined });
});

it('seals nothing where nothing was written, and each entry once when several processes seal at once', async () => {
  expect(await log.seal()).toBe(0);
  await write('eins');
  clock.advance({ hours: 1 });
  const sealed = await Promise.all(Array.from({ length: 8 }, () => log.seal()));
  expect(sealed.sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  expect(await log.verify()).toMatchObject({ seals: 1, entries: 1, broken: undefined });
});

it('leaves what was just written to the next seal: an entry of before may still be on its way', async () => {
  await write('eins');
  expect(await log.seal()).toBe(0);
  expect(await log.verify()).toMatchObject({ seals: 0, entries: 0, unsealed: 1, lastTag: undefined });
});

describe('a clock that is behind', () => {
  it('dates an entry after the last seal, and the chain holds', async () => {
    await write('eins');
    clock.advance({ minutes: 25 });
    await log.seal();
    clock.advance({ minutes: -25 });
    await write('nach der Zeitkorrektur');
    clock.advance({ minutes: 25 });
    expect(await log.verify()).toMatchObject({ seals: 1, entries: 1, unsealed: 1, broken: undefined });
    clock.advance({ minutes: 25 });
    expect(await log.seal()).toBe(1);
    expect(await log.verify()).toMatchObject({ seals: 2, entries: 2, broken: undefined });
    expect(await log.signAnew()).toMatchObject({ changed: 0 });
  });

  it('breaks nothing either while the seal is made', async () => {
    for (let round = 0; round < 15; round += 1) {
      await write('rechtzeitig');
      clock.advance({ minutes: 25 });
      const late = { deed: 'verspätet', at: new Date(clock.now().getTime() - 15 * 60_000) };
      await Promise.all([
        ...Array.from({ length: 3 }, () => write(late.deed, late.at)),
        log.seal(),
        ...Array.from({ length: 3 }, () => write(late.deed, late.at)),
      ]);
      expect((await log.verify()).broken).toBeUndefined();
    }
    clock.advance({ minutes: 25 });
    await log.seal();
    expect(await log.verify()).toMatchObject({ entries: 105, unsealed: 0, broken: undefined });
  });
});

describe('whoever has the database as the server has it', () => {
  beforeEach(async () => {
    await write('alt');
    clock.advance({ hours: 1 });
    await log.seal();
    await write('frisch');
  });

  const frauds: Array<[what: string, statements: string[]]> = [
    ['empties the log', ['truncate audit_log']],
    ['empties log and seals together', ['truncate audit_log, audit_seals']],
    ['empties what was agreed to', ['truncate consents']],
    ['empties the accounts, and what hangs on them', ['truncate members cascade']],
    [
      'deletes what no seal covers yet as if its time were over',
      ["set local rezenso.audit_log_ends = '2099-01-01T00:00:00Z'", "delete from audit_log where reason = 'frisch'"],
    ],
    [
      'deletes what a seal covers that does not stand for it',
      ["set local rezenso.audit_log_ends = '2099-01-01T00:00:00Z'", "delete from audit_log where reason = 'alt'"],
    ],
    ['deletes the seals', ['delete from audit_seals']],
    ['makes a seal over the past', ["insert into audit_seals (through, entries, tag) values ('2001-01-01', 0, 'x')"]],
    ['changes how much a seal covers', ['update audit_seals set entries = 0']],
    [
      'makes a seal that stands for what it covers at once',
      ["insert into audit_seals (through, entries, tag, digest, emptied_at) values ('2099-01-01', 1, 'x', 'x', now())"],
    ],
  ];
  for (const [what, statements] of frauds)
    it(`cannot, when it ${what}`, async () => {
      const fraud = test.core.database.transaction(async (tx) => {
        for (const statement of statements) await sql.raw(statement).execute(tx);
      });
      await expect(fraud).rejects.toThrow('append-only');
      expect(await log.verify()).toMatchObject({ seals: 1, entries: 1, unsealed: 1, broken: undefined });
    });

  it('leaves a trace that stays, when it lets a seal of its own stand for what it takes away', async () => {
    await test.core.database.transaction(async (tx) => {
      await sql`insert into audit_seals (through, entries, tag) values ('2098-01-01', 1, 'x')`.execute(tx);
      await sql`update audit_seals set digest = 'x', emptied_at = now() where tag = 'x'`.execute(tx);
      await sql`set local rezenso.audit_log_ends = '2099-01-01T00:00:00Z'`.execute(tx);
      await sql`delete from audit_log where reason = 'frisch'`.execute(tx);
    });
    await expect(sql`delete from audit_seals where tag = 'x'`.execute(db)).rejects.toThrow('append-only');
    expect((await log.verify()).broken).toBeDefined();
  });
});

describe('the end of the time of an entry', () => {
  beforeEach(async () => {
    for (const reason of ['eins', 'zwei', 'drei']) {
      await write(reason);
      clock.advance({ days: 1 });
      await log.seal();
    }
    clock.advance({ days: auditLogDays - 1 });
  });

  it('takes the entries of its seal along, and the chain is verified without them', async () => {
    const { lastTag } = await log.verify();
    expect([await forgetAll(), await reasons()]).toEqual([2, ['drei']]);
    expect(await log.verify(lastTag)).toMatchObject({ seals: 3, entries: 1, lastTag, broken: undefined });
    await write('vier');
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
    await withoutTrigger(() => sql`update audit_log set reason = 'anders' where reason = 'eins'`.execute(db));
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
      await withoutTrigger(how);
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

async function withoutTrigger(how: () => Promise<unknown>): Promise<void> {
  for (const name of ['audit_log', 'audit_seals'])
    await sql`alter table ${sql.table(name)} disable trigger user`.execute(db);
  await how();
  for (const name of ['audit_log', 'audit_seals'])
    await sql`alter table ${sql.table(name)} enable trigger user`.execute(db);
}

async function reasons(): Promise<Array<string | null>> {
  const rows = await db.selectFrom('audit_log').select('reason').orderBy('reason').execute();
  return rows.map(({ reason }) => reason);
}

function write(reason: string, at: Date = clock.now()): Promise<number> {
  const deed = { actorId: someId, subjectId: someId, before: 'active', after: 'banned', requestId: 'r', reason };
  return auditLog(db).record({ ...deed, action: 'user.status_changed' }, at);
}
