import { mkdtemp, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';
import { openTestConnection } from '../../testing/test-connection.ts';
import { auditLog, createAuditSeals } from '../areas/admin/index.ts';
import { backUp } from '../backup/backup.ts';
import { secretFrom } from '../config/secret.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { seedOnFirstStart } from '../seed/index.ts';
import { figuresText } from './figures.ts';
import { findNewest } from './newest.ts';
import { verifyBackup } from './verify-backup.ts';
import { verifyNewest } from './verify-newest.ts';

const test = await startTestApp();
const { core, clock } = test;
const folder = await mkdtemp(path.join(tmpdir(), 'rezenso-verify-'));
const good = path.join(folder, 'good.gz');
const opened: Database[] = [];
const member = '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11';
after(() => Promise.all(opened.map((database) => database.close())));

describe('a backup that is restored to see whether it can be', () => {
  before(async () => {
    await seedOnFirstStart({ ...core, env: { ...core.env, seed: 'demo' } });
    const deed = {
      actorId: member,
      subjectId: member,
      before: 'active',
      after: 'banned',
      requestId: 'r',
      reason: 'eins',
    };
    await auditLog(core.database.db).record({ ...deed, action: 'user.status_changed' }, clock.now());
    clock.advance({ hours: 1 });
    await createAuditSeals(core).seal();
    clock.advance({ hours: 12 });
    await backUp(core.database, good, clock.now(), { secret: core.secret });
    // Looked at much later: nothing of it is taken for a fault of the backup.
    clock.advance({ days: 300 });
  });

  it('is sound as it was made, and says what was found', async () => {
    const { faults, sound, madeAt } = await verify(good);
    expect(faults).toEqual([]);
    expect(madeAt).toBeInstanceOf(Date);
    expect(sound).toEqual([
      'signed by this installation',
      expect.stringMatching(/^\d{4,} rows in \d{2,} tables, all of them restored$/),
      expect.stringMatching(/^\d+ migrations, 0 newer ones carried out$/),
      'every figure follows from the ledger',
      expect.stringMatching(/^audit log unbroken: [1-9]\d* entries under 1 seals$/),
    ]);
  });

  it('is not under a key that never was this installation’s, and is under a new one that knows the former', async () => {
    const later = 'another key of thirty-two or more characters';
    expect((await verify(good, secretFrom(later))).faults).toEqual([
      expect.stringContaining('not what this installation signed'),
      expect.stringContaining('No seal of the audit log fits'),
    ]);
    const former = 'a secret that only tests know, long enough';
    expect((await verify(good, secretFrom(later, [former]))).faults).toEqual([]);
  });

  it('is not when it was cut off', async () => {
    const file = path.join(folder, 'cut.gz');
    const whole = await readFile(good);
    await writeFile(file, whole.subarray(0, whole.length - 2_000));
    expect(await verify(file)).toMatchObject({ sound: [], faults: [expect.stringContaining('is damaged')] });
  });

  it('is not when lines are missing, though the file itself is whole', async () => {
    const file = await changed('short', (lines) => lines.slice(0, -1));
    expect((await verify(file)).faults).toEqual(['The backup is damaged: it ends early']);
    const fewer = await changed('fewer', (lines) =>
      lines.filter((_, place) => place !== indexOfRows(lines, 'members')),
    );
    expect((await verify(fewer)).faults.join('\n')).toMatch(/not what this installation signed[\s\S]*ends early/);
  });

  it('is not when somebody gave themselves XP in it', async () => {
    const file = await changed('rich', (lines) => {
      const place = lines.findIndex((line) => line.includes('"table":"members"'));
      const columns: string[] = JSON.parse(lines[place] ?? '').columns;
      const rows: string[] = JSON.parse(lines[place + 1] ?? '');
      const at = columns.indexOf('xp_total');
      const [row = '', ...others] = rows.toSorted((a) => (a.includes(',0,') ? 1 : -1));
      return lines.with(place + 1, JSON.stringify([withField(row, at, '777777'), ...others]));
    });
    const { faults } = await verify(file);
    expect(faults[0]).toContain('not what this installation signed');
    expect(faults.join('\n')).toMatch(/XP of [\w-]{36}: 777777 stored/);
  });

  it('is not when the audit log was rewritten in it', async () => {
    const file = await changed('rewritten', (lines) => lines.map((line) => line.replaceAll('eins', 'zwei')));
    expect((await verify(file)).faults.join('\n')).toMatch(
      /not what this installation signed[\s\S]*No seal of the audit log fits/,
    );
  });

  it('is not when its signature was taken away', async () => {
    const file = await changed('unsigned', (lines) =>
      lines.with(-1, JSON.stringify({ rows: JSON.parse(lines.at(-1) ?? '').rows })),
    );
    expect((await verify(file)).faults).toEqual([expect.stringContaining('not what this installation signed')]);
  });
});

describe('the newest backup of a folder', () => {
  it('is looked at with the key of the site, which is not made up, and never restored into its database', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'rezenso-keyless-'));
    const variables = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://site.example/rezenso' };
    await expect(verifyNewest(variables, folder, {})).rejects.toThrow('The key that backups are signed with');
    expect(await readdir(dataDir)).toEqual([]);
    const into = variables.DATABASE_URL;
    await expect(verifyNewest(variables, folder, { into })).rejects.toThrow('the database of the site');
  });

  it('is the one that says so, and a newer file that cannot be read is told', async () => {
    const own = await mkdtemp(path.join(tmpdir(), 'rezenso-newest-'));
    expect(await findNewest(own)).toEqual({ newest: undefined, count: 0, unreadable: [] });
    const [older, newer] = [path.join(own, 'z.gz'), path.join(own, 'a.gz')];
    await backUp(core.database, older, clock.now(), { secret: core.secret });
    clock.advance({ days: 1 });
    await backUp(core.database, newer, clock.now(), { secret: core.secret });
    await writeFile(path.join(own, 'deletions.txt'), '');
    expect(await findNewest(own)).toEqual({ newest: newer, count: 2, unreadable: [] });
    const broken = path.join(own, 'broken.gz');
    await writeFile(broken, 'half');
    const later = new Date(clock.now().getTime() + 60_000);
    await utimes(broken, later, later);
    expect(await findNewest(own)).toEqual({ newest: newer, count: 2, unreadable: [{ file: broken, isEmpty: false }] });
    await writeFile(broken, '');
    await utimes(broken, later, later);
    expect((await findNewest(own)).unreadable).toEqual([{ file: broken, isEmpty: true }]);
    const early = new Date(clock.now().getTime() - 60_000);
    await utimes(broken, early, early);
    expect((await findNewest(own)).unreadable).toEqual([]);
    expect((await stat(newer)).mode & 0o777).toBe(0o600);
    expect(await readdir(own)).toHaveLength(4);
  });
});

