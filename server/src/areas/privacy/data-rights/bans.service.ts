import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import type { BanLifted, DomainEvents } from '../../../events/domain-events.ts';
import { announce } from '../../../live/announce.ts';
import { bans } from '../../accounts/index.ts';
import { countOpenOf } from '../../admin/index.ts';
import { aboutAppointment, appointments, createDisputes, createExchanges, exchanges } from '../../exchanges/index.ts';
import { countedMatches, matches } from '../../matching/index.ts';
import { createTell, questions } from '../../notifications/index.ts';
import { recomputeTrustOfPartners } from '../../rewards/index.ts';
import { partnersOf } from './partners.repository.ts';

type Parts = Pick<Core, 'database' | 'engines' | 'env' | 'events' | 'jobs' | 'limits' | 'mailer'>;
type Change = DomainEvents['member.status-changed'];

/**
 * Who is banned keeps what it is in the middle of for the grace: partners hear that it rests, and nobody reminds them. Only what they would
 * travel for meanwhile is called off. Nothing happens when the ban was lifted meanwhile.
 */
export async function pausePartners(
  core: Parts,
  tx: Tx,
  { memberId: member, settlesAt, entryId }: Change,
  now: Date,
): Promise<void> {
  if (!(await partnersOf(tx, member).isBanned())) return;
  // Of before there was a grace.
  if (settlesAt === undefined) return leavePartners(core, tx, member, now);
  await callOff(core, tx, member, now, new Date(settlesAt));
  const tell = createTell(core);
  for (const { matchId, isAsked } of await partnersOf(tx, member).listOpen())
    if (!isAsked) await tell(tx, { kind: 'partner.paused', matchId, leaverId: member, entryId }, now);
  await followPartners(core, tx, member);
}

/** Ends what is open of an account whose grace is over. Nothing happens when the ban was lifted meanwhile. */
export async function settleBan(core: Parts, tx: Tx, member: string, now: Date): Promise<void> {
  if (await bans(tx).settle(member, now)) await leavePartners(core, tx, member, now);
}

/** Goes on with partners whose ban was lifted: what it paused is due as much later, and partners hear so. */
export async function returnToPartners(
  core: Parts,
  tx: Tx,
  { memberId: member, entryId }: Change,
  lifted: BanLifted | undefined,
  now: Date,
): Promise<void> {
  await followPartners(core, tx, member);
  if (!lifted?.pausedSince) return;
  await exchanges(tx).putOff(member, new Date(lifted.pausedSince), now);
  const tell = createTell(core);
  for (const { matchId, isAsked } of await partnersOf(tx, member).listOpen())
    if (!isAsked) await tell(tx, { kind: 'partner.resumed', matchId, leaverId: member, entryId }, now);
}

/** What partners handed in counts, what the banned account handed in they may still confirm, and the rest ends. */
async function leavePartners(core: Parts, tx: Tx, member: string, now: Date): Promise<void> {
  const partners = partnersOf(tx, member);
  const agreed = createExchanges(core);
  const open = await partners.listOpen();
  const ended = await countOpenOf(tx, member);
  await createDisputes(core).endAllOf(tx, member, { isBanned: true }, now);
  for (const id of await partners.listHandedIn({ isToMember: true })) await agreed.confirmForLeaver(tx, id, now);
  await callOff(core, tx, member, now);
  const givenBack = await countedMatches(tx).giveBackOf(member);
  await matches(tx).endAllOf(member, now);
  await exchanges(tx).endAllOf(member);
  await bans(tx).noteEnded(member, ended);
  const tell = createTell(core);
  for (const { matchId, isAsked } of open) {
    const isGivenBack = givenBack.has(matchId);
    await tell(tx, { kind: 'partner.banned', matchId, leaverId: member, isAsked, isGivenBack }, now);
  }
  await questions(tx).settle(
    open.map(({ partnerId }) => partnerId),
    now,
  );
  await followPartners(core, tx, member);
}

/** As if the member had called its appointments off, so that calendars follow; those that begin before a moment, or all. */
async function callOff(
  { events }: Pick<Core, 'events'>,
  tx: Tx,
  member: string,
  now: Date,
  before?: Date,
): Promise<void> {
  for (const { id, starts_at } of await appointments(tx).listStandingOf(member, before)) {
    if (starts_at && starts_at < now) continue;
    const off = await appointments(tx).withdraw(id, member, null, now);
    if (off) await events.record(tx, 'appointment.withdrawn', aboutAppointment(off, member));
  }
}

/** Open pages of partners read anew, and their scores follow. */
async function followPartners({ jobs }: Pick<Core, 'jobs'>, tx: Tx, member: string): Promise<void> {
  const named = ['conversations', 'reviews', 'notifications', 'activities'] as const;
  const partners = await partnersOf(tx, member).listAll();
  await announce(tx, partners, 'matches', 'exchanges', 'suggestions', 'profile', ...named);
  await recomputeTrustOfPartners(jobs, tx, member);
}
