import { wholeListLimit } from '@rezenso/contract/limits';
import type { Db } from '../../../database/database.ts';
import type { SupportMessageRow } from '../../../database/schema-support.ts';

interface NewMessage {
  id: string;
  requestId: string;
  position: number;
  text: string;
  /** Who of the operators writes; null for the member. */
  agentId: string | null;
}

/** What was written in requests. */
export function supportMessages(db: Db) {
  return {
    find(id: string): Promise<SupportMessageRow | undefined> {
      return db.selectFrom('support_messages').selectAll().where('id', '=', id).executeTakeFirst();
    },

    /** Oldest first; of very many the newest. */
    async list(requestId: string): Promise<SupportMessageRow[]> {
      const newest = await db
        .selectFrom('support_messages')
        .selectAll()
        .where('request_id', '=', requestId)
        .orderBy('position', 'desc')
        .limit(wholeListLimit)
        .execute();
      return newest.reverse();
    },

    /** @returns ids of what the operators wrote, up to a position */
    async listAnswers(requestId: string, upTo: number): Promise<string[]> {
      const answers = await db
        .selectFrom('support_messages')
        .select('id')
        .where('request_id', '=', requestId)
        .where('is_from_support', '=', true)
        .where('position', '<=', upTo)
        .execute();
      return answers.map(({ id }) => id);
    },

    /** @returns undefined when there is a message with this id already, whoever wrote it */
    add({ id, requestId, position, text, agentId }: NewMessage, now: Date): Promise<SupportMessageRow | undefined> {
      const row = { id, request_id: requestId, position, body: text, agent_id: agentId, sent_at: now };
      return db
        .insertInto('support_messages')
        .values({ ...row, is_from_support: agentId !== null })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
    },
  };
}
