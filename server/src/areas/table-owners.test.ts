import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type Write, writesIn } from '../../testing/table-writes.ts';
import { tableOwners } from '../database/table-owners.ts';

const source = new URL('..', import.meta.url);
/** No areas: they bring tables into being, fill them for the first time, or put back what was taken out of all of them. */
const outsideTheAreas = /^(database\/migrations|seed|backup)\//;
/** Follows the foreign keys that the tables' owners wrote, whatever the table. */
const followsForeignKeys = 'areas/privacy/data-rights/erasure.repository.ts';
/** Takes out what the retention table says is over, of any table. */
const followsRetention = 'retention/sweeps.repository.ts';
/** Seals anew what its owner sealed. */
const sealsAnew = 'reseal/sealed-rows.repository.ts';
const anyTable: ReadonlySet<string> = new Set([followsForeignKeys, followsRetention, sealsAnew]);
const owners: Readonly<Record<string, string>> = tableOwners;

const files = globSync('**/*.ts', { cwd: source }).filter(
  (file) => !file.endsWith('.test.ts') && !outsideTheAreas.test(file),
);

describe('a table', () => {
  it('is written by its owner and nobody else', () => {
    const writes = files.flatMap((file) => writesIn(file, readFileSync(new URL(file, source), 'utf8')));
    const named = writes.filter(({ file, table }) => table !== undefined || !anyTable.has(file));
    expect(named.flatMap(wrongIn)).toEqual([]);
    const written = new Set(writes.map(({ table }) => table));
    expect(Object.keys(owners).filter((table) => !written.has(table))).toEqual(['member_directory']);
  });

  it('of one area that another one writes is found, however it is written', () => {
    const ways = [
      "db.insertInto('matches').values({})",
      "db\n  .updateTable('matches as m')\n  .set({})",
      "db.deleteFrom('matches')",
      "db.mergeInto('matches')",
      'sql`insert  into matches (id) values (1)`',
      'sql`with gone as (delete from matches returning id) select 1`',
      'sql`update matches\n set status = 1`',
      'sql`update matches mine set status = 1`',
      'sql`update only matches as mine\n set status = 1`',
      'sql`merge into matches using other on true`',
      'sql`truncate table matches`',
    ];
    for (const way of ways) {
      const found = writesIn('areas/settings/profile/x.ts', way).flatMap(wrongIn);
      expect([way, found]).toEqual([
        way,
        [expect.stringMatching(/^areas\/settings\/profile\/x\.ts:\d writes matches of matching$/)],
      ]);
      expect(writesIn('areas/matching/matches/x.ts', way).flatMap(wrongIn)).toEqual([]);
    }
  });

  it('that only running code knows cannot be written', () => {
    const ways = [
      'db.insertInto(table)',
      `sql\`delete from \${name}\``,
      `sql\`update \${sql.table(name)} set a = 1\``,
      `sql\`insert into \${name}\``,
    ];
    for (const way of ways) {
      const found = writesIn('areas/settings/profile/x.ts', way).flatMap(wrongIn);
      expect([way, found]).toEqual([way, ['areas/settings/profile/x.ts:1 writes a table that it does not name']]);
    }
  });

  it('is not taken for written where it is locked, read or spoken of', () => {
    const ways = [
      'sql`select 1 from matches for update`',
      'sql`select 1 from matches letter for update of letter`',
      'sql`insert into members (id) values (1) on conflict (id) do update set a = 1`',
      '// An insert into matches follows.\n/** delete from matches */',
    ];
    for (const way of ways)
      expect(writesIn('areas/accounts/x.ts', way).map(({ table }) => table)).not.toContain('matches');
  });
});

describe('the README', () => {
  it('names the tables of every owner', () => {
    const readme = readFileSync(new URL('../README.md', source), 'utf8');
    const byOwner = Map.groupBy(Object.keys(owners), (table) => owners[table] ?? '');
    const rows = [...byOwner].map(([owner, tables]) => `| ${owner} | ${tables.sort().join(', ')} |`);
    expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
  });
});

function wrongIn({ file, line, room, table }: Write): string[] {
  if (table === undefined) return [`${file}:${line} writes a table that it does not name`];
  const owner = owners[table];
  return owner === room ? [] : [`${file}:${line} writes ${table} of ${owner ?? 'nobody'}`];
}
