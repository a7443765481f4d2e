import { job } from '../../src/jobs/job.ts';
import type { SignedInClient, TestApp } from '../test-app.ts';
import { anExchange, aTextAbout } from './exchanges.ts';

/** Accounts that have something in common, and the look at them. */
export function ringsOf(test: TestApp) {
  const { db, clock } = test;
  async function members(count: number): Promise<SignedInClient[]> {
    const clients: SignedInClient[] = [];
    for (let number = 0; number < count; number += 1) clients.push(await test.signIn());
    return clients;
  }

  /** Three accounts in one browser that swap with one another and nobody else, each pair twice. */
  async function aRing(): Promise<SignedInClient[]> {
    const ring = await members(3);
    await share(ring, 'device');
    await share(ring, 'network');
    await swapAround(ring, 2);
    return ring;
  }

  async function share(clients: readonly SignedInClient[], kind: 'device' | 'network'): Promise<void> {
    const tag = `${kind} of ${one(clients).member.id}`;
    for (const { member } of clients)
      await db
        .insertInto('account_signals')
        .values({ member_id: member.id, kind, tag, seen_at: clock.now(), days: 3 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }

  async function swapAround(clients: readonly SignedInClient[], times: number): Promise<void> {
    for (let time = 0; time < times; time += 1)
      // Nobody is only ever asked.
      for (const [index, writer] of clients.entries())
        for (const other of clients.slice(index + 1)) await (time % 2 ? swap(other, writer) : swap(writer, other));
  }

  /** Apart from the other moments, so that nothing comes in a burst. */
  let swaps = 0;

  /** A review in each direction, written some days after the two agreed; the first side asked for it. */
  async function swap(writer: SignedInClient, other: SignedInClient): Promise<void> {
    const { exchange, reverse } = await anExchange(test);
    const between = { requester_id: writer.member.id, provider_id: other.member.id, status: 'completed' } as const;
    await db.updateTable('matches').set(between).where('id', '=', exchange.match_id).execute();
    const sides = [
      [exchange, writer, other],
      [reverse, other, writer],
    ] as const;
    for (const [row, from, to] of sides) {
      swaps += 1;
      const handedIn = before({ hours: 1 + (swaps % 30) * 2 });
      await db
        .updateTable('review_exchanges')
        .set({ reviewer_id: from.member.id, recipient_id: to.member.id, status: 'confirmed', confirmed_at: handedIn })
        .set({ created_at: new Date(handedIn.getTime() - 3 * 86_400_000), submitted_at: handedIn })
        .set({ review_text: aTextAbout(row.id), review_rating: 5 })
        .where('id', '=', row.id)
        .execute();
    }
  }

  /** On days of their own. */
  async function joinApart(clients: readonly SignedInClient[]): Promise<void> {
    for (const [index, { member }] of clients.entries())
      await db
        .updateTable('members')
        .set({ created_at: before({ hours: 24 * (30 + 10 * index) }) })
        .where('id', '=', member.id)
        .execute();
  }

  function before({ hours }: { hours: number }): Date {
    return new Date(clock.now().getTime() - hours * 3_600_000);
  }

  async function judge(): Promise<void> {
    await begin('rings.judge-due');
  }

  async function begin(name: string): Promise<void> {
    await test.core.jobs.enqueue(db, job<Record<string, never>>(name), {});
    await test.runJobs();
  }

  return { one, members, aRing, share, swapAround, swap, joinApart, begin, judge };
}

/** The first. */
function one(ring: readonly SignedInClient[]): SignedInClient {
  const [first] = ring;
  if (!first) throw new Error('A ring has somebody');
  return first;
}
