import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { ActivityRow, NotificationRow } from '../../../database/schema.ts';

/** `subject` names the cause: one row per member, type and subject. */
export interface NewMessage {
  memberId: string;
  type: string;
  subject: string;
  /** What is kept of the happening. */
  data: object;
}

export const onceEach = ['member_id', 'type', 'subject'] as const;

export function rowOf({ memberId, type, subject, data }: NewMessage, now: Date) {
  return { member_id: memberId, type, subject, data: JSON.stringify(data), created_at: now };
}

interface Tables {
  notifications: NotificationRow;
  activities: ActivityRow;
}

/** Kinds of a later version cannot be told; before there were kinds, texts were stored. */
export function canBeTold(readables: ReadonlyMap<string, unknown>) {
  return sql<boolean>`(data is null or type = any(${[...readables.keys()]}::text[]))`;
}

/** What a member was told last, newest first. */
export async function listNewest<Table extends keyof Tables>(
  db: Db,
  table: Table,
  readables: ReadonlyMap<string, unknown>,
  memberId: string,
  limit: number,
): Promise<Tables[Table][]> {
  const { rows } = await sql<Tables[Table]>`
    select * from ${sql.table(table)} where member_id = ${memberId} and ${canBeTold(readables)}
    order by created_at desc, id limit ${limit}`.execute(db);
  return rows;
}
