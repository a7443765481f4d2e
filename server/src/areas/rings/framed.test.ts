import { describe, it } from 'node:test';
import { judgeAccount } from '@rezenso/engines/rings';
import { expect } from 'expect';
import { memberNow } from '../../../testing/factories/admin.ts';
import { anExchange, aTextAbout, handIn } from '../../../testing/factories/exchanges.ts';
import { ringsOf } from '../../../testing/factories/rings.ts';
import { type SignedInClient, startTestApp } from '../../../testing/test-app.ts';
import { businessMarks } from '../matching/index.ts';
import { neighbourhoodOf } from './judging/neighbourhood.ts';

const test = await startTestApp();
const { db, clock } = test;
const { one, members, swap, swapAround, judge, joinApart } = ringsOf(test);

const texts = [
  'Der Brotteig war luftig, die Kruste dunkel, und am Samstag gab es sogar noch Rosinenschnecken für die Kinder.',
  'Unser Badezimmer wurde in neun Tagen fertig, der Fliesenleger räumte jeden Abend auf und rief vorher an.',
  'Die neue Website lädt schnell, nur die Bilder vom Sommerfest fehlten zuerst, das wurde am Montag nachgeholt.',
  'Zum Jubiläum lieferten sie achtzig Teller Maultaschen, warm und pünktlich, nur die Servietten waren vergessen.',
];

describe('a member with two honest partners that puppets want to have held', () => {
  it('is not, by copies of what it wrote; who copied has that against it', async () => {
    const { victim, puppets } = await someone(4);
    for (const [index, puppet] of puppets.entries()) {
      await write(victim, puppet, texts[index] ?? '', puppet);
      await write(puppet, victim, aTextAbout(`${puppet.member.id} v`), puppet);
    }
    for (const [index, puppet] of puppets.entries())
      for (const [other, subject] of puppets.entries())
        if (other !== index) {
          const copied = other === (index + 1) % puppets.length ? texts[index] : undefined;
          await write(puppet, subject, copied ?? aTextAbout(`${puppet.member.id} ${subject.member.id}`), puppet);
        }
    await test.runJobs();
    await judge();
    expect(await levelOf(victim)).toBe('none');
    expect(await codesOf(one(puppets))).toContain('shared_texts');
    expect(await codesOf(victim)).not.toContain('shared_texts');
  });

  it('is not, by taking its reviews and giving nothing back, beside others who do the same', async () => {
    const { victim, puppets: takers } = await someone(6);
    const writers = await members(2);
    await joinApart(writers);
    for (const taker of takers)
      for (const writer of [victim, ...writers])
        await write(writer, taker, aTextAbout(`${writer.member.id} ${taker.member.id}`), taker);
    await judge();
    expect(await levelOf(victim)).toBe('none');
  });

  it('is not, by one sign-in each in its network, nor by links of theirs that it opens', async () => {
    const { victim, puppets } = await someone(6);
    const browser = test.newVisitor();
    await redeem(browser, await linkTo(victim), '203.0.113.7');
    for (const puppet of puppets) await redeem(test.newVisitor(), await linkTo(puppet), '203.0.113.55');
    for (const puppet of puppets) await redeem(browser, await linkTo(puppet), '203.0.113.7');
    for (const puppet of puppets) await swap(puppet, victim);
    await swapAround(puppets, 1);
    await judge();
    expect(await levelOf(victim)).toBe('none');
  });

  it('is not, by what they type in: its site, its profiles', async () => {
    const { victim, puppets } = await someone(4);
    for (const client of [victim, ...puppets]) {
      await db.updateTable('members').set({ domain: 'cafe-viktoria.de' }).where('id', '=', client.member.id).execute();
      await businessMarks(db).refresh([client.member.id]);
    }
    for (const puppet of puppets) await swap(puppet, victim);
    await swapAround(puppets, 1);
    await judge();
    expect(await levelOf(victim)).toBe('none');
    expect(await codesOf(victim)).not.toContain('shared_site');
  });
});

describe('where an account is used', () => {
  it('counts once a day, at the sign-in and while the session goes on', async () => {
    const eva = await test.signIn();
    const browser = test.newVisitor();
    await redeem(browser, await linkTo(eva), '203.0.113.7');
    for (let day = 0; day < 3; day += 1) {
      clock.advance({ days: 1 });
      for (let call = 0; call < 2; call += 1) await browser.get('/api/auth/user');
    }
    const seen = db.selectFrom('account_signals').select(['kind', 'days']).where('member_id', '=', eva.member.id);
    const days = await seen.orderBy('kind').orderBy('days', 'desc').execute();
    expect(days.filter(({ kind }) => kind === 'device')).toEqual([{ kind: 'device', days: 4 }]);
  });
});

/** A member that swapped with two others, and puppets, which all joined on days of their own. */
async function someone(count: number): Promise<{ victim: SignedInClient; puppets: SignedInClient[] }> {
  const all = await members(3 + count);
  await joinApart(all);
  reviews = 0;
  const victim = one(all);
  for (const partner of all.slice(1, 3)) await swap(victim, partner);
  return { victim, puppets: all.slice(3) };
}

let reviews = 0;

/** A review in one direction, of a match that `asker` asked for; each a little later than the one before. */
async function write(
  writer: SignedInClient,
  subject: SignedInClient,
  text: string,
  asker: SignedInClient,
): Promise<void> {
  const { exchange } = await anExchange(test);
  const other = asker === writer ? subject : writer;
  const between = { requester_id: asker.member.id, provider_id: other.member.id, status: 'completed' } as const;
  await db.updateTable('matches').set(between).where('id', '=', exchange.match_id).execute();
  const sides = { reviewer_id: writer.member.id, recipient_id: subject.member.id };
  await db.updateTable('review_exchanges').set(sides).where('id', '=', exchange.id).execute();
  const handed = await handIn(writer, exchange, { reviewText: text, reviewRating: 5 });
  expect(handed.statusCode).toBe(200);
  reviews += 1;
  const at = new Date(clock.now().getTime() - (70 - (reviews % 68)) * 3_600_000);
  const moments = { created_at: new Date(at.getTime() - 3 * 86_400_000), submitted_at: at };
  await db.updateTable('review_exchanges').set(moments).where('id', '=', exchange.id).execute();
}

async function linkTo({ member }: SignedInClient): Promise<string> {
  clock.advance({ minutes: 20 });
  await test.newVisitor().post('/api/auth/magic-link', { email: member.email });
  await test.runJobs();
  const mail = (await test.mails()).find(({ to, text }) => to === member.email && text.includes('token='));
  return /(?<=token=)[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
}

async function redeem(
  browser: ReturnType<typeof test.newVisitor>,
  token: string,
  remoteAddress: string,
): Promise<void> {
  const headers = { origin: 'http://localhost:3000' };
  const url = '/api/auth/magic-link/verify';
  const answer = await browser.send({ method: 'POST', url, remoteAddress, headers, payload: { token } });
  expect(answer.statusCode).toBe(200);
}

async function levelOf({ member }: SignedInClient): Promise<string> {
  const judged = db.selectFrom('ring_verdicts').select('score').where('member_id', '=', member.id);
  expect(await judged.execute()).toHaveLength(1);
  return (await memberNow(test, member)).ring_level;
}

/** What the engine finds about an account as it stands. */
async function codesOf({ member }: SignedInClient): Promise<string[]> {
  const { evidence } = judgeAccount(member.id, await neighbourhoodOf(db, member.id));
  return evidence.map(({ code }) => code);
}
