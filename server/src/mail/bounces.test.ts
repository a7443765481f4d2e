import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';
import { secretFrom } from '../config/secret.ts';
import { bounces } from './bounces.repository.ts';

const test = await startTestApp();
const { db, clock } = test;
const before = secretFrom('the key of before, which is long enough');
const coming = secretFrom('the key that came then, long enough too', ['the key of before, which is long enough']);
const tagsUnder = (secret: typeof before) => secret.tagsOf('mail-address', 'weg@example.de');

describe('an address that refuses mail', () => {
  it('is counted on under the next key, is known under it, and lives again with the first mail that arrives', async () => {
    for (const [index, secret] of [before, before, coming].entries()) {
      expect(await bounces(db).isUndeliverable(tagsUnder(coming))).toBe(false);
      const refusal = { isHard: true, code: 550, reply: 'no such user', memberId: null, emailType: 'system' } as const;
      const addressTags = tagsUnder(secret);
      await bounces(db).add({ ...refusal, messageId: `<${index}@example.de>`, addressTags }, clock.now());
    }
    expect(await bounces(db).isUndeliverable(tagsUnder(coming))).toBe(true);
    expect(await db.selectFrom('mail_addresses').select('hard_bounces').execute()).toEqual([{ hard_bounces: 3 }]);
    await bounces(db).clear(tagsUnder(coming));
    expect(await bounces(db).isUndeliverable(tagsUnder(coming))).toBe(false);
  });

  it('dead under a key of before is dead under the next one', async () => {
    for (const index of [1, 2, 3]) {
      const refusal = { isHard: true, code: 550, reply: 'no such user', memberId: null, emailType: 'system' } as const;
      const addressTags = tagsUnder(before);
      await bounces(db).add({ ...refusal, messageId: `<${index}@example.de>`, addressTags }, clock.now());
    }
    expect(await bounces(db).isUndeliverable(tagsUnder(coming))).toBe(true);
  });
});
