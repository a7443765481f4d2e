import { beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { withoutTrigger, writeEntry } from '../../../../testing/factories/audit-log.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { secretFrom } from '../../../config/secret.ts';
import { type AuditVerdict, createAuditSeals } from './seals.ts';
import { verdictWords } from './verdict-words.ts';

const test = await startTestApp();
const { clock, db } = test;
const log = createAuditSeals(test.core);

describe('a sealed audit log', () => {
  beforeEach(async () => {
    for (const reason of ['eins', 'zwei', 'drei']) {
      await writeEntry(test, reason);
      clock.advance({ hours: 1 });
      await log.seal();
    }
  });

  it('is unbroken, with what is not sealed yet', async () => {
    await writeEntry(test, 'vier');
    expect(await log.verify()).toEqual({
      seals: 3,
      entries: 3,
      unsealed: 1,
      overdue: 0,
      lastTag: expect.stringMatching(/^[\w-]{43}$/),
      broken: undefined,
      mayBeOtherKey: false,
      kept: undefined,
      isEverySealWhole: true,
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
    await withoutTrigger(test, () => sql`update audit_log set reason = 'anders' where reason = 'zwei'`.execute(db));
    // With its own key two of three still fit.
    expect(await log.verify()).toMatchObject({ broken: expect.anything(), mayBeOtherKey: false });
    await withoutTrigger(test, () => sql`delete from audit_log where reason = 'anders'`.execute(db));
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
      await withoutTrigger(test, how);
      expect((await log.verify()).broken).toBeDefined();
    });

  it('shows an end that was cut off to whoever kept the last tag', async () => {
    const { lastTag } = await log.verify();
    await withoutTrigger(test, async () => {
      await sql`delete from audit_log where reason = 'drei'`.execute(db);
      await sql`delete from audit_seals where through = (select max(through) from audit_seals)`.execute(db);
    });
    expect((await log.verify()).broken).toBeUndefined();
    expect((await log.verify(lastTag)).broken).toBeDefined();
    expect(wordsFor(await log.verify(lastTag))).toMatch(/^BROKEN, OR SEALED ANEW: /m);
  });

  it('knows a seal that was kept from before the log was sealed anew, with the former key, and says how to go on', async () => {
    const newKey = 'the next secret of this site, long enough as well';
    const { lastTag } = await log.verify();
    const both = createAuditSeals({
      ...test.core,
      secret: secretFrom(newKey, ['a secret that only tests know, long enough']),
    });
    await both.signAnew();
    await writeEntry(test, 'vier');
    clock.advance({ hours: 1 });
    await both.seal();
    const known = await both.verify(lastTag);
    expect(known).toMatchObject({ broken: undefined, kept: 'signed-anew' });
    expect(wordsFor(known)).toMatch(/sealed anew since[\s\S]*keep the last seal\nabove from now on[\s\S]*\nunbroken$/);
    expect(verdictWords(known).isWell).toBe(true);
    // Without the former key nobody can tell that from an end that was cut off: neither is told as the other.
    const alone = createAuditSeals({ ...test.core, secret: secretFrom(newKey) });
    const unknown = await alone.verify(lastTag);
    expect(wordsFor(unknown)).toMatch(/OR SEALED ANEW[\s\S]*SECRET_KEY_PREVIOUS/);
    expect(verdictWords(unknown).isWell).toBe(false);
    expect(await alone.verify(unknown.lastTag)).toMatchObject({ kept: 'found', broken: undefined });
    // A seal that fits the same place of another past is none of this log.
    await withoutTrigger(test, () => sql`update audit_log set reason = 'anders' where reason = 'zwei'`.execute(db));
    expect(await both.verify(lastTag)).toMatchObject({ kept: 'unknown', broken: expect.anything() });
    expect(wordsFor(await both.verify(lastTag))).toMatch(/^BROKEN: the entries/m);
  });
});

it('says that entries have waited for a seal for hours: seals were taken away, or nobody makes them', async () => {
  await writeEntry(test, 'eins');
  clock.advance({ hours: 1 });
  await log.seal();
  await writeEntry(test, 'zwei');
  clock.advance({ hours: 3 });
  expect(await log.verify()).toMatchObject({ unsealed: 1, overdue: 1 });
  await log.seal();
  expect(await log.verify()).toMatchObject({ seals: 2, overdue: 0 });
  await withoutTrigger(test, () => sql`delete from audit_seals`.execute(db));
  expect(await log.verify()).toMatchObject({ seals: 0, unsealed: 2, overdue: 2 });
});

it('is sealed as soon as a server listens, however long none did', async () => {
  await writeEntry(test, 'eins');
  clock.advance({ hours: 5 });
  expect(await log.verify()).toMatchObject({ seals: 0, overdue: 1 });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  await test.runJobs();
  expect(await log.verify()).toMatchObject({ seals: 1, overdue: 0, broken: undefined });
});

it('seals nothing where nothing was written, and each entry once when several processes seal at once', async () => {
  expect(await log.seal()).toBe(0);
  await writeEntry(test, 'eins');
  clock.advance({ hours: 1 });
  const sealed = await Promise.all(Array.from({ length: 8 }, () => log.seal()));
  expect(sealed.sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  expect(await log.verify()).toMatchObject({ seals: 1, entries: 1, broken: undefined });
});

it('leaves what was just written to the next seal: an entry of before may still be on its way', async () => {
  await writeEntry(test, 'eins');
  expect(await log.seal()).toBe(0);
  expect(await log.verify()).toMatchObject({ seals: 0, entries: 0, unsealed: 1, lastTag: undefined });
});

describe('a clock that is behind', () => {
  it('dates an entry after the last seal, and the chain holds', async () => {
    await writeEntry(test, 'eins');
    clock.advance({ minutes: 25 });
    await log.seal();
    clock.advance({ minutes: -25 });
    await writeEntry(test, 'nach der Zeitkorrektur');
    clock.advance({ minutes: 25 });
    expect(await log.verify()).toMatchObject({ seals: 1, entries: 1, unsealed: 1, broken: undefined });
    clock.advance({ minutes: 25 });
    expect(await log.seal()).toBe(1);
    expect(await log.verify()).toMatchObject({ seals: 2, entries: 2, broken: undefined });
    expect(await log.signAnew()).toMatchObject({ changed: 0 });
  });

  it('breaks nothing either while the seal is made', async () => {
    for (let round = 0; round < 15; round += 1) {
      await writeEntry(test, 'rechtzeitig');
      clock.advance({ minutes: 25 });
      const late = { deed: 'verspätet', at: new Date(clock.now().getTime() - 15 * 60_000) };
      await Promise.all([
        ...Array.from({ length: 3 }, () => writeEntry(test, late.deed, late.at)),
        log.seal(),
        ...Array.from({ length: 3 }, () => writeEntry(test, late.deed, late.at)),
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
    await writeEntry(test, 'alt');
    clock.advance({ hours: 1 });
    await log.seal();
    await writeEntry(test, 'frisch');
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

function wordsFor(verdict: AuditVerdict): string {
  return verdictWords(verdict).lines.join('\n');
}
