import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anExchange, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { aMatch, aMatchBetween, givePlatforms } from '../../../../testing/factories/matches.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import type { NewMember } from '../../../database/schema.ts';
import { businessMarks } from './business-marks.repository.ts';
import { isSameBusiness, type Trader } from './trading.policy.ts';

const test = await startTestApp();
const { db } = test;

const sameBusinesses: Record<string, [Partial<NewMember>, Partial<NewMember>]> = {
  'the same domain': [{ domain: 'sommer.de' }, { domain: 'shop.sommer.de' }],
  'the domain of one and the website of the other': [
    { domain: 'sommer.de' },
    { website: 'https://www.sommer.de/brot' },
  ],
  'the mail domain, though each names another site': [
    { email: 'eva@cat.de', domain: 'eva-katzen.de' },
    { email: 'max@post.cat.de', domain: 'max-katzen.de' },
  ],
  'the mail domain of one and the site of the other': [
    { email: 'eva@cat.de', domain: 'eva-katzen.de' },
    { email: 'max@gmx.de', domain: 'www.cat.de' },
  ],
  'the page on a portal that both call their website': [
    { website: 'https://www.treatwell.de/ort/salon-anna/' },
    { website: 'https://treatwell.de/ort/Salon-Anna.html?ref=x' },
  ],
  'the same company': [{ company_name: 'Bäckerei Sommer GmbH' }, { company_name: 'bäckerei  sommer' }],
  'the same mailbox': [{ email: 'eva.sommer@gmail.com' }, { email: 'evasommer+2@gmail.com' }],
};

describe('two accounts of one business', () => {
  for (const [shared, [one, other]] of Object.entries(sameBusinesses)) {
    it(`that share ${shared} are neither suggested to each other nor can they ask, accept or coordinate`, async () => {
      const [asking, asked] = [await test.signIn(cafe(one)), await test.signIn(printShop(other))];
      await expectNoSwap(asking, asked);
    });
  }

  it('that share a profile address are neither suggested to each other nor can they ask, accept or coordinate', async () => {
    const [asking, asked] = [await test.signIn(cafe({})), await test.signIn(printShop({}))];
    await addProfile(asking, 'https://www.provenexpert.com/sommer/');
    await addProfile(asked, 'http://provenexpert.com/Sommer?utm_source=x');
    await expectNoSwap(asking, asked);
  });

  it('are one whatever the spelling of the company or the address of the profile', async () => {
    const one = await test.signIn(cafe({ company_name: 'Bäckerei Müller & Söhne PartG mbB' }));
    const other = await test.signIn(printShop({ company_name: 'Baeckerei Mueller und Soehne' }));
    expect(codeOf(await ask(one, other))).toEqual([409, 'SAME_BUSINESS']);
    const [left, right] = [await test.signIn(cafe({})), await test.signIn(printShop({}))];
    await addProfile(left, 'https://www.facebook.com/profile.php?id=100063512345678');
    await addProfile(right, 'https://web.facebook.com/people/Sommer/100063512345678/reviews?x=1');
    expect(codeOf(await ask(left, right))).toEqual([409, 'SAME_BUSINESS']);
  });

  it('are one in one town though the name is turned, doubled or written with a digit, and two in two towns', async () => {
    const one = await test.signIn(cafe({ company_name: 'Café Krokus' }));
    for (const company_name of ['Krokus Café', 'Das Café Krokus', 'Café Krokkus GmbH', 'Café Kr0kus']) {
      const other = await test.signIn(printShop({ company_name }));
      expect([company_name, ...codeOf(await ask(one, other))]).toEqual([company_name, 409, 'SAME_BUSINESS']);
    }
    const inBerlin = { latitude: 52.52, longitude: 13.405 };
    const away = await test.signIn(printShop({ company_name: 'Krokus Café', ...inBerlin }));
    expect((await ask(one, away)).statusCode).toBe(200);
    const nowhere = await test.signIn(printShop({ company_name: 'Krokus Café', latitude: null, longitude: null }));
    expect(codeOf(await ask(one, nowhere))).toEqual([409, 'SAME_BUSINESS']);
  });

  it('are two when each proves a site of its own, though both are called alike', async () => {
    const [freiburg, hamburg] = ['post-freiburg.de', 'post-hamburg.de'].map((domain) => ({
      company_name: 'Gasthof zur Post',
      email: `info@${domain}`,
      domain,
    }));
    const [one, other] = [await test.signIn(cafe(freiburg ?? {})), await test.signIn(printShop(hamburg ?? {}))];
    expect((await ask(one, other)).statusCode).toBe(200);
    const third = await test.signIn(printShop({ ...hamburg, email: 'post@gmx.de', domain: 'post-kiel.de' }));
    expect(codeOf(await ask(one, third))).toEqual([409, 'SAME_BUSINESS']);
  });

  it('are two when they only use the same network, host or mail provider', async () => {
    const [asking, asked] = [
      await test.signIn(
        cafe({ email: 'eva@gmail.com', website: 'https://facebook.com/eva', domain: 'eva.jimdosite.com' }),
      ),
      await test.signIn(
        printShop({ email: 'bert@gmail.com', website: 'https://facebook.com/bert', domain: 'bert.jimdosite.com' }),
      ),
    ];
    await addProfile(asking, 'https://www.google.com/maps');
    await addProfile(asked, 'https://www.google.com/maps');
    expect(await suggestedTo(asking)).toContain(asked.member.id);
    expect((await ask(asking, asked)).statusCode).toBe(200);
  });
});

