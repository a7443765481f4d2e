import { describe, it } from 'node:test';
import { expect } from 'expect';
import { businessesOf } from '../../../../testing/factories/businesses.ts';
import { aColleague } from '../../../../testing/factories/team.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { signInAnew, profileOf } = businessesOf(test);
const { db } = test;

/** Where the business that somebody claims to be proved its site, or only stated it before. */
const owners = {
  proven: ['chef@cafe-viktoria.de', 'info@partner-druck.de'],
  stated: ['viktoria@gmx.de', 'druck@web.de'],
};

describe('an account that types in what others are known by', () => {
  for (const [how, [mail = '', otherMail = '']] of Object.entries(owners)) {
    it(`keeps them from no partner by a block, a refusal or a request taken back: ${how}`, async () => {
      const [viktoria, druck] = [await viktoriaAt(mail), await druckAt(otherMail)];
      const [claimer, otherClaimer, third] = [
        await claiming(viktoria, 'a'),
        await claiming(druck, 'b'),
        await aThird(),
      ];
      const id = await ask(claimer, otherClaimer, 'accept');
      expect((await claimer.put(`/api/conversations/${id}/block`)).statusCode).toBe(200);
      await ask(claimer, third, 'decline');
      expect(await codeOf(viktoria, druck)).toBe('pending');
      expect(await codeOf(viktoria, third)).toBe('pending');
      await ask(otherClaimer, third, 'withdraw');
      expect(await codeOf(druck, third)).toBe('pending');
    });

    it(`takes no points of theirs: ${how}`, async () => {
      const [viktoria, druck] = [await viktoriaAt(mail), await druckAt(otherMail)];
      const [claimer, otherClaimer] = [await claiming(viktoria, 'a'), await claiming(druck, 'b')];
      await ask(claimer, otherClaimer, 'accept');
      await ask(viktoria, druck, 'accept');
      const paid = db.selectFrom('xp_ledger').select('member_id').where('action', '=', 'match.accepted');
      const ids = new Set((await paid.execute()).map(({ member_id }) => member_id));
      expect([viktoria, druck].map(({ member }) => ids.has(member.id))).toEqual([true, true]);
    });

    it(`is bound itself by what they did: ${how}`, async () => {
      const [viktoria, third] = [await viktoriaAt(mail), await aThird()];
      await ask(viktoria, third, 'decline');
      expect(await codeOf(await claiming(viktoria, 'a'), third)).toBe('MATCH_DECLINED_RECENTLY');
    });
  }

  it('binds nobody by stating it earlier, once they prove it', async () => {
    const before = await aBusiness('a@a-laden.org', 'cafe-viktoria.de', 'Ganz Anders Eins', '20095 Hamburg');
    const [viktoria, third] = [await viktoriaAt('chef@cafe-viktoria.de'), await aThird()];
    await ask(before, third, 'withdraw');
    expect(await codeOf(viktoria, third)).toBe('pending');
  });

  it('may not swap with them', async () => {
    const viktoria = await viktoriaAt('chef@cafe-viktoria.de');
    const claimer = await claiming(viktoria, 'a');
    expect([await codeOf(claimer, viktoria), await codeOf(viktoria, claimer)]).toEqual([
      'SAME_BUSINESS',
      'SAME_BUSINESS',
    ]);
  });
});

describe('colleagues of two businesses', () => {
  it('who work at one agency make no one business of them', async () => {
    const [viktoria, druck, third] = [
      await viktoriaAt('viktoria@gmx.de'),
      await druckAt('druck@web.de'),
      await aThird(),
    ];
    await aColleague(test, viktoria, 'anna@marketing-agentur.de');
    await aColleague(test, druck, 'bert@marketing-agentur.de');
    await ask(viktoria, druck, 'accept');
    await ask(viktoria, third, 'decline');
    expect(await codeOf(druck, third)).toBe('pending');
  });

  it('at the mail domain of another business tie nobody to it', async () => {
    const [viktoria, stranger] = [await viktoriaAt('chef@cafe-viktoria.de'), await druckAt('druck@web.de')];
    const third = await aThird();
    await aColleague(test, stranger, 'praktikant@cafe-viktoria.de');
    await ask(stranger, third, 'withdraw');
    expect([await codeOf(viktoria, third), await codeOf(viktoria, stranger)]).toEqual(['pending', 'pending']);
  });

  it('make one business of both when they are one person', async () => {
    const [viktoria, druck] = [await viktoriaAt('viktoria@gmx.de'), await druckAt('druck@web.de')];
    await aColleague(test, viktoria, 'anna+viktoria@marketing-agentur.de');
    await aColleague(test, druck, 'anna+druck@marketing-agentur.de');
    expect(await codeOf(viktoria, druck)).toBe('SAME_BUSINESS');
  });
});

function viktoriaAt(email: string): Promise<SignedInClient> {
  return aBusiness(email, 'cafe-viktoria.de', 'Café Viktoria', '20095 Hamburg');
}

function druckAt(email: string): Promise<SignedInClient> {
  return aBusiness(email, 'partner-druck.de', 'Partner Druck', '80331 München');
}

function aThird(): Promise<SignedInClient> {
  return aBusiness('info@dach-huber.de', 'dach-huber.de', 'Dach Huber', '50667 Köln');
}

/** A puppet that names the site and the company of another business as its own. */
function claiming({ member }: SignedInClient, name: string): Promise<SignedInClient> {
  const isViktoria = member.email.includes('viktoria');
  const [site, company] = isViktoria ? ['cafe-viktoria.de', 'Café Viktoria'] : ['partner-druck.de', 'Partner Druck'];
  return aBusiness(`${name}@${name}-laden.org`, site, company, '01067 Dresden');
}

async function aBusiness(email: string, site: string, companyName: string, location: string): Promise<SignedInClient> {
  const client = await signInAnew(email);
  const saved = await client.put('/api/profile', { ...profileOf(site), companyName, location });
  expect([email, saved.statusCode]).toEqual([email, 200]);
  await client.post('/api/user-platforms', {
    platform: 'google',
    businessName: 'Laden',
    profileUrl: null,
    notes: null,
  });
  return client;
}

async function ask(
  one: SignedInClient,
  other: SignedInClient,
  then: 'accept' | 'decline' | 'withdraw',
): Promise<string> {
  const asked = (await one.post('/api/matches', { providerId: other.member.id })).json();
  expect(asked.status).toBe('pending');
  const answered = await (then === 'withdraw' ? one : other).put(`/api/matches/${asked.id}/${then}`, {});
  expect([then, answered.statusCode]).toEqual([then, 200]);
  return asked.id;
}

/** What became of asking for a match: its state, or why it was refused. */
async function codeOf(one: SignedInClient, other: SignedInClient): Promise<string> {
  const answer = (await one.post('/api/matches', { providerId: other.member.id })).json();
  return answer.code ?? answer.status;
}
