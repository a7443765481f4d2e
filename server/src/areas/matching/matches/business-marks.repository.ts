import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';
import { traders } from './traders.repository.ts';
import { isSameBusiness, marksOf } from './trading.policy.ts';

/** Apart from other advisory locks of this database. */
const lockSpace = 7_236_085;

const listAlike = prepared<{ id: string }>(`
  select known.member_id as id from business_marks own join business_marks known using (mark) where own.member_id = $1
  union
  select same.id from members own join members same on mailbox_of(same.email) = mailbox_of(own.email) where own.id = $1`);

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
      const rows = await listAlike(db, [member]);
      if (rows.every(({ id }) => id === member)) return [member];
      const all = await traders(db).list([member, ...rows.map(({ id }) => id)]);
      const own = all.find(({ id }) => id === member);
      const same = own ? all.filter((one) => isSameBusiness(own, one)) : [];
      return [...new Set([member, ...same.map(({ id }) => id)])];
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

/** Addresses are long, and nobody has to read what is only compared. */
function fingerprintOf(mark: string): string {
  return createHash('sha256').update(mark).digest('base64url').slice(0, 32);
}
