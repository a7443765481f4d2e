import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** Apart from other advisory locks of this database. */
const lockSpace = 7_236_084;

/** Accounts of one mailbox: 'eva+1@…' and 'eva+2@…' are one person with one start. */
export function mailboxes(db: Db) {
  return {
    /**
     * Lets one call at a time count for a mailbox, until its transaction ends. First the member's own row, always, so that
     * nobody who waits here holds a row that the one before still wants.
     */
    async reserve(member: string): Promise<void> {
      await sql`select id from members where id = ${member} for no key update`.execute(db);
      await sql`select pg_advisory_xact_lock(${lockSpace}, hashtext(mailbox_of(email))) from members
        where id = ${member}`.execute(db);
    },

    /** Whether an account of an address's mailbox is banned. A ban at the same moment is seen, or sees what follows. */
    async isBanned(email: string): Promise<boolean> {
      const box = sql`mailbox_of(${email})`;
      await sql`select pg_advisory_xact_lock(${lockSpace}, hashtext(${box}))`.execute(db);
      const { rows } = await sql<{ isBanned: boolean }>`select exists (
        select from members where mailbox_of(email) = ${box} and status = 'banned' and deleted_at is null) as "isBanned"`.execute(
        db,
      );
      return rows[0]?.isBanned ?? false;
    },

    /** Other living accounts of a member's mailbox, but for those of the operators, and whom it works with as a colleague. */
    async listOthers(member: string): Promise<{ accounts: string[]; people: string[] }> {
      const { rows } = await sql<{ id: string; isPerson: boolean }>`
        select same.id, false as "isPerson" from members own
          join members same on mailbox_of(same.email) = mailbox_of(own.email) and same.id <> own.id
          where own.id = ${member} and same.deleted_at is null and same.admin_role is null
        union all
        select people.id, true from members own join people on mailbox_of(people.email) = mailbox_of(own.email)
          where own.id = ${member}`.execute(db);
      const idsOf = (people: boolean) => rows.flatMap(({ id, isPerson }) => (isPerson === people ? [id] : []));
      return { accounts: idsOf(false), people: idsOf(true) };
    },

    /** By which address somebody signs in. */
    async getAddress({ id, personId }: { id: string; personId: string | null }): Promise<string> {
      const { rows } = await sql<{ email: string }>`select coalesce(
        (select email from people where id = ${personId}::uuid), (select email from members where id = ${id}::uuid)) as email`.execute(
        db,
      );
      return rows[0]?.email ?? '';
    },

    /** Who is signed in anywhere, but for owners with a role of the operators. */
    async listSignedIn(): Promise<Array<{ id: string; personId: string | null; email: string }>> {
      const { rows } = await sql<{ id: string; personId: string | null; email: string }>`
        select distinct members.id, people.id as "personId", coalesce(people.email, members.email) as email
        from sessions join members on members.id = sessions.member_id left join people on people.id = sessions.person_id
        where people.id is not null or members.admin_role is null`.execute(db);
      return rows;
    },

    /** Where a member's mail arrives: what is limited for a person is counted under it. */
    async getOf(member: string): Promise<string> {
      const { rows } = await sql<{ mailbox: string }>`
        select mailbox_of(email) as mailbox from members where id = ${member}`.execute(db);
      return rows[0]?.mailbox ?? member;
    },

    /**
     * Whether one of these accounts is read in the mailbox of `person`: it is the account itself, another one of the same person, or one that
     * person works with as a colleague.
     */
    async isOneOf(person: string, members: readonly string[]): Promise<boolean> {
      const { rows } = await sql<{ isOne: boolean }>`
        select mailbox_of(own.email) in (
          select mailbox_of(email) from members where id = any(${members}::uuid[])
          union select mailbox_of(email) from people where member_id = any(${members}::uuid[])
        ) as "isOne" from members own where own.id = ${person}`.execute(db);
      return rows[0]?.isOne ?? false;
    },

    /** All accounts that are read in the mailbox of `person`, as `isOneOf` says. */
    async listOwn(person: string): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select same.id from members own join members same on mailbox_of(same.email) = mailbox_of(own.email)
        where own.id = ${person}
        union select works.member_id from members own join people works on mailbox_of(works.email) = mailbox_of(own.email)
        where own.id = ${person}`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** Free matches that all living accounts of a member's mailbox used. */
    async countFreeMatches(member: string): Promise<number> {
      const { rows } = await sql<{ used: number }>`select (${freeMatchesOf(sql.val(member))})::int as used`.execute(db);
      return rows[0]?.used ?? 0;
    },

    /** For what the living accounts of a member's mailbox earned by this, also where it brought no points any more. */
    async listEarned(member: string, action: string): Promise<string[]> {
      const { rows } = await sql<{ subject: string }>`
        select distinct earned.subject from members own
        join members same on mailbox_of(same.email) = mailbox_of(own.email)
        join xp_ledger earned on earned.member_id = same.id and earned.action = ${action}
        where own.id = ${member}`.execute(db);
      return rows.map(({ subject }) => subject);
    },
  };
}

/** Who leaves gets an address of its own: only living accounts share one. */
export function freeMatchesOf(member: ReturnType<typeof sql>) {
  return sql`select coalesce(sum(same.free_reviews_used), 0) from members own
    join members same on mailbox_of(same.email) = mailbox_of(own.email) where own.id = ${member}`;
}

/** Whether another account of the mailbox earned what is earned once; the subject is the account itself or a thing. */
export function isEarnedByAnother(member: string, action: string, subject: string) {
  return sql<boolean>`exists (
    select from members own
    join members same on mailbox_of(same.email) = mailbox_of(own.email) and same.id <> own.id
    join xp_ledger earned on earned.member_id = same.id and earned.action = ${action}
      and earned.subject = case when ${subject}::text = ${member}::text then same.id::text else ${subject}::text end
    where own.id = ${member}::uuid)`;
}
