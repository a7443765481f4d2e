import type { Db } from '../../../database/database.ts';

/** Ends an agreed match of which nothing more is to come. */
export async function endMatch(db: Db, id: string, now: Date): Promise<void> {
  const ended = { status: 'completed', updated_at: now } as const;
  await db.updateTable('matches').set(ended).where('id', '=', id).where('status', '=', 'accepted').execute();
}
