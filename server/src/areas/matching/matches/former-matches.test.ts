import { describe, it } from 'node:test';
import type { PotentialMatch } from '@rezenso/contract/matches';
import { expect } from 'expect';
import { businessesOf } from '../../../../testing/factories/businesses.ts';
import { moveTo } from '../../../../testing/factories/email-changes.ts';
import { everyRow } from '../../../../testing/member-columns.ts';
import { sweepNow } from '../../../../testing/sweep-now.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';

const test = await startTestApp();
const { db, clock } = test;
const { aBusiness, leave, profileOf } = businessesOf(test);

/** By what somebody is known who comes back, each time by that alone. */
const ways = {
  'the same mailbox and site': () => aBusiness('stk@stalk-laden.de'),
  'the same mailbox, named differently': () => aBusiness('stk+neu@stalk-laden.de', 'ganz-anders.de'),
  'another mailbox and the site that it had proved': () => aBusiness('chefin@gmx.de', 'stalk-laden.de'),
  'another mailbox and a profile that it had named': async () => {
    const again = await aBusiness('chefin@gmx.de', 'ganz-anders.de');
    await addProfile(again);
    return again;
  },
};

describe('somebody whom a partner blocks, and who leaves', () => {
  for (const [how, comeBack] of Object.entries(ways)) {
    it(`asks that partner for nothing when it comes back with ${how}, and is not suggested to it`, async () => {
      const { victim, stalker } = await blocked();
      await leave(stalker);
      const again = await comeBack();
      await test.runJobs();
      const mailed = (await test.mails()).length;
      expect(await codeOf(again, victim)).toBe('MATCH_BLOCKED');
      expect(await codeOf(victim, again)).toBe('MATCH_BLOCKED');
      await test.runJobs();
      expect((await test.mails()).length).toBe(mailed);
      expect([await suggestedTo(victim), await suggestedTo(again)]).toEqual([[], []]);
    });
  }

  it('may ask again, and is suggested again, once the block is taken back', async () => {
    const { victim, stalker, match } = await blocked();
    await leave(stalker);
    const again = await aBusiness('stk@stalk-laden.de');
    expect((await victim.delete(`/api/conversations/${match}/block`)).statusCode).toBe(200);
    expect(await suggestedTo(victim)).toEqual([again.member.id]);
    expect(await codeOf(again, victim)).toBe('pending');
  });

  it('is bound as well when it leaves and comes back twice, and when it is blocked after it left', async () => {
    const { victim, stalker, match } = await blocked();
    await victim.delete(`/api/conversations/${match}/block`);
    await leave(stalker);
    expect((await victim.put(`/api/conversations/${match}/block`)).statusCode).toBe(200);
    clock.advance({ days: 200 });
    await sweepNow(test);
    await leave(await aBusiness('stk@stalk-laden.de'));
    clock.advance({ days: 300 });
    await sweepNow(test);
    const again = await aBusiness('stk@stalk-laden.de');
    expect(await codeOf(again, await test.signIn(victim.member))).toBe('MATCH_BLOCKED');
  });

  it('binds with it the second account that it had, from the moment it leaves', async () => {
    const { victim, stalker } = await blocked();
    const second = await aBusiness('stk+2@stalk-laden.de', 'ganz-anders.de');
    expect([await suggestedTo(victim), await codeOf(second, victim)]).toEqual([[], 'MATCH_BLOCKED']);
    await leave(stalker);
    expect([await suggestedTo(victim), await suggestedTo(second)]).toEqual([[], []]);
    expect(await codeOf(second, victim)).toBe('MATCH_BLOCKED');
  });

  it('is bound whichever of both comes first, the block or the deletion', { skip: !isOnPostgres }, async () => {
    for (let time = 0; time < 8; time += 1) {
      const [victim, stalker] = [await aBusiness(`opf@opfer-${time}.de`), await aBusiness(`stk@stalk-${time}.de`)];
      const match = await accepted(stalker, victim);
      await Promise.all([victim.put(`/api/conversations/${match}/block`), leave(stalker)]);
      expect([time, await codeOf(await aBusiness(`stk@stalk-${time}.de`), victim)]).toEqual([time, 'MATCH_BLOCKED']);
    }
  });

  it('binds no stranger: at the same provider, nor whoever proves the site it had only typed in', async () => {
    const victim = await aBusiness('opf@opfer.de');
    const stalker = await aBusiness('stk@gmx.de', 'cafe-viktoria.de');
    await block(victim, await accepted(stalker, victim));
    const before = await aBusiness('erste@gmx.de', 'ganz-anders.de');
    await leave(stalker);
    const [other, owner] = [await aBusiness('max@gmx.de', 'max-baut.de'), await aBusiness('v@cafe-viktoria.de')];
    for (const one of [before, other, owner]) expect(await codeOf(one, victim)).toBe('pending');
  });
});