describe('two businesses', () => {
  const portals =
    `www.meinestadt.de/freiburg www.11880.com/branchenbuch www.lieferando.de/speisekarte www.treatwell.de/ort
    www.doctolib.de/praxis www.threads.net www.threads.com wa.me www.instagram.com www.booking.com/hotel linktr.ee t.me
    www.golocal.de/freiburg www.yelp.at/biz www.etsy.com/shop www.herold.at/gelbe-seiten`.split(/\s+/);
  it('may swap though the websites of both are pages on one portal', () => {
    const refused = portals.filter((portal) => {
      const [one, other] = ['anna', 'berta'].map((name) =>
        aTrader({ id: name, domain: portal.split('/')[0] ?? null, website: `https://${portal}/${name}-47` }),
      );
      return !one || !other || isSameBusiness(one, other);
    });
    expect(refused).toEqual([]);
  });

  it('may swap though both have their mailboxes at one provider, access provider, host or portal', () => {
    const refused = ['gmx.ch', 'netcologne.de', 'wp.pl', 'wix.com', 'treatwell.de', 'kunden.t-online.de'].filter(
      (host) => isSameBusiness(aTrader({ email: `anna@${host}` }), aTrader({ email: `berta@${host}` })),
    );
    expect(refused).toEqual([]);
  });
});

