import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

export interface Reply {
  text: string;
  isAnswered: boolean;
}

/** What businesses noted of their answers to reviews. */
export function replies(db: Db) {
  return {
    /**
     * Keeps a reply in place of the one before. Marked again it keeps the moment when it was first marked; without the mark it has none.
     * @returns false when the member has no such review
     */
    async save(member: string, review: string, { text, isAnswered }: Reply, now: Date): Promise<boolean> {
      const { rows } = await sql`
        insert into review_replies as kept (review_id, text, answered_at)
        select id, ${text}::text, case when ${isAnswered}::boolean then ${now}::timestamptz end
        from reviews where id = ${review} and member_id = ${member}
        on conflict (review_id) do update set text = excluded.text,
          answered_at = case when excluded.answered_at is not null then coalesce(kept.answered_at, excluded.answered_at) end
        returning review_id`.execute(db);
      return rows.length > 0;
    },

    /** Its writer changed the review, so it waits for an answer again; the words of the note stay. */
    async unmark(review: string): Promise<void> {
      await db
        .updateTable('review_replies')
        .set({ answered_at: null })
        .where('review_id', '=', review)
        .where('answered_at', 'is not', null)
        .execute();
    },
  };
}
