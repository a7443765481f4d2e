import type { Db } from '../../../database/database.ts';

/** Messages of the provider whose effect is written, by their id. */
export function paymentEvents(db: Db) {
  return {
    async isKnown(id: string): Promise<boolean> {
      const row = await db.selectFrom('payment_events').select('id').where('id', '=', id).executeTakeFirst();
      return row !== undefined;
    },

    /** @returns false when it was remembered before */
    async remember(event: { id: string; type: string }, now: Date): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('payment_events')
        .values({ id: event.id, type: event.type, received_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
  };
}
