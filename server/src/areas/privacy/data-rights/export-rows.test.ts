import { describe, it } from 'node:test';
import type { DataExport } from '@rezenso/contract/privacy';
import { expect } from 'expect';
import { sql } from 'kysely';
import { startTestApp } from '../../../../testing/test-app.ts';
import { seedDemo } from '../../../seed/demo.ts';
import { exportSections } from './personal-data.ts';

const test = await startTestApp();
const { db } = test;

describe('the export of a busy member', () => {
  it('holds as many rows of each area as the tables hold of theirs, imported reviews among them', async () => {
    await db.transaction().execute((tx) => seedDemo(tx, test.clock.now()));
    const demo = test.newVisitor();
    await demo.post('/api/auth/dev-bypass', { email: 'demo@rezenso.example' });
    const { id } = (await demo.get('/api/auth/user')).json<{ id: string }>();
    const { data } = (await demo.get('/api/privacy/export')).json<DataExport>();
    for (const { name, covers } of exportSections) {
      const [main = ''] = covers;
      const [table = ''] = main.split('.');
      const theirs = sql.join(
        covers.filter((column) => column.startsWith(`${table}.`)).map((column) => belongsTo(column, id)),
        sql` or `,
      );
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)} where ${theirs}`.execute(db);
      expect([name, data[name]?.length]).toEqual([name, rows[0]?.count]);
    }
    for (const name of ['reviews', 'matches', 'writtenReviews', 'notifications', 'xp'])
      expect([name, (data[name]?.length ?? 0) > 0]).toEqual([name, true]);
  });
});

/** Columns name a member by id, or by the address. */
function belongsTo(column: string, id: string) {
  const isAddress = /\.(email|recipient)$/.test(column);
  return isAddress
    ? sql`${sql.ref(column)} = (select email from members where id = ${id})`
    : sql`${sql.ref(column)} = ${id}`;
}
