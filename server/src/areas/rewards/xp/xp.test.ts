import { describe, it } from 'node:test';
import { expect } from 'expect';
import { toldTo, xpOf } from '../../../../testing/factories/matches.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { xp } from './xp.repository.ts';
import { createXp } from './xp.service.ts';

const test = await startTestApp();

describe('the XP ledger', () => {
  it('grants once per member, action and subject', async () => {
    const member = await test.aMember();
    const grant = (subject: string) => xp(test.db).grant(member.id, 'platform.added', subject, 20, test.clock.now());
    expect(await grant('google')).toEqual({ before: 0, after: 20 });
    expect(await grant('google')).toBeUndefined();
    expect(await grant('yelp')).toEqual({ before: 20, after: 40 });
    expect(await xpOf(test.db, member)).toEqual({ entries: ['platform.added 20', 'platform.added 20'], total: 40 });
  });

  it('keeps the total equal to the ledger when fifty grants arrive at once, each twice', async () => {
    const member = await test.aMember();
    await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        test.core.database.transaction((tx) =>
          xp(tx).grant(member.id, 'review.submitted', `review ${turn % 25}`, 50, test.clock.now()),
        ),
      ),
    );
    const { entries, total } = await xpOf(test.db, member);
    expect([entries.length, total]).toEqual([25, 1250]);
  });
});

describe('reaching a level', () => {
  it('is told once, when the points cross it', async () => {
    const member = await test.aMember();
    const service = createXp(test.core);
    for (let review = 1; review <= 11; review += 1) {
      await test.core.database.transaction((tx) =>
        service.grant(
          tx,
          [{ memberId: member.id, action: 'review.submitted', subject: `${review}` }],
          test.clock.now(),
        ),
      );
      await test.runJobs();
      const told = review >= 10 ? ['level.reached'] : [];
      expect(await toldTo(test.db, member)).toEqual({ notifications: told, activities: told });
    }
    const { notifications } = (await (await test.signIn(member)).get('/api/notifications')).json();
    const told = notifications.filter(({ type }: { type: string }) => type === 'level.reached');
    expect(told).toMatchObject([{ title: 'Level Silber erreicht!' }]);
  });
});
