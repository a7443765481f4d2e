import type { AdminUserDetail } from '@rezenso/contract/admin';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

type Related = NonNullable<AdminUserDetail['related']>[number];

const mostShown = 20;

/** Living accounts of a member's mailbox, and of the site that it proved: those of the mailbox first, then the newest. */
export async function listRelated(db: Db, member: string): Promise<Related[]> {
  const { rows } = await sql<Related>`
    select * from (
      select same.id, coalesce(same.company_name, same.email) as name, same.email, same.status,
        mailbox_of(same.email) = mailbox_of(own.email) as "sharesMailbox",
        coalesce(same.proven_site = own.proven_site, false) as "sharesSite", same.created_at
      from members own
      join lateral (
        select * from members boxed where mailbox_of(boxed.email) = mailbox_of(own.email)
        union select * from members proven where proven.proven_site = own.proven_site
      ) same on same.id <> own.id
      where own.id = ${member} and own.deleted_at is null and same.deleted_at is null
    ) related
    order by "sharesMailbox" desc, created_at desc, id limit ${mostShown}`.execute(db);
  return rows.map(({ id, name, email, status, sharesMailbox, sharesSite }) => ({
    ...{ id, name, email, status },
    ...{ sharesMailbox, sharesSite },
  }));
}
