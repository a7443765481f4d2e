import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import { type Secret, secretFrom } from '../../../config/secret.ts';
import { accountSignals } from './account-signals.repository.ts';

const test = await startTestApp();
const { db, clock } = test;
const [before, coming] = ['the key of before, which is long enough', 'the key that came then, long enough too'];
const seenAt = { browser: 'b'.repeat(43), ip: '203.0.113.7' };

describe('a browser and a network', () => {
  it('are the same under the next key, for who was seen before and who comes, with the days of both', async () => {
    const [eva, bert] = [await test.signIn(), await test.signIn()];
    for (const { member } of [eva, bert]) {
      await note(secretFrom(before), member.id);
      clock.advance({ days: 1 });
    }
    await note(secretFrom(coming, [before]), bert.member.id);
    const rows = await signals();
    expect(new Set(rows.map(({ tag }) => tag)).size).toBe(2);
    const days = rows.map(
      ({ member_id, kind, days }) => `${member_id === eva.member.id ? 'eva' : 'bert'} ${kind} ${days}`,
    );
    expect(days.sort()).toEqual(['bert device 2', 'bert network 2', 'eva device 1', 'eva network 1']);
  });

  it('are noted by many at once under both keys', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => test.signIn()));
    const keys = [secretFrom(before, [coming]), secretFrom(coming, [before])];
    const notes = Array.from({ length: 24 }, (_, index) => {
      const secret = keys[index % 2] ?? secretFrom(before);
      return note(secret, all[index % 6]?.member.id ?? '');
    });
    await Promise.all(notes);
    for (const { member } of all) await note(secretFrom(coming, [before]), member.id);
    const rows = await signals();
    expect([rows.length, new Set(rows.map(({ tag }) => tag)).size]).toEqual([12, 2]);
  });
});

function note(secret: Secret, member: string): Promise<void> {
  return test.core.database.transaction((tx) => accountSignals(tx, secret).note(member, seenAt, clock.now()));
}

function signals() {
  return db.selectFrom('account_signals').select(['member_id', 'kind', 'tag', 'days']).execute();
}