describe('an account that is not active', () => {
  for (const status of ['inactive', 'pending'] as const) {
    it(`begins nothing while it is ${status}: it gets no suggestions, and cannot ask, accept or coordinate`, async () => {
      const { requester, provider, match } = await aMatch(test);
      const third = await test.signIn();
      await setStatus(provider, status);
      expect(await suggestedTo(provider)).toEqual([]);
      expect(codeOf(await ask(provider, third))).toEqual([403, 'ACCOUNT_INACTIVE']);
      expect(codeOf(await provider.put(`/api/matches/${match.id}/accept`))).toEqual([403, 'ACCOUNT_INACTIVE']);
      await db.updateTable('matches').set({ status: 'accepted' }).where('id', '=', match.id).execute();
      for (const [client, code] of [
        [provider, [403, 'ACCOUNT_INACTIVE']],
        [requester, [409, 'PARTNER_INACTIVE']],
      ] as const) {
        expect(codeOf(await client.post(`/api/matches/${match.id}/coordinate`))).toEqual(code);
        expect(codeOf(await client.post('/api/coordination/preview', { matchId: match.id }))).toEqual(code);
      }
      await setStatus(provider, 'active');
      expect((await requester.post(`/api/matches/${match.id}/coordinate`)).statusCode).toBe(200);
    });
  }

  it('cannot be accepted by whom it asked', async () => {
    const { requester, provider, match } = await aMatch(test);
    await setStatus(requester, 'inactive');
    expect(codeOf(await provider.put(`/api/matches/${match.id}/accept`))).toEqual([409, 'PARTNER_INACTIVE']);
    expect((await provider.put(`/api/matches/${match.id}/decline`)).statusCode).toBe(200);
  });

  it('finishes what was agreed, so that no partner is stranded', async () => {
    const { reviewer, recipient, exchange, reverse } = await anExchange(test);
    await setStatus(reviewer, 'inactive');
    expect((await handIn(reviewer, exchange)).statusCode).toBe(200);
    expect((await handIn(recipient, reverse)).statusCode).toBe(200);
    expect((await confirm(reviewer, reverse)).statusCode).toBe(200);
    expect((await confirm(recipient, exchange)).statusCode).toBe(200);
  });
});

function aTrader(stated: Partial<Trader>): Trader {
  const nothing = { companyName: null, domain: null, website: null, provenSite: null, profileUrls: [], colleagues: [] };
  const nowhere = { latitude: null, longitude: null };
  return { id: 'x', status: 'active', email: `${stated.id}@gmail.com`, ...nothing, ...nowhere, ...stated };
}

function cafe(fields: Partial<NewMember>): Partial<NewMember> {
  return { industry: 'gastronomie', latitude: 47.995, longitude: 7.85, ...fields };
}

function printShop(fields: Partial<NewMember>): Partial<NewMember> {
  return { industry: 'marketing', latitude: 48.001, longitude: 7.842, ...fields };
}

async function expectNoSwap(asking: SignedInClient, asked: SignedInClient): Promise<void> {
  for (const { member } of [asking, asked]) await givePlatforms(db, member, ['google']);
  // As saving a profile does.
  await businessMarks(db).refresh([asking.member.id, asked.member.id]);
  const stranger = await test.signIn(printShop({}));
  const suggested = await suggestedTo(asking);
  expect(suggested).toContain(stranger.member.id);
  expect(suggested).not.toContain(asked.member.id);
  expect(codeOf(await ask(asking, asked))).toEqual([409, 'SAME_BUSINESS']);
  const match = await aMatchBetween(test, asking.member, asked.member);
  expect(codeOf(await asked.put(`/api/matches/${match.id}/accept`))).toEqual([409, 'SAME_BUSINESS']);
  const { status } = await db
    .selectFrom('matches')
    .select('status')
    .where('id', '=', match.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('pending');
  await db.updateTable('matches').set({ status: 'accepted' }).where('id', '=', match.id).execute();
  expect(codeOf(await asking.post(`/api/matches/${match.id}/coordinate`))).toEqual([409, 'SAME_BUSINESS']);
}

function ask(asking: SignedInClient, asked: SignedInClient) {
  return asking.post('/api/matches', { providerId: asked.member.id });
}

async function suggestedTo(client: SignedInClient): Promise<string[]> {
  const answer = await client.get('/api/matches/potential?limit=50');
  return answer.json().map(({ user }: { user: { id: string } }) => user.id);
}

function codeOf(answer: { statusCode: number; json: () => { code?: string } }): [number, string | undefined] {
  return [answer.statusCode, answer.json().code];
}

async function addProfile(client: SignedInClient, profileUrl: string): Promise<void> {
  const platform = { platform: 'proven_expert', businessName: 'Sommer', profileUrl, notes: null };
  expect((await client.post('/api/user-platforms', platform)).statusCode).toBeLessThan(300);
}

async function setStatus({ member }: SignedInClient, status: 'active' | 'inactive' | 'pending'): Promise<void> {
  await db.updateTable('members').set({ status }).where('id', '=', member.id).execute();
}