describe('the figures of backups', () => {
  it('have the names by which alerts ask for them', async () => {
    const text = figuresText({ isSound: false, lookedAt: new Date(2_000), madeAt: undefined });
    expect(text).toContain('\nrezenso_backup_sound 0\n');
    expect(text).toContain('\nrezenso_backup_looked_timestamp_seconds 2\n');
    expect(text).toContain('\nrezenso_backup_made_timestamp_seconds 0\n');
    const monitoring = path.join(import.meta.dirname, '../../../deploy/monitoring');
    const alerts = await readFile(path.join(monitoring, 'backup-alerts.yml'), 'utf8');
    const names = new Set(alerts.match(/\brezenso_\w+/g));
    expect(names.size).toBe(3);
    expect([...names].filter((name) => !text.includes(`# TYPE ${name} gauge`))).toEqual([]);
    const runbook = (await readFile(path.join(monitoring, '../../docs/runbook.md'), 'utf8')).replaceAll('`', '');
    const rows = [...alerts.matchAll(/runbook: "docs\/runbook\.md: (.+)"/g)].map(([, row = '']) => row);
    expect(rows.length).toBe(alerts.match(/- alert:/g)?.length);
    expect(rows.filter((row) => !runbook.includes(row))).toEqual([]);
  });
});

async function verify(file: string, secret = core.secret) {
  const database = createDatabase(await openTestConnection());
  opened.push(database);
  return verifyBackup(file, { database, secret, log: core.log });
}

/** The good backup, with other lines. */
async function changed(name: string, change: (lines: string[]) => string[]): Promise<string> {
  const lines = gunzipSync(await readFile(good))
    .toString()
    .trimEnd()
    .split('\n');
  const file = path.join(folder, `${name}.gz`);
  await writeFile(
    file,
    gzipSync(
      change(lines)
        .map((line) => `${line}\n`)
        .join(''),
    ),
  );
  return file;
}

function indexOfRows(lines: readonly string[], table: string): number {
  return lines.findIndex((line) => line.includes(`"table":"${table}"`)) + 1;
}

/** A row as PostgreSQL writes it, with another value in one place. */
function withField(row: string, place: number, value: string): string {
  // At commas outside of quotation marks.
  const fields = row.slice(1, -1).split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  return `(${fields.with(place, value).join(',')})`;
}
