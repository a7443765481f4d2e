import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';
import { traders } from './traders.repository.ts';
import { isBoundBy, isSameBusiness, marksOf, provenMarksOf, type Trader } from './trading.policy.ts';

/** Apart from other advisory locks of this database. */
const lockSpace = 7_236_085;

const listAlike = prepared<{ id: string; mark: string | null; isLater: boolean }>(`
  select known.member_id as id, mark, own.place > known.place as "isLater"
  from business_marks own join business_marks known using (mark) where own.member_id = $1 and known.member_id <> $1
  union all
  select same.id, null, false from members own join members same on mailbox_of(same.email) = mailbox_of(own.email) where own.id = $1 and same.id <> $1`);

/** What businesses are known by, so that all accounts of one are found; see docs/decisions/0038. */
export function businessMarks(db: Db) {
  return {
    /** Call it in the transaction that changes a company's name, site or platforms, and when an account comes. */
    async refresh(members: readonly string[]): Promise<void> {
      for (const trader of await traders(db).list(members)) {
        const marks = marksOf(trader).map(fingerprintOf);
        await sql`delete from business_marks where member_id = ${trader.id} and mark <> all(${marks}::text[])`.execute(
          db,
        );
        await sql`insert into business_marks (member_id, mark)
          select ${trader.id}::uuid, unnest(${marks}::text[]) on conflict do nothing`.execute(db);
      }
    },

    /** All living accounts of the business that `member` stands for, itself included. */
    async listSame(member: string): Promise<string[]> {
      return listAmong(db, member, await listAlike(db, [member]), isSameBusiness);
    },

    /** Living accounts whose deeds count for `member` as its own, itself included; those that only claim to be it are none of them. */
    async listBinding(member: string): Promise<string[]> {
      const rows = await listAlike(db, [member]);
      const later = new Set(rows.flatMap(({ id, mark, isLater }) => (isLater ? `${id} ${mark}` : [])));
      return listAmong(db, member, rows, (own, one) =>
        isBoundBy(own, one, (mark) => later.has(`${one.id} ${fingerprintOf(mark)}`)),
      );
    },

    /** Living accounts for which the deeds of `member` count as their own, without itself. */
    async listBound(member: string): Promise<string[]> {
      const rows = await listAlike(db, [member]);
      const earlier = new Set(rows.flatMap(({ id, mark, isLater }) => (mark && !isLater ? `${id} ${mark}` : [])));
      const bound = await listAmong(db, member, rows, (own, one) =>
        isBoundBy(one, own, (mark) => earlier.has(`${one.id} ${fingerprintOf(mark)}`)),
      );
      return bound.filter((id) => id !== member);
    },

    /** When a member stated each of its marks, among all marks in their order. */
    async listPlaces(member: string): Promise<Map<string, string>> {
      const { rows } = await sql<{ mark: string; place: string }>`
        select mark, place::text as place from business_marks where member_id = ${member}`.execute(db);
      const places = new Map(rows.map(({ mark, place }) => [mark, place]));
      const marks = (await traders(db).list([member])).flatMap(marksOf);
      return new Map(
        marks.flatMap((mark) =>
          places.has(fingerprintOf(mark)) ? [[mark, places.get(fingerprintOf(mark)) ?? '']] : [],
        ),
      );
    },

    /**
     * By which marks of their own accounts are known to belong together with `member`: mailboxes and proven sites, and what `member` stated
     * after they did. So nobody is taken for one with those who claim to be it.
     */
    async listProven(member: string, ids: readonly string[]): Promise<Map<string, string[]>> {
      const earlier = new Set<string>();
      for (const { id, mark, isLater } of await listAlike(db, [member])) if (isLater) earlier.add(`${id} ${mark}`);
      const isKnown = (trader: Trader, mark: string) =>
        trader.id === member || earlier.has(`${trader.id} ${fingerprintOf(mark)}`);
      return new Map(
        (await traders(db).list(ids)).map((trader) => {
          const proven = new Set(provenMarksOf(trader));
          return [trader.id, marksOf(trader).filter((mark) => proven.has(mark) || isKnown(trader, mark))];
        }),
      );
    },

    /**
     * Lets one call at a time decide about these businesses, with whichever of their accounts, until its transaction ends.
     * Call it before anything else is locked: whoever waits here holds nothing that another one wants.
     */
    async reserve(members: readonly string[]): Promise<void> {
      const marks = (await traders(db).list(members)).flatMap(marksOf).map(fingerprintOf);
      await sql`select pg_advisory_xact_lock(${lockSpace}, key) from (
        select distinct hashtext(mark) as key from unnest(${marks}::text[]) as given(mark) order by key) keys`.execute(
        db,
      );
    },
  };
}

async function listAmong(
  db: Db,
  member: string,
  alike: readonly { id: string }[],
  isOne: (own: Trader, other: Trader) => boolean,
): Promise<string[]> {
  if (alike.length === 0) return [member];
  const all = await traders(db).list([...new Set([member, ...alike.map(({ id }) => id)])]);
  const own = all.find(({ id }) => id === member);
  return [member, ...all.flatMap((one) => (own && one !== own && isOne(own, one) ? [one.id] : []))];
}

/** Addresses are long, and nobody has to read what is only compared. */
function fingerprintOf(mark: string): string {
  return createHash('sha256').update(mark).digest('base64url').slice(0, 32);
}
