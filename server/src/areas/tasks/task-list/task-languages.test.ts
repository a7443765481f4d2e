import { describe, it } from 'node:test';
import type { Achievement } from '@rezenso/contract/gamification';
import type { Task } from '@rezenso/contract/tasks';
import { germanIn } from '@rezenso/contract/testing/foreign-words';
import { expect } from 'expect';
import { write } from '../../../../testing/factories/conversations.ts';
import { anExchange, aTextAbout, handIn } from '../../../../testing/factories/exchanges.ts';
import { aMatch } from '../../../../testing/factories/matches.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp({ env: { OFFERED_LANGUAGES: 'de,en' } });
const names = ['Café Morgenrot', 'Druckwerk Breisgau', 'auf google'];

describe('what waits for a member', () => {
  it('is said in the language of the page', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange, { reviewText: aTextAbout(exchange.id) });
    const { provider } = await aMatch(test);
    expect(await titlesIn('en', recipient)).toEqual([
      'Confirm the review from Café Morgenrot on Google: Confirm receipt',
      'Write a review for Café Morgenrot auf google on Google: Write review',
    ]);
    expect(await titlesIn('en', provider)).toEqual(['Answer the request from Café Morgenrot: Answer']);
    expect(await titlesIn('de', provider)).toEqual(['Anfrage von Café Morgenrot beantworten: Antworten']);
  });

  it('is counted as English does', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    await write(requester, match.id, 'One');
    expect(await titlesIn('en', provider)).toContain('New message from Café Morgenrot: Read');
    await write(requester, match.id, 'Two');
    expect(await titlesIn('en', provider)).toContain('2 new messages from Café Morgenrot: Read');
  });
});

describe('achievements', () => {
  it('are called and described in the language of the page', async () => {
    const eva = await test.signIn();
    const said = async (language: string) => {
      const headers = { cookie: `lang=${language}` };
      const all = (await eva.send({ method: 'GET', url: '/api/achievements', headers })).json<Achievement[]>();
      return all.map(({ title, description }) => `${title}: ${description}`);
    };
    const [english, german] = [await said('en'), await said('de')];
    expect(english).toContain('First partner: Your first match has been accepted.');
    for (const text of english) expect([text, germanIn(text, names)]).toEqual([text, []]);
    expect(german).toContain('Erster Partner: Dein erstes Match ist angenommen.');
    expect(english).toHaveLength(german.length);
  });
});

async function titlesIn(language: string, client: SignedInClient): Promise<string[]> {
  const headers = { cookie: `lang=${language}` };
  const tasks = (await client.send({ method: 'GET', url: '/api/tasks', headers })).json<Task[]>();
  return tasks.map(({ title, action }) => `${title}: ${action.label}`);
}
