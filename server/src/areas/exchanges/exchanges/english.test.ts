import { describe, it } from 'node:test';
import type { ExchangePage, ReviewExchange } from '@rezenso/contract/exchanges';
import { exchangeDisclosure } from '@rezenso/engines/coordination';
import { expect } from 'expect';
import { anExchange } from '../../../../testing/factories/exchanges.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp({ env: { OFFERED_LANGUAGES: 'de,en' } });

describe('an exchange, to an account that reads English', () => {
  it('comes with its rule and instructions in English; what goes into the review stays German', async () => {
    const { reviewer, recipient } = await anExchange(test);
    const [german] = (await reviewer.get('/api/review-exchanges/my')).json<ReviewExchange[]>();
    await test.db.updateTable('members').set({ language: 'en' }).where('id', '=', reviewer.member.id).execute();
    const [english] = (await reviewer.get('/api/review-exchanges/my')).json<ReviewExchange[]>();
    expect(english?.platformRule).toMatch(/^Google requires genuine experiences of your own/);
    expect(english?.reviewInstructions).toMatch(/^Review honestly/);
    expect(english?.reviewInstructions.replace(exchangeDisclosure, '')).not.toMatch(
      /[äöüß]|\b(?:und|nicht|was)\b.*[äöü]/,
    );
    expect(english?.disclosureSentence).toBe(german?.disclosureSentence);
    expect([english?.reviewer.tradeName, english?.recipient.tradeName]).toContain('Printing company');
    const page = (await reviewer.get('/api/review-exchanges/pages')).json<ExchangePage>();
    expect(page.platforms[0]?.platformRule).toBe(english?.platformRule);
    expect(page.instructions).toContain(english?.reviewInstructions);
    const [toRecipient] = (await recipient.get('/api/review-exchanges/my')).json<ReviewExchange[]>();
    expect(toRecipient?.reviewInstructions).toBe(german?.reviewInstructions);
  });
});
