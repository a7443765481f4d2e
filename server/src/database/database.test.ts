import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { pino } from 'pino';
import { aMember } from '../../testing/factories/members.ts';
import { isOnPostgres, openTestConnection } from '../../testing/test-connection.ts';
import {
  apart,
  createDatabase,
  isUniqueViolation,
  lookForTheLastTime,
  lookingAtTheEnd,
  sqlState,
  type Tx,
} from './database.ts';
import { openPostgres } from './postgres.ts';

const database = createDatabase(await openTestConnection());
after(() => database.close());
const now = new Date('2031-03-03T09:00:00Z');

describe('a transaction', () => {
  it('commits what it did, or nothing', async () => {
    const failing = database.transaction(async (tx) => {
      await aMember(tx, now, { email: 'weg@example.de' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await database.transaction((tx) => aMember(tx, now, { email: 'da@example.de' }));
    const found = await database.db.selectFrom('members').select('email').execute();
    expect(found).toEqual([{ email: 'da@example.de' }]);
  });

  it('refuses the outer client inside, instead of hanging', async () => {
    const hanging = database.transaction(async () => database.db.selectFrom('members').selectAll().execute());
    await expect(hanging).rejects.toThrow('pass tx instead of db');
    const nested = database.transaction(() => database.transaction((tx) => aMember(tx, now)));
    await expect(nested).rejects.toThrow('pass tx instead of db');
  });

  it('leaves the outer client usable for others meanwhile and afterwards', async () => {
    const outside = sql<{ one: number }>`select 1 as one`;
    const [, beside] = await Promise.all([
      database.transaction((tx) => outside.execute(tx)),
      outside.execute(database.db),
    ]);
    expect(beside.rows).toEqual([{ one: 1 }]);
  });

  it('is tried again after a deadlock, three times at most', async () => {
    let attempts = 0;
    const deadlocked = database.transaction(async () => {
      attempts += 1;
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    await expect(deadlocked).rejects.toThrow('deadlock detected');
    expect(attempts).toBe(3);
  });

  it('survives a real deadlock between two of them', { skip: !isOnPostgres }, async () => {
    const [one, other] = [await aMember(database.db, now), await aMember(database.db, now)];
    const rename = (first: string, second: string) =>
      database.transaction(async (tx) => {
        await tx.updateTable('members').set({ first_name: 'A' }).where('id', '=', first).execute();
        await sql`select pg_sleep(0.2)`.execute(tx);
        await tx.updateTable('members').set({ first_name: 'B' }).where('id', '=', second).execute();
        return 'done';
      });
    expect(await Promise.all([rename(one.id, other.id), rename(other.id, one.id)])).toEqual(['done', 'done']);
  });
});

describe('work whose transactions end with a look', () => {
  const join = (email: string) => database.transaction((tx) => aMember(tx, now, { email }));
  const isThere = async (email: string) =>
    (await database.db.selectFrom('members').select('id').where('email', '=', email).execute()).length === 1;
  const refuse = async () => {
    throw new Error('not any more');
  };

  it('keeps nothing of one whose look fails, and all of those before', async () => {
    let looks = 0;
    const look = async (tx: Tx) => {
      looks += 1;
      // It sees what the transaction did.
      const seen = await tx.selectFrom('members').select('id').where('email', '=', 'zweite@example.de').execute();
      if (seen.length > 0) await refuse();
    };
    const work = lookingAtTheEnd(look, async () => {
      await join('erste@example.de');
      await join('zweite@example.de');
    });
    await expect(work).rejects.toThrow('not any more');
    expect([looks, await isThere('erste@example.de'), await isThere('zweite@example.de')]).toEqual([2, true, false]);
  });

  it('looks no more once it has looked for the last time, nor after it is over', async () => {
    let isLooking = true;
    const look = async () => {
      if (!isLooking) await refuse();
    };
    const letGo = Promise.withResolvers<void>();
    let wake = Promise.resolve();
    await lookingAtTheEnd(look, async () => {
      wake = letGo.promise.then(() => join('danach@example.de')).then(() => undefined);
      await database.transaction(async (tx) => {
        await lookForTheLastTime(tx);
        isLooking = false;
        await aMember(tx, now, { email: 'selbst@example.de' });
      });
      await join('weiter@example.de');
    });
    letGo.resolve();
    await wake;
    for (const email of ['selbst@example.de', 'weiter@example.de', 'danach@example.de'])
      expect([email, await isThere(email)]).toEqual([email, true]);
  });

  it('refuses at the last look as at any', async () => {
    const work = lookingAtTheEnd(refuse, () =>
      database.transaction(async (tx) => {
        await aMember(tx, now, { email: 'nie@example.de' });
        await lookForTheLastTime(tx);
      }),
    );
    await expect(work).rejects.toThrow('not any more');
    expect(await isThere('nie@example.de')).toBe(false);
  });

  it('looks again when a deadlock has it tried again', async () => {
    const looks: boolean[] = [];
    const look = async () => {
      looks.push(true);
      if (looks.length > 1) await refuse();
    };
    const work = lookingAtTheEnd(look, () =>
      database.transaction(async (tx) => {
        await lookForTheLastTime(tx);
        throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      }),
    );
    await expect(work).rejects.toThrow('not any more');
  });

  it('does apart what is nobody’s', async () => {
    await lookingAtTheEnd(refuse, () => apart(() => join('apart@example.de')));
    expect(await isThere('apart@example.de')).toBe(true);
    await database.transaction((tx) => lookForTheLastTime(tx));
  });
});

describe('a connection that breaks while it works', { skip: !isOnPostgres }, () => {
  it('fails its own transaction and nothing else', async () => {
    const broken = database.transaction(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await terminate(rows[0]?.pid ?? 0);
      await sql`select 1`.execute(tx);
    });
    // The server's farewell, the closed socket and the client's own note of it race each other; each names the end.
    await expect(broken).rejects.toThrow(/terminat|ECONNRESET|EPIPE|connection error/);
    expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  });
});

describe('values', () => {
  it('read the same on both engines', async () => {
    const { rows } = await sql`select 5::int8 as count, 1.5::numeric as mean, date '2031-03-03' as day,
      timestamptz '2031-03-03 10:00+01' as moment, '{"a":[1]}'::jsonb as data, array['de','en'] as list`.execute(
      database.db,
    );
    expect(rows).toEqual([
      { count: 5, mean: 1.5, day: '2031-03-03', moment: now, data: { a: [1] }, list: ['de', 'en'] },
    ]);
  });
});

describe('errors', () => {
  it('tell a unique violation from everything else', async () => {
    const { email } = await aMember(database.db, now);
    const error = await aMember(database.db, now, { email }).catch((thrown: unknown) => thrown);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, 'members_email_key')).toBe(true);
    expect(isUniqueViolation(error, 'another')).toBe(false);
    expect(isUniqueViolation(new Error('x'))).toBe(false);
    expect(sqlState(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).toBeUndefined();
  });
});

/** As an administrator would, from a connection of its own. */
async function terminate(pid: number): Promise<void> {
  const administrator = createDatabase(openPostgres(process.env.TEST_POSTGRES_URL ?? '', pino({ level: 'silent' })));
  await sql`select pg_terminate_backend(${pid})`.execute(administrator.db);
  await administrator.close();
}
