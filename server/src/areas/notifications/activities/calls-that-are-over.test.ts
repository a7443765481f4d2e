import { describe, it } from 'node:test';
import type { Activity } from '@rezenso/contract/activities';
import { expect } from 'expect';
import { anExchange, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { twoPartners } from '../../../../testing/factories/matches.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();

describe('an activity that calls for something', () => {
  it('calls for the answer to a match request until it is given', async () => {
    const { requester, provider } = await twoPartners(test);
    const { id } = (await requester.post('/api/matches', { providerId: provider.member.id })).json();
    expect(await callOf(provider, 'Neue Match-Anfrage')).toEqual({ action: 'Anfrage ansehen', badges: ['Neu'] });
    await provider.put(`/api/matches/${id}/accept`);
    expect(await callOf(provider, 'Neue Match-Anfrage')).toEqual({ action: undefined, badges: [] });
    expect(await callOf(requester, 'Match angefragt')).toEqual({ action: undefined, badges: [] });
    expect((await callOf(provider, 'Match angenommen'))?.action).toBe('Austausch starten');
    await provider.post(`/api/matches/${id}/coordinate`);
    expect((await callOf(provider, 'Match angenommen'))?.action).toBeUndefined();
  });

  it('calls for the confirmation of a review until it is given', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    expect((await callOf(recipient, 'Neue Review erhalten'))?.action).toBe('Review bestätigen');
    await confirm(recipient, exchange);
    expect(await callOf(recipient, 'Neue Review erhalten')).toEqual({ action: undefined, badges: ['4 Sterne'] });
    expect((await callOf(reviewer, 'Review abgegeben'))?.badges).not.toContain('Wartet auf Bestätigung');
  });
});

async function callOf(client: SignedInClient, title: string) {
  await test.runJobs();
  const all = (await client.get('/api/activities')).json<Activity[]>();
  const found = all.find((activity) => activity.title === title);
  return found && { action: found.action?.label, badges: found.badges.map(({ text }) => text) };
}
