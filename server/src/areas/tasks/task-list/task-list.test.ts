import { describe, it } from 'node:test';
import { mostTasks } from '@rezenso/contract/limits';
import type { Task } from '@rezenso/contract/tasks';
import { expect } from 'expect';
import { write } from '../../../../testing/factories/conversations.ts';
import { anExchange, aTextAbout, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { aMatch, aMatchBetween } from '../../../../testing/factories/matches.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();

describe('GET /api/tasks', () => {
  it('refuses visitors, and has nothing for somebody new', async () => {
    expect((await test.visitor.get('/api/tasks')).statusCode).toBe(401);
    expect(await tasksOf(await test.signIn())).toEqual([]);
  });

  it('asks the provider, and nobody else, to answer until that is done', async () => {
    const { requester, provider, match } = await aMatch(test);
    expect(await tasksOf(requester)).toEqual([]);
    expect(await tasksOf(await test.signIn())).toEqual([]);
    expect(await tasksOf(provider)).toEqual([
      {
        id: `match.answer:${match.id}`,
        kind: 'match.answer',
        title: 'Anfrage von Café Morgenrot beantworten',
        dueAt: null,
        since: test.clock.now().toISOString(),
        action: { label: 'Antworten', href: `/matches?match=${match.id}` },
      },
    ]);
    await provider.put(`/api/matches/${match.id}/accept`);
    expect(await tasksOf(provider)).toEqual([]);
  });

  it('does not ask to answer somebody with whom nothing can begin', async () => {
    const { requester, provider } = await aMatch(test);
    await test.db.updateTable('members').set({ status: 'inactive' }).where('id', '=', requester.member.id).execute();
    expect(await tasksOf(provider)).toEqual([]);
  });

  it('leads through an exchange: to write, to confirm, and then nothing', async () => {
    const { reviewer, recipient, exchange, reverse } = await anExchange(test);
    for (const [client, own] of [
      [reviewer, exchange],
      [recipient, reverse],
    ] as const)
      expect(await tasksOf(client)).toMatchObject([
        {
          id: `review.write:${own.id}`,
          dueAt: own.due_at.toISOString(),
          action: { label: 'Review schreiben', href: `/exchanges?exchange=${own.id}` },
        },
      ]);
    await handIn(reviewer, exchange, { reviewText: aTextAbout(exchange.id) });
    expect(await tasksOf(reviewer)).toEqual([]);
    expect((await tasksOf(recipient)).map(({ title, action }) => [title, action.href])).toEqual([
      ['Review von Café Morgenrot auf Google bestätigen', `/exchanges?exchange=${exchange.id}`],
      ['Review für Café Morgenrot auf google auf Google schreiben', `/exchanges?exchange=${reverse.id}`],
    ]);
    await confirm(recipient, exchange);
    await handIn(recipient, reverse, { reviewText: aTextAbout(reverse.id) });
    await confirm(reviewer, reverse);
    for (const client of [reviewer, recipient]) expect(await tasksOf(client)).toEqual([]);
  });

  it('puts what is overdue first, and asks for a better text where the first is worth nothing', async () => {
    const { reviewer, recipient, exchange, reverse } = await anExchange(test);
    await handIn(reviewer, exchange, { reviewText: 'Super!' });
    expect((await tasksOf(reviewer)).map(({ kind, dueAt }) => [kind, dueAt])).toEqual([['review.revise', null]]);
    expect((await tasksOf(recipient)).map(({ kind }) => kind)).toEqual(['review.confirm', 'review.write']);
    const past = new Date(test.clock.now().getTime() - 1000);
    await test.db.updateTable('review_exchanges').set({ due_at: past }).where('id', '=', reverse.id).execute();
    expect((await tasksOf(recipient)).map(({ kind }) => kind)).toEqual(['review.write', 'review.confirm']);
  });

  it('asks for a review where there is no plan once the partner has given one', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    for (const client of [requester, provider]) expect(await tasksOf(client)).toEqual([]);
    await requester.put(`/api/matches/${match.id}/complete`, { rating: 4 });
    expect(await tasksOf(requester)).toEqual([]);
    expect(await tasksOf(provider)).toMatchObject([
      {
        kind: 'match.review',
        title: 'Review für Café Morgenrot schreiben',
        action: { href: `/matches?match=${match.id}` },
      },
    ]);
    await provider.put(`/api/matches/${match.id}/complete`, { rating: 5 });
    expect(await tasksOf(provider)).toEqual([]);
  });

  it('counts unread messages by conversation until they are read or their writer is gone', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    await write(requester, match.id);
    expect(await titlesOf(provider)).toEqual(['Neue Nachricht von Café Morgenrot']);
    await write(requester, match.id);
    expect(await tasksOf(provider)).toMatchObject([
      { title: '2 neue Nachrichten von Café Morgenrot', action: { href: `/matches/${match.id}/nachrichten` } },
    ]);
    expect(await tasksOf(requester)).toEqual([]);
    await provider.put(`/api/conversations/${match.id}/read`, { upTo: 2 });
    expect(await tasksOf(provider)).toEqual([]);
    await write(requester, match.id);
    await requester.post('/api/privacy/delete-account', { email: requester.member.email });
    expect(await tasksOf(provider)).toEqual([]);
  });

  it('holds the most urgent ones, and answers fifty at once alike', async () => {
    const busy = await test.signIn();
    const asking = await Promise.all(Array.from({ length: mostTasks + 3 }, () => test.signIn()));
    const asked: string[] = [];
    for (const { member } of asking) {
      asked.push((await aMatchBetween(test, member, busy.member)).id);
      test.clock.advance({ minutes: 1 });
    }
    const answers = await Promise.all(Array.from({ length: 50 }, () => busy.get('/api/tasks')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const tasks = answers[0]?.json<Task[]>() ?? [];
    expect(tasks.map(({ id }) => id)).toEqual(asked.slice(0, mostTasks).map((id) => `match.answer:${id}`));
  });
});

async function tasksOf(client: SignedInClient): Promise<Task[]> {
  const answer = await client.get('/api/tasks');
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function titlesOf(client: SignedInClient): Promise<string[]> {
  return (await tasksOf(client)).map(({ title }) => title);
}
