import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anExchange, confirm, handIn, reviewText } from '../../../../testing/factories/exchanges.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { renewTextsJob } from './review-texts.job.ts';

const test = await startTestApp();
const { db } = test;

describe('texts that were stored by older rules', () => {
  it('are found with their words in another order once the job has run, however often it does', async () => {
    const first = await anExchange(test);
    await handIn(first.reviewer, first.exchange);
    await confirm(first.recipient, first.exchange);
    await test.runJobs();
    const before = await bands();
    await db.deleteFrom('review_bands').where('band', '>=', 48).execute();
    await db.updateTable('review_texts').set({ band_rules: 0 }).execute();
    for (let turn = 0; turn < 2; turn += 1) {
      await test.core.database.transaction((tx) => test.core.jobs.enqueue(tx, renewTextsJob, {}));
      await test.runJobs();
      expect(await bands()).toEqual(before);
    }
    const copy = await anExchange(test);
    const reversed = reviewText.split(' ').toReversed().join(' ');
    expect((await handIn(copy.reviewer, copy.exchange, { reviewText: reversed })).json().withheld).toBe('known_text');
  });
});

function bands() {
  return db.selectFrom('review_bands').selectAll().orderBy('review_id').orderBy('band').orderBy('hash').execute();
}
