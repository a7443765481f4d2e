import { describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { startTestApp } from '../../testing/test-app.ts';
import { tableOwners } from '../database/table-owners.ts';
import type { Retention } from './retention.ts';
import { retentionTable, type TableSweep, tableSweeps } from './retention-table.ts';
import { sweep } from './sweep.ts';
import { sweeps } from './sweeps.repository.ts';

const everyTable: ReadonlyArray<[string, Retention]> = Object.entries(retentionTable);
const test = await startTestApp();
const { clock, core, db } = test;
const { database } = core;

describe('the retention table', () => {
  it('says of every table of the schema how long it is kept, and of no other', async () => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely\_%' order by 1`.execute(
      db,
    );
    expect(Object.keys(retentionTable).toSorted()).toEqual(rows.map(({ name }) => name));
    expect(Object.keys(tableOwners).toSorted()).toEqual(Object.keys(retentionTable).toSorted());
  });

  it('names somebody wherever a column points to a member, and ends what names somebody', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct source.relname as name from pg_constraint constrained
      join pg_class source on source.oid = constrained.conrelid
      where constrained.contype = 'f' and constrained.confrelid = 'members'::regclass`.execute(db);
    const tables = everyTable;
    const nameless = tables.filter(([, { about }]) => about.length === 0).map(([name]) => name);
    expect(rows.map(({ name }) => name).filter((name) => nameless.includes(name))).toEqual([]);
    expect(tables.filter(([, { about, ends }]) => about.length > 0 && ends.includes('stays'))).toEqual([]);
    expect(tables.filter(([, { ends }]) => ends.length === 0)).toEqual([]);
  });

  it('ends with the account only what the database takes along or an owner forgets', async () => {
    const { rows } = await sql<{ child: string; parent: string }>`
      select child.relname as child, parent.relname as parent from pg_constraint constrained
      join pg_class child on child.oid = constrained.conrelid join pg_class parent on parent.oid = constrained.confrelid
      where constrained.contype = 'f' and constrained.confdeltype in ('c', 'n')`.execute(db);
    const reaches = new Set(['members']);
    for (let before = 0; before < reaches.size; ) {
      before = reaches.size;
      for (const { child, parent } of rows) if (reaches.has(parent)) reaches.add(child);
    }
    const unreached = everyTable.flatMap(([name, { ends }]) =>
      (ends.includes('account') || ends.includes('both')) && !reaches.has(name) ? [name] : [],
    );
    // By the address, and by the trigger on what they were counted from.
    expect(unreached).toEqual(['magic_links', 'counted_texts']);
  });

  it('has one name for each sweep, and an index for each that may meet a large table', async () => {
    const names = tableSweeps.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const { rows } = await sql<{ tablename: string; indexdef: string }>`
      select tablename, indexdef from pg_indexes where schemaname = 'public'`.execute(db);
    const isIndexed = ({ table, after }: TableSweep) =>
      rows.some(({ tablename, indexdef }) => tablename === table && new RegExp(`\\(${after}\\b`).test(indexdef));
    const without = tableSweeps.filter((one) => one.after && !one.unindexed && !isIndexed(one));
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});

describe('what is over its time', () => {
  it('goes for every sweep of the table, asked of the real tables', async () => {
    expect(await sweep({ database, now: clock.now })).toEqual({ removed: new Map(), isDone: true });
    const known = (await sweeps(db).list()).map(({ name }) => name);
    expect(known).toEqual(tableSweeps.map(({ name }) => name).toSorted());
  });

  it('goes in batches, and what is not over stays', async () => {
    await fill(120, 91);
    await fill(30, 89);
    const { removed } = await sweep({ database, now: clock.now, batch: 25 });
    expect([...removed]).toEqual([['payment_events', 120]]);
    expect(await left()).toBe(30);
    expect((await figures()).removed).toBe(120);
  });

  it('goes once, however many processes look at the same time', async () => {
    await fill(400, 91);
    const runs = await Promise.all(
      Array.from({ length: 4 }, () => sweep({ database, now: clock.now, batch: 20, list: payments })),
    );
    expect(runs.map(({ removed }) => removed.get('payment_events') ?? 0).reduce((sum, one) => sum + one)).toBe(400);
    expect([await left(), (await figures()).removed]).toEqual([0, 400]);
  });

  it('goes on where a killed process stopped: each statement stands for itself', async () => {
    await fill(100, 91);
    const [one] = payments;
    if (!one) throw new Error('there is no such sweep');
    const killed = database.transaction(async (tx) => {
      await sweeps(tx).step(one, clock.now(), 40);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await left()).toBe(100);
    await sweeps(db).step(one, clock.now(), 40);
    expect([await left(), (await figures()).removed]).toEqual([60, 40]);
    await sweep({ database, now: clock.now, batch: 40, list: payments });
    expect([await left(), (await figures()).removed]).toEqual([0, 100]);
  });

  it('waits for the next run when this one took long enough', async () => {
    await fill(100, 91);
    expect(await sweep({ database, now: clock.now, list: payments, budgetMillis: -1 })).toEqual({
      removed: new Map(),
      isDone: false,
    });
    expect(await left()).toBe(100);
  });

  it('is told of in the figures: how many went, and since when nothing is left', async () => {
    await fill(10, 91);
    await sweep({ database, now: clock.now, list: payments });
    clock.advance({ hours: 5 });
    expect(await figures()).toEqual({
      name: 'payment_events',
      removed: 10,
      cleanAt: new Date(clock.now().getTime() - 5 * 3_600_000),
    });
  });

  it('loses its words where the row stays for others', async () => {
    const eva = await test.aCompleteMember();
    const udo = await test.aCompleteMember();
    const report = {
      kind: 'member_report' as const,
      reporter_id: eva.id,
      reported_id: udo.id,
      reason: 'spam',
      text: 'Er schreibt ständig',
      note: 'Verwarnt',
      status: 'resolved' as const,
      created_at: clock.now(),
    };
    await db
      .insertInto('reports')
      .values({ ...report, resolved_at: clock.now() })
      .execute();
    clock.advance({ days: 1_094 });
    await sweep({ database, now: clock.now });
    expect(await words()).toEqual({ text: 'Er schreibt ständig', note: 'Verwarnt', status: 'resolved' });
    clock.advance({ days: 1 });
    const { removed } = await sweep({ database, now: clock.now });
    expect(removed.get('reports')).toBe(1);
    expect(await words()).toEqual({ text: null, note: null, status: 'resolved' });
    expect((await sweep({ database, now: clock.now })).removed.get('reports')).toBeUndefined();
  });
});

const payments = tableSweeps.filter(({ name }) => name === 'payment_events');

/** Messages of the payment provider that came in so many days ago. */
async function fill(count: number, daysAgo: number): Promise<void> {
  const at = new Date(clock.now().getTime() - daysAgo * 86_400_000);
  await sql`insert into payment_events (id, type, received_at)
    select ${`${daysAgo}-`} || number, 'invoice.paid', ${at} from generate_series(1, ${count}::int) number`.execute(db);
}

async function left(): Promise<number> {
  return (await db.selectFrom('payment_events').select('id').execute()).length;
}

async function figures() {
  return (await sweeps(db).list()).find(({ name }) => name === 'payment_events') ?? { removed: 0 };
}

function words() {
  return db.selectFrom('reports').select(['text', 'note', 'status']).executeTakeFirstOrThrow();
}
