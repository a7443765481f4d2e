import { describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { startTestApp } from '../../testing/test-app.ts';
import { createAuditSeals } from '../areas/admin/index.ts';
import { secretFrom } from '../config/secret.ts';
import { reseal } from './reseal.ts';
import { type SealedColumn, sealedColumns } from './sealed-columns.ts';
import { sealedRows } from './sealed-rows.repository.ts';

const test = await startTestApp();
const { clock, core, db } = test;
const [oldKey, newKey] = ['the key of before, which is long enough', 'the key from now on, which is long too'];
const before = secretFrom(oldKey);
/** While a new key is rolled out: whoever has it already, and whoever only knows it. */
const [first, later] = [secretFrom(newKey, [oldKey]), secretFrom(oldKey, [newKey])];
const process = { database: core.database, secret: first };
const word = 'Das steht dort nicht lesbar';

describe('the sealed columns', () => {
  it('are all that are called so, and are there', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`.execute(
      db,
    );
    const all = rows.map(({ name }) => name);
    const listed = sealedColumns.flatMap(({ table, column, id }) => [`${table}.${column}`, `${table}.${id}`]);
    expect(listed.filter((name) => !all.includes(name))).toEqual([]);
    expect(all.filter((name) => /\.sealed/.test(name) && !listed.includes(name))).toEqual([]);
  });

  it('hold what the site itself writes, unreadable', async () => {
    await aStory();
    const { columns } = await reseal({ database: core.database, secret: core.secret });
    expect(columns.filter(({ changed, left }) => changed + left > 0)).toEqual([]);
    for (const { table, column } of sealedColumns.filter(({ table }) => table === 'reports' || table === 'outbox')) {
      const { rows } = await sql<{
        value: string;
      }>`select ${sql.ref(column)} as value from ${sql.table(table)}`.execute(db);
      expect(rows.length).toBeGreaterThan(0);
      for (const { value } of rows) expect(value).toMatch(/^[\w-]+=1\.[\w-]{8}$/);
    }
  });
});

describe('sealing anew', () => {
  it('leaves nothing that needs the key of before, and every text as it was, for processes that got the keys in either order', async () => {
    await fillAll();
    const { columns, isDone } = await reseal(process);
    expect(columns.map(({ changed, left }) => [changed, left])).toEqual(sealedColumns.map(() => [1, 0]));
    expect(isDone).toBe(true);
    for (const column of sealedColumns)
      for (const secret of [first, later, secretFrom(newKey)])
        expect(secret.sealer(column.purpose).open(await textIn(column))).toBe(word);
    expect((await reseal(process)).columns.every(({ changed }) => changed === 0)).toBe(true);
  });

  it('seals what stood there readable from before its column was sealed', async () => {
    await fillAll(word);
    const { columns } = await reseal(process);
    for (const column of sealedColumns.filter(({ wasPlain }) => wasPlain))
      expect(first.sealer(column.purpose).open(await textIn(column))).toBe(word);
    // In the others that is nothing of ours.
    expect(columns.filter(({ unreadable }) => unreadable > 0)).toHaveLength(
      sealedColumns.filter(({ wasPlain }) => !wasPlain).length,
    );
  });

  it('leaves what no key opens as it is, goes on behind it, and says so', async () => {
    const mail = columnOf('outbox');
    await fill(mail, secretFrom('somebody else’s key, long enough').sealer('mail').close(word), 'a');
    await fill(mail, before.sealer('mail').close(word), 'b');
    const { columns, isDone } = await reseal(process);
    expect(columns[0]).toEqual({ table: 'outbox', column: 'sealed', changed: 1, unreadable: 1, left: 1 });
    expect(isDone).toBe(false);
  });

  it('is done once, by however many at the same time, and goes on after one was killed', async () => {
    const mail = columnOf('outbox');
    for (let mails = 0; mails < 250; mails += 1) await fill(mail, before.sealer('mail').close(word), `mail-${mails}`);
    const killed = core.database.transaction(async (tx) => {
      const [row] = await sealedRows(tx, mail).take('=1.ABCDEFGH', undefined, 1);
      await sealedRows(tx, mail).put(row?.id ?? '', 'half done');
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    const runs = await Promise.all([reseal(process), reseal(process), reseal(process)]);
    const changed = runs.reduce((sum, { columns: [outbox] }) => sum + (outbox?.changed ?? 0), 0);
    const again = (await reseal(process)).columns[0];
    expect([changed + (again?.changed ?? 0), again?.left]).toEqual([250, 0]);
  });

  it('signs the audit log by the new key, which then needs no other; a broken one keeps its seals', async () => {
    const signed = createAuditSeals({ ...core, secret: before });
    for (const reason of ['eins', 'zwei']) {
      await sql`insert into audit_log (at, actor_id, action, subject_id, request_id, reason)
        values (${clock.now()}, gen_random_uuid(), 'user.viewed', gen_random_uuid(), 'r', ${reason})`.execute(db);
      clock.advance({ hours: 1 });
      await signed.seal();
    }
    const log = createAuditSeals({ ...core, secret: first });
    expect((await log.verify()).broken).toBeUndefined();
    const anew = await log.signAnew();
    expect(anew).toEqual({ changed: 2, lastTag: expect.stringMatching(/^[\w-]{43}$/) });
    const alone = createAuditSeals({ ...core, secret: secretFrom(newKey) });
    expect(await alone.verify(anew?.lastTag)).toMatchObject({ entries: 2, broken: undefined });
    expect((await signed.verify()).broken).toBeDefined();
    expect(await log.signAnew()).toEqual({ changed: 0, lastTag: anew?.lastTag });
    await sql`alter table audit_seals disable trigger user`.execute(db);
    await sql`update audit_seals set entries = entries + 1`.execute(db);
    await sql`alter table audit_seals enable trigger user`.execute(db);
    expect(await log.signAnew()).toBeUndefined();
  });
});

describe('a change of the key while the site runs', () => {
  it('leaves words of reports readable for moderators and for whoever wrote them', async () => {
    const { reporter } = await aStory();
    const exported = (await reporter.get('/api/privacy/export')).json().data.reportsFiled;
    expect(exported).toMatchObject([{ text: word }]);
  });
});

/** A mail that waits, and a report. */
async function aStory() {
  await test.visitor.post('/api/auth/magic-link', { email: 'eva@example.de' });
  const { aMatch } = await import('../../testing/factories/matches.ts');
  const { requester, match } = await aMatch(test);
  const filed = await requester.post('/api/reports', { matchId: match.id, reason: 'spam', text: word });
  expect(filed.statusCode).toBeLessThan(300);
  return { reporter: requester };
}

/** One row in each column, sealed by the key of before unless something else is given. */
async function fillAll(value?: string): Promise<void> {
  for (const table of new Set(sealedColumns.map((one) => one.table))) {
    const [one] = sealedColumns.filter((column) => column.table === table);
    if (one) await fill(one, value ?? before.sealer(one.purpose).close(word), 'one');
  }
}

/** Rules about what rows point to rest meanwhile: only what lies sealed matters here. */
async function fill({ table, purpose }: SealedColumn, value: string, name: string): Promise<void> {
  const at = clock.now();
  const id = '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11';
  const inserts = {
    outbox: sql`insert into outbox (name, email_type, sealed, recorded_at, awaits_digest) values (${name}, 'welcome', ${value}, ${at}, false)`,
    google_connections: sql`insert into google_connections (user_platform_id, sealed_token, connected_at, next_sync_at) values (${id}, ${value}, ${at}, ${at})`,
    google_attempts: sql`insert into google_attempts (state_hash, session_hash, user_platform_id, sealed_secrets, expires_at) values (${name}, 's', ${id}, ${value}, ${at})`,
    idempotent_calls: sql`insert into idempotent_calls (key_hash, member_id, fingerprint, run, begun_at, sealed_answer) values (${name}, ${id}, 'f', ${id}, ${at}, ${value})`,
    push_devices: sql`insert into push_devices (member_id, session_hash, endpoint, p256dh, auth, name, added_at) values (${id}, 's', ${value}, ${value}, ${value}, 'n', ${at})`,
    reports: sql`insert into reports (kind, reported_id, reason, text, created_at) values ('member_report', ${id}, 'spam', ${value}, ${at})`,
    ring_cases: sql`insert into ring_cases (member_id, score, evidence, pairs, opened_at, appeal) values (${id}, 50, '[]', '[]', ${at}, ${value})`,
  } as const;
  const insert = (inserts as Partial<Record<string, (typeof inserts)['outbox']>>)[table];
  if (!insert) throw new Error(`${table} (${purpose}) has no row in this test`);
  await core.database.transaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await insert.execute(tx);
  });
}

async function textIn({ table, column }: SealedColumn): Promise<string> {
  const { rows } = await sql<{ value: string }>`select ${sql.ref(column)} as value from ${sql.table(table)}`.execute(
    db,
  );
  return rows[0]?.value ?? '';
}

function columnOf(table: SealedColumn['table']): SealedColumn {
  const found = sealedColumns.find((one) => one.table === table);
  if (!found) throw new Error(`${table} holds nothing sealed`);
  return found;
}
