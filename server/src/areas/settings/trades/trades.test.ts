import { describe, it } from 'node:test';
import { industryIds } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import { saveProfile } from '../../../../testing/factories/profiles.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { db } = test;

describe('the kinds of business', () => {
  it('are listed by name, each with its industries', async () => {
    const eva = await test.signIn();
    const answer = await eva.get('/api/trades');
    expect(answer.statusCode).toBe(200);
    const { trades } = answer.json<{ trades: { id: string; name: string; industries: string[] }[] }>();
    expect(trades.length).toBeGreaterThan(300);
    expect(trades).toContainEqual({ id: 'craft/photographer', name: 'Fotostudio', industries: ['dienstleistungen'] });
    expect(trades.map(({ name }) => name)).toEqual(
      trades.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'de')),
    );
    for (const industry of industryIds)
      expect(trades.some(({ industries }) => industries.includes(industry))).toBe(true);
  });

  it('are for members', async () => {
    expect((await test.visitor.get('/api/trades')).statusCode).toBe(401);
  });
});

describe('the kind of a business in its profile', () => {
  it('is saved, shown to partners by its name, and taken back', async () => {
    const { client, partner } = await aPair();
    expect((await saveProfile(client, { trade: 'craft/photographer' })).json().user.trade).toBe('craft/photographer');
    expect(await seenBy(partner, client.member.id)).toBe('Fotostudio');
    expect((await saveProfile(client, { trade: null })).json().user.trade).toBeNull();
    expect(await seenBy(partner, client.member.id)).toBeNull();
  });

  it('stays when a save does not speak of it, unless the industry changes to one without it', async () => {
    const { client } = await aPair();
    await saveProfile(client, { trade: 'craft/printer' });
    expect((await saveProfile(client, {})).json().user.trade).toBe('craft/printer');
    expect((await saveProfile(client, { industry: 'handwerk' })).json().user.trade).toBe('craft/printer');
    expect((await saveProfile(client, { industry: 'gastronomie' })).json().user.trade).toBeNull();
  });

  it('is refused when nobody knows it', async () => {
    const { client } = await aPair();
    for (const trade of ['craft/none', 'toString', '__proto__', '']) {
      const answer = await saveProfile(client, { trade });
      expect([trade, answer.statusCode]).toEqual([trade, 400]);
      expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ path: 'trade' }] });
    }
    for (const trade of [5, {}, 'x'.repeat(61)]) expect((await saveProfile(client, { trade })).statusCode).toBe(400);
  });
});

async function aPair() {
  const [client, partner] = [await test.signIn(), await test.signIn()];
  await saveProfile(client, {});
  await saveProfile(partner, { industry: 'gastronomie' });
  return { client, partner };
}

type Client = Awaited<ReturnType<typeof test.signIn>>;

async function seenBy(client: Client, id: string): Promise<string | null | undefined> {
  await db
    .insertInto('user_platforms')
    .values({ member_id: id, platform: 'google', business_name: 'Betrieb', created_at: test.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const answer = await client.get('/api/matches/potential?limit=50');
  const partners = answer.json<{ user: { id: string; tradeName: string | null } }[]>();
  return partners.find(({ user }) => user.id === id)?.user.tradeName;
}