describe('somebody who was refused', () => {
  it('waits thirty days also when it leaves meanwhile, and then no longer', async () => {
    const [victim, asking] = [await aBusiness('opf@opfer.de'), await aBusiness('stk@stalk-laden.de')];
    await victim.put(`/api/matches/${await ask(asking, victim)}/decline`, {});
    clock.advance({ days: 10 });
    await leave(await test.signIn(asking.member));
    const again = await aBusiness('stk@stalk-laden.de');
    expect(await codeOf(again, victim)).toBe('MATCH_DECLINED_RECENTLY');
    clock.advance({ days: 20 });
    expect(await codeOf(await test.signIn(again.member), await test.signIn(victim.member))).toBe('pending');
  });

  it('is asked by whoever declined, whenever they like', async () => {
    const [victim, asking] = [await aBusiness('opf@opfer.de'), await aBusiness('stk@stalk-laden.de')];
    await victim.put(`/api/matches/${await ask(asking, victim)}/decline`, {});
    await leave(asking);
    expect(await codeOf(victim, await aBusiness('stk@stalk-laden.de'))).toBe('pending');
  });

  for (const how of ['takes the request back', 'lets it go with the account']) {
    it(`waits seven days when it ${how}`, async () => {
      const [victim, asking] = [await aBusiness('opf@opfer.de'), await aBusiness('stk@stalk-laden.de')];
      const id = await ask(asking, victim);
      if (how === 'takes the request back') await asking.put(`/api/matches/${id}/withdraw`, {});
      await leave(asking);
      const again = await aBusiness('stk@stalk-laden.de');
      expect(await codeOf(again, victim)).toBe('MATCH_WITHDRAWN_RECENTLY');
      clock.advance({ days: 7 });
      expect(await codeOf(await test.signIn(again.member), await test.signIn(victim.member))).toBe('pending');
    });
  }
});

describe('who moves to another address and begins anew with the old one', () => {
  it('is bound in both accounts', async () => {
    const { victim, stalker } = await blocked();
    await moveTo(test, stalker, 'neu@andere-stadt.de');
    const anew = await aBusiness('stk@stalk-laden.de');
    expect([await codeOf(anew, victim), await codeOf(stalker, victim)]).toEqual(['MATCH_BLOCKED', 'MATCH_BLOCKED']);
    expect(await suggestedTo(victim)).toEqual([]);
  });
});

describe('what is kept of it', () => {
  it('is nothing that anybody can read, and nothing where nothing binds', async () => {
    const { victim, stalker } = await blocked();
    const idle = await aBusiness('eva@zwetschgenhof.de');
    await leave(idle);
    expect(await db.selectFrom('former_marks').selectAll().execute()).toEqual([]);
    await leave(stalker);
    const rows = (await everyRow(db)).filter((row) => /^public\.former_/.test(row));
    expect(rows.some((row) => row.includes(victim.member.id))).toBe(true);
    expect(rows.filter((row) => /stalk|stk@/i.test(row) || row.includes(stalker.member.id))).toEqual([]);
  });

  it('goes a year after it left, and with the account of whoever blocked', async () => {
    const { stalker } = await blocked();
    await leave(stalker);
    clock.advance({ days: 364 });
    await sweepNow(test);
    expect((await db.selectFrom('former_marks').selectAll().execute()).length).toBeGreaterThan(2);
    clock.advance({ days: 1 });
    await sweepNow(test);
    expect(await kept()).toEqual([[], [], []]);
    const second = await blocked('opf@zweites-opfer.de');
    await leave(second.stalker);
    await aBusiness('stk@stalk-laden.de');
    await leave(second.victim);
    expect((await kept()).slice(1)).toEqual([[], []]);
  });
});

/** A partner that blocks somebody known by mailbox, site and a profile. */
async function blocked(by = 'opf@opfer.de') {
  const [victim, stalker] = [await aBusiness(by), await aBusiness('stk@stalk-laden.de')];
  // Not a competitor, so that nothing but the block keeps both apart.
  const site = by.slice(by.indexOf('@') + 1);
  await victim.put('/api/profile', { ...profileOf(site), industry: 'handwerk' });
  await addProfile(stalker);
  const match = await accepted(stalker, victim);
  await block(victim, match);
  return { victim, stalker, match };
}

async function addProfile(client: SignedInClient): Promise<void> {
  const profileUrl = 'https://www.facebook.com/stalkladen';
  const platform = { platform: 'facebook', businessName: 'Laden', profileUrl, notes: null };
  expect((await client.post('/api/user-platforms', platform)).statusCode).toBe(200);
}

async function block(client: SignedInClient, match: string): Promise<void> {
  expect((await client.put(`/api/conversations/${match}/block`)).statusCode).toBe(200);
}

async function ask(one: SignedInClient, other: SignedInClient): Promise<string> {
  return (await one.post('/api/matches', { providerId: other.member.id })).json().id;
}

async function accepted(one: SignedInClient, other: SignedInClient): Promise<string> {
  const id = await ask(one, other);
  expect((await other.put(`/api/matches/${id}/accept`)).statusCode).toBe(200);
  return id;
}

/** What became of asking for a match: its state, or why it was refused. */
async function codeOf(one: SignedInClient, other: SignedInClient): Promise<string> {
  const answer = (await one.post('/api/matches', { providerId: other.member.id })).json();
  return answer.code ?? answer.status;
}

async function suggestedTo(client: SignedInClient): Promise<string[]> {
  const found = (await client.get('/api/matches/potential')).json<PotentialMatch[]>();
  return found.map(({ user }) => user.id);
}

function kept() {
  const tables = ['former_marks', 'former_matches', 'former_match_heirs'] as const;
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
}
