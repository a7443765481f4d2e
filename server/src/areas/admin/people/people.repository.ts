import type { AdminPerson } from '@rezenso/contract/admin';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** Names of those a row speaks of. */
export interface People {
  /** A member by its id; without a name when the account has gone. */
  get(id: string): AdminPerson;
  /** The same; null stays null. */
  find(id: string | null): AdminPerson | null;
}

/** Looks up names, all in one statement: staff by the person's name, businesses by the company's, others by address. */
export async function findPeople(db: Db, ids: ReadonlyArray<string | null>): Promise<People> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const names = new Map<string, string>();
  if (wanted.length > 0) {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, coalesce(case when admin_role is not null then person end, company_name, person, email) as name
      from members, lateral (select nullif(concat_ws(' ', first_name, last_name), '') as person) named
      where id = any(${wanted}::uuid[]) and deleted_at is null`.execute(db);
    for (const { id, name } of rows) names.set(id, name);
  }
  const get = (id: string) => ({ id, name: names.get(id) ?? null });
  return { get, find: (id) => (id === null ? null : get(id)) };
}
