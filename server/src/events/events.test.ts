import { describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { aMember } from '../../testing/factories/members.ts';
import { startTestApp } from '../../testing/test-app.ts';

declare module './domain-events.ts' {
  interface DomainEvents {
    'test.happened': { name: string };
    'test.ignored': { name: string };
  }
}

const attempts = { flaky: 0 };
const seen: Array<{ name: string; type: string; occurredAt: Date }> = [];
const test = await startTestApp({
  features: [
    (_app, { events, now }) => {
      events.on('test.happened', 'remember', async (_tx, event) => void seen.push(event));
      events.answerTo('test.happened', 'remember-it', 'remember');
      events.on(
        'test.happened',
        'write',
        async (tx, { name }) => void (await aMember(tx, now(), { email: `${name}@a.de` })),
      );
      events.on('test.happened', 'flaky', async (tx, { name }) => {
        await aMember(tx, now(), { email: `${name}@b.de` });
        attempts.flaky += 1;
        if (attempts.flaky === 1) throw new Error('not yet');
      });
    },
  ],
});
const { core, db } = test;

describe('what follows from a change', () => {
  it('happens exactly once each, however often one of them has to be tried', async () => {
    await core.database.transaction((tx) => core.events.record(tx, 'test.happened', { name: 'eva' }));
    await expect(test.runJobs()).rejects.toThrow('not yet');
    expect(await emails()).toEqual(['eva@a.de']);
    await test.runJobs();
    await test.runJobs();
    expect(await emails()).toEqual(['eva@a.de', 'eva@b.de']);
    expect(seen).toEqual([{ name: 'eva', type: 'test.happened', occurredAt: test.clock.now() }]);
  });

  it('does not happen when the change is rolled back', async () => {
    const undone = core.database.transaction(async (tx) => {
      await core.events.record(tx, 'test.happened', { name: 'udo' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await test.runJobs()).toBe(0);
  });

  it('may be nothing', async () => {
    await core.database.transaction((tx) => core.events.record(tx, 'test.ignored', { name: 'eva' }));
    expect(await test.runJobs()).toBe(0);
  });

  it('happens though its job is from before an update, and its name another one now', async () => {
    await core.database.transaction((tx) => core.events.record(tx, 'test.happened', { name: 'eva' }));
    await sql`update pgboss.job set data = jsonb_set(data, '{consequence}', '"remember-it"')
      where data ->> 'consequence' = 'remember'`.execute(db);
    const before = seen.length;
    await test.runJobs();
    expect(seen.length).toBe(before + 1);
  });

  it('is registered under a name of its own', () => {
    expect(() => core.events.on('test.happened', 'write', async () => {})).toThrow('twice');
  });
});

async function emails(): Promise<string[]> {
  const rows = await db.selectFrom('members').select('email').orderBy('email').execute();
  return rows.map(({ email }) => email);
}
