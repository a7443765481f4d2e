import type { ConsentMeans } from '@rezenso/contract/consents';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { ConsentTables } from '../database/schema-consents.ts';
import type { Deciding } from './deciding.ts';

/** An entry, with the address of the colleague while they belong to the business. */
export type ConsentRow = Selectable<ConsentTables['consents']> & { email: string | null };

interface Decision {
  member: Deciding;
  means: ConsentMeans;
  version: string | null;
  at: Date;
}

/** What members agreed to. There is no way to change an entry, here or in the database. */
export function consents(db: Db) {
  const entries = () =>
    db
      .selectFrom('consents')
      .leftJoin('people', 'people.id', 'consents.person_id')
      .selectAll('consents')
      .select('people.email');

  return {
    /** For this transaction: the triggers write by it. */
    async begin({ member, means, version, at }: Decision): Promise<void> {
      const decision = { member: member.id, person: member.personId, means, version, at: at.toISOString() };
      await sql`select set_config('rezenso.decision', ${JSON.stringify(decision)}, true)`.execute(db);
    },

    /** Notes by hand what no other table keeps. */
    async note({ member, kind, ...rest }: Decision & { kind: 'terms' | 'privacy' }): Promise<void> {
      await db
        .insertInto('consents')
        .values({ member_id: member.id, person_id: member.personId, kind, subject: kind, is_given: true, ...rest })
        .execute();
    },

    /** Newest first. @param of whose alone: a colleague's, or everybody's where it is left out */
    list(member: string, limit: number, of?: string): Promise<ConsentRow[]> {
      return entries()
        .where('consents.member_id', '=', member)
        .$if(of !== undefined, (query) => query.where('person_id', '=', of ?? null))
        .orderBy('consents.id', 'desc')
        .limit(limit)
        .execute();
    },

    /** The last entry about each thing, whoever decided, in the order of kinds and things; devices and connections only while they are there. */
    async listStanding(member: string, of?: string): Promise<ConsentRow[]> {
      const rows = await entries()
        .distinctOn(['consents.kind', 'consents.subject'])
        .where('consents.member_id', '=', member)
        .orderBy('consents.kind')
        .orderBy('consents.subject')
        .orderBy('consents.id', 'desc')
        .execute();
      return rows.filter(
        ({ kind, is_given, person_id }) =>
          (is_given || (kind !== 'push' && kind !== 'google')) && (of === undefined || person_id === of),
      );
    },

    /** Takes out what has not stood since `before`, in whose place something later stands. Call it in a transaction of its own. @returns how many entries went */
    async takeReplaced(before: Date, limit: number): Promise<number> {
      // The trigger lets go what was replaced before this, within this transaction.
      await sql`select set_config('rezenso.consents_end', ${before.toISOString()}, true)`.execute(db);
      const { rows } = await sql`
        delete from consents where id = any(array(
          select old.id from consents old where old.at <= ${before} and (
            (old.kind = 'push' and not old.is_given) or exists (
              select from consents later where later.member_id = old.member_id and later.kind = old.kind
                and later.subject = old.subject and later.id > old.id and later.at <= ${before}
            )
          ) order by old.id limit ${limit} for update skip locked
        )) returning 1`.execute(db);
      return rows.length;
    },
  };
}
