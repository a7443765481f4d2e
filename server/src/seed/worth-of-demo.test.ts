import { describe, it } from 'node:test';
import { hasSubstance, judgeWorth, readsLikeLanguage } from '@rezenso/engines/reviews';
import { expect } from 'expect';
import { sql } from 'kysely';
import { startTestApp } from '../../testing/test-app.ts';
import { seedDemo } from './demo.ts';

const test = await startTestApp();

describe('the texts of the demo', () => {
  it('are worth something: none that was handed in is withheld, and none reads like nonsense', async () => {
    await test.db.transaction().execute((tx) => seedDemo(tx, test.clock.now()));
    const { rows: handedIn } = await sql<{ text: string }>`
      select review_text as text from review_exchanges where submitted_at is not null
      order by submitted_at, id`.execute(test.db);
    const { rows: imported } = await sql<{ text: string }>`select content as text from reviews`.execute(test.db);
    expect(handedIn.length).toBeGreaterThan(200);
    expect(handedIn.filter(({ text }) => !hasSubstance(text))).toEqual([]);
    expect(imported.filter(({ text }) => !readsLikeLanguage(text))).toEqual([]);
    const known: string[] = [];
    for (const { text } of handedIn) {
      // Looked for among the few before it, as the index of bands answers with a few.
      expect([text, judgeWorth(text, known.slice(-32)).withheld]).toEqual([text, null]);
      known.push(text);
    }
  });
});
