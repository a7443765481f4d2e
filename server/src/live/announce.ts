import type { Subject } from '@rezenso/contract/subjects';
import { sql } from 'kysely';
import { beforeCommit, type Db } from '../database/database.ts';
import { type Ending, type LiveMessage, liveChannel, payloadsOf } from './message.ts';

/** What a transaction has to tell, put together. */
interface Announcement {
  members: Map<string, Set<Subject>>;
  staff: Set<Subject>;
  over: LiveMessage['over'][number][];
}

const open = new WeakMap<Db, Announcement>();

/**
 * Tells every open page of these members that what it shows of the subjects is stale: once the transaction is committed, and not
 * at all when it is rolled back. Whoever writes what members read, and records no event of it, calls this in the same place.
 */
export async function announce(tx: Db, members: readonly string[], ...subjects: readonly Subject[]): Promise<void> {
  if (members.length === 0) return;
  await add(tx, (told) => {
    for (const member of members) {
      const known = told.members.get(member) ?? new Set();
      told.members.set(member, known);
      for (const subject of subjects) known.add(subject);
    }
  });
}

/** The same for the open pages of the admin area. */
export async function announceToStaff(tx: Db, ...subjects: readonly Subject[]): Promise<void> {
  await add(tx, ({ staff }) => {
    for (const subject of subjects) staff.add(subject);
  });
}

/** Ends the streams of a session (by the hash of its secret) or of a member, in every process. */
export async function endStreams(tx: Db, ending: Ending, of: 'session' | 'member', id: string): Promise<void> {
  await add(tx, ({ over }) => void over.push([ending, of, id]));
}

/** A transaction tells everything at its end, in one message; outside of one each is told at once. */
async function add(tx: Db, note: (told: Announcement) => void): Promise<void> {
  const known = open.get(tx);
  if (known) return note(known);
  const told: Announcement = { members: new Map(), staff: new Set(), over: [] };
  note(told);
  if (beforeCommit(tx, () => send(tx, told))) open.set(tx, told);
  else await send(tx, told);
}

async function send(db: Db, { members, staff, over }: Announcement): Promise<void> {
  // Members with the same news stand together.
  const bySubjects = Map.groupBy(members, ([, subjects]) => [...subjects].sort().join());
  const to = [...bySubjects.values()].map(
    (alike) => [[...(alike[0]?.[1] ?? [])], alike.map(([member]) => member)] as const,
  );
  await notify(db, payloadsOf({ to, staff: [...staff], over }));
}

/** Sends payloads on the channel that every process listens to. */
export async function notify(db: Db, payloads: readonly string[]): Promise<void> {
  await sql`select pg_notify(${liveChannel}, payload) from unnest(${payloads}::text[]) payload`.execute(db);
}
