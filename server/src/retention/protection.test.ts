import { describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { anExchange, handIn } from '../../testing/factories/exchanges.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { sealedColumns } from '../reseal/sealed-columns.ts';
import { type ProtectionLevel, protection } from './protection.ts';

const test = await startTestApp();
const { db } = test;

describe('the levels of protection', () => {
  it('have every column of the schema once', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely\_%' order by 1`.execute(db);
    const listed = Object.entries(protection).flatMap(([table, levels]) =>
      Object.values(levels).flatMap((columns) => columns.split(' ').map((column) => `${table}.${column}`)),
    );
    expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  it('call sealed what is sealed, and fingerprints what is named one', () => {
    expect(columnsAt('sealed').toSorted()).toEqual(
      sealedColumns.map(({ table, column }) => `${table}.${column}`).toSorted(),
    );
    const named = Object.entries(protection).flatMap(([table, levels]) =>
      Object.values(levels).flatMap((columns) =>
        columns.split(' ').flatMap((column) => (/_(hash|tag)$/.test(column) ? [`${table}.${column}`] : [])),
      ),
    );
    expect(named.filter((column) => !columnsAt('fingerprint').includes(column))).toEqual([]);
  });

  it('keep fingerprints and sealed text out of what members take along', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    await test.visitor.post('/api/auth/magic-link', { email: reviewer.member.email });
    await test.runJobs();
    const exported =
      (await reviewer.get('/api/privacy/export')).body + (await recipient.get('/api/privacy/export')).body;
    const secrets: string[] = [];
    for (const name of [...columnsAt('sealed'), ...columnsAt('fingerprint')]) {
      const [table = '', column = ''] = name.split('.');
      const { rows } = await sql<{ value: string | null }>`
        select distinct ${sql.ref(column)}::text as value from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
        db,
      );
      secrets.push(...rows.flatMap(({ value }) => (value && value.length >= 16 ? value : [])));
    }
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter((secret) => exported.includes(secret))).toEqual([]);
  });
});

function columnsAt(level: ProtectionLevel): string[] {
  return Object.entries(protection).flatMap(([table, levels]) =>
    (levels[level]?.split(' ') ?? []).map((column) => `${table}.${column}`),
  );
}
