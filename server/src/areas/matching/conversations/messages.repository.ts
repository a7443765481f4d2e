import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../../database/database.ts';
import type { MessageRow } from '../../../database/schema-conversations.ts';

interface NewMessage {
  id: string;
  matchId: string;
  position: number;
  senderId: string;
  text: string;
}

/** What the messages of a conversation are sorted by. */
const place = z.tuple([z.string().check(z.regex(/^\d{1,9}$/))]);
export const messagePlace = { schema: place, of: (row: MessageRow): [string] => [String(row.position)] };

/** What partners wrote to each other. */
export function messages(db: Db) {
  return {
    find(id: string): Promise<MessageRow | undefined> {
      return db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
    },

    /** Newest first, those before `before`. */
    list(matchId: string, limit: number, [before]: readonly string[] = []): Promise<MessageRow[]> {
      return db
        .selectFrom('messages')
        .selectAll()
        .where('match_id', '=', matchId)
        .$if(before !== undefined, (query) => query.where('position', '<', Number(before)))
        .orderBy('position', 'desc')
        .limit(limit)
        .execute();
    },

    /** @returns undefined when there is a message with this id already, whoever wrote it */
    add({ id, matchId, position, senderId, text }: NewMessage, now: Date): Promise<MessageRow | undefined> {
      return db
        .insertInto('messages')
        .values({ id, match_id: matchId, position, sender_id: senderId, body: text, sent_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
    },

    /** A message with those around it, oldest first. */
    async listAround(id: string, count: number): Promise<MessageRow[]> {
      const { rows } = await sql<MessageRow>`
        select near.* from messages subject join messages near on near.match_id = subject.match_id
          and near.position between subject.position - ${count}::integer and subject.position + ${count}::integer
        where subject.id = ${id} order by near.position`.execute(db);
      return rows;
    },
  };
}
