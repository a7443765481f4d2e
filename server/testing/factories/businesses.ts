import { expect } from 'expect';
import type { SignedInClient, TestApp } from '../test-app.ts';
import { aMatchBetween, givePlatforms, xpOf } from './matches.ts';

/** Businesses that come, earn, match and leave as people would, by the calls of the site. */
export function businessesOf(test: TestApp) {
  const { db } = test;

  return {
    signInAnew,
    anEva,
    startOne,
    signedInAgain,
    addProfile,
    aBusiness,
    acceptEachOther,
    earnOnce,
    profileOf,
    leave,
    freeUsed,
    freeLeft,
    totalOf,
  };

  async function signInAnew(email: string): Promise<SignedInClient> {
    const browser = test.newVisitor();
    await browser.post('/api/auth/dev-bypass', { email });
    const member = await db
      .selectFrom('members')
      .selectAll()
      .where('email', '=', email.toLowerCase())
      .executeTakeFirstOrThrow();
    return { ...browser, member };
  }

  /** One of several accounts of the same person, which can match. */
  async function anEva(step: number): Promise<SignedInClient> {
    const eva = await signInAnew(`eva+${step}@mehrfach.de`);
    await givePlatforms(db, eva.member, ['google']);
    return eva;
  }

  async function startOne(account: SignedInClient): Promise<number> {
    const partner = await test.aMember();
    await givePlatforms(db, partner, ['google']);
    const match = await aMatchBetween(test, account.member, partner, { status: 'accepted' });
    return (await account.post(`/api/matches/${match.id}/coordinate`)).statusCode;
  }

  function signedInAgain({ member }: SignedInClient): Promise<SignedInClient> {
    return test.signIn(member);
  }

  async function addProfile(client: SignedInClient, profileUrl: string): Promise<void> {
    const platform = { platform: 'facebook', businessName: 'Eva Druck', profileUrl, notes: null };
    expect((await client.post('/api/user-platforms', platform)).statusCode).toBe(200);
    await db.deleteFrom('xp_ledger').where('action', '=', 'platform.added').execute();
    await db.updateTable('members').set({ xp_total: 0 }).where('id', '=', client.member.id).execute();
  }

  /** A business of its own site that can match. */
  async function aBusiness(email: string, site = email.slice(email.indexOf('@') + 1)): Promise<SignedInClient> {
    const business = await signInAnew(email);
    expect((await business.put('/api/profile', profileOf(site))).statusCode).toBe(200);
    await givePlatforms(db, business.member, ['google']);
    await db.deleteFrom('xp_ledger').where('action', '=', 'profile.completed').execute();
    await db.updateTable('members').set({ xp_total: 0 }).where('id', '=', business.member.id).execute();
    return business;
  }

  async function acceptEachOther(asking: SignedInClient, asked: SignedInClient): Promise<void> {
    const match = await aMatchBetween(test, asking.member, asked.member);
    expect((await asked.put(`/api/matches/${match.id}/accept`)).statusCode).toBe(200);
    await db.updateTable('matches').set({ status: 'completed' }).where('id', '=', match.id).execute();
  }

  /** Everything that earns once. */
  async function earnOnce(client: SignedInClient): Promise<void> {
    expect((await client.put('/api/profile', profileOf('cafe-anna.de'))).statusCode).toBe(200);
    const platform = { platform: 'google', businessName: 'Café Anna', profileUrl: null, notes: null };
    expect((await client.post('/api/user-platforms', platform)).statusCode).toBeLessThan(300);
  }

  function profileOf(domain: string) {
    return {
      firstName: 'Anna',
      lastName: 'Sommer',
      companyName: `Sommer ${domain.replace('www.', '')}`,
      industry: 'gastronomie',
      domain,
      description: 'Sauerteigbrot und Kuchen aus Freiburg.',
      targetAudience: 'Familien',
      location: '79098 Freiburg',
      languages: ['de'],
      registeredPlatforms: ['google'],
    };
  }

  async function leave(client: SignedInClient): Promise<void> {
    const answer = await client.post('/api/privacy/delete-account', { email: client.member.email });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }

  async function freeUsed(client: SignedInClient): Promise<number> {
    return (await client.get('/api/profile')).json().user.freeReviewsUsed;
  }

  async function freeLeft(client: SignedInClient): Promise<number> {
    return (await client.get('/api/subscription')).json().remainingFreeMatches;
  }

  async function totalOf({ member }: SignedInClient): Promise<number> {
    return (await xpOf(db, member)).total;
  }
}
