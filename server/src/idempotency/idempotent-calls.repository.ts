import type { Selectable } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Database } from '../database/schema.ts';

type IdempotentCall = Selectable<Database['idempotent_calls']>;

/** Calls by the tags of their keys. */
export function idempotentCalls(db: Db) {
  return {
    /**
     * Begins a call, or takes one over that began before `goneBefore`, neither ended nor had an effect.
     * @returns whether it is this run's to do: of any number of parallel ones for one
     */
    async begin(
      { hash, member, fingerprint }: { hash: string; member: string; fingerprint: string },
      run: string,
      now: Date,
      goneBefore: Date,
    ): Promise<boolean> {
      const begun = await db
        .insertInto('idempotent_calls')
        .values({ key_hash: hash, member_id: member, fingerprint, run, begun_at: now })
        .onConflict((conflict) =>
          conflict
            .column('key_hash')
            .doUpdateSet({ run, begun_at: now })
            .where('idempotent_calls.sealed_answer', 'is', null)
            .where('idempotent_calls.has_effect', '=', false)
            .where('idempotent_calls.fingerprint', '=', fingerprint)
            .where('idempotent_calls.begun_at', '<', goneBefore),
        )
        .returning('run')
        .executeTakeFirst();
      return begun !== undefined;
    },

    find(hash: string): Promise<IdempotentCall | undefined> {
      return db.selectFrom('idempotent_calls').selectAll().where('key_hash', '=', hash).executeTakeFirst();
    },

    /** Notes, in the transaction that makes it, that a run has an effect. @returns whether the call is still this run's */
    async noteEffect(hash: string, run: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('idempotent_calls')
        .set({ has_effect: true })
        .where('key_hash', '=', hash)
        .where('run', '=', run)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async keepAnswer(hash: string, run: string, sealed: string): Promise<void> {
      await db
        .updateTable('idempotent_calls')
        .set({ sealed_answer: sealed })
        .where('key_hash', '=', hash)
        .where('run', '=', run)
        .execute();
    },

    /** Forgets a run that failed without an effect; one that had an effect stands as begun at `past`, when nobody expects it to end any more. */
    async giveUp(hash: string, run: string, past: Date): Promise<void> {
      const own = db.deleteFrom('idempotent_calls').where('key_hash', '=', hash).where('run', '=', run);
      await own.where('has_effect', '=', false).execute();
      const left = db.updateTable('idempotent_calls').set({ begun_at: past }).where('key_hash', '=', hash);
      await left.where('run', '=', run).execute();
    },
  };
}
