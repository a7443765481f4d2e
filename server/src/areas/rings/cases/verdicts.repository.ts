import { allPoints, closeAccounts, type RingVerdict } from '@rezenso/engines/rings';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** Reviews that are older were judged, or the site stood still: their accounts are judged with their next review. */
const lookBackDays = 3;

/** How accounts were judged last. */
export function verdicts(db: Db) {
  return {
    /** Members with a review that was handed in after they were judged; not who works for the operators. */
    async listDue(now: Date, limit: number): Promise<string[]> {
      const since = new Date(now.getTime() - lookBackDays * 86_400_000);
      const { rows } = await sql<{ id: string }>`
        select member.id from (
          select side.id, max(submitted_at) as newest from review_exchanges
            cross join lateral (values (reviewer_id), (recipient_id)) side (id)
          where submitted_at > ${since} and submitted_at <= ${now} group by side.id
        ) handed
        join members member on member.id = handed.id and member.deleted_at is null and member.admin_role is null
        left join ring_verdicts verdict on verdict.member_id = member.id
        where verdict.judged_at is null or verdict.judged_at < handed.newest
        order by handed.newest, member.id limit ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },

    /**
     * Keeps a verdict.
     * @returns what moderators found harmless before, undefined where they did not
     */
    async store(
      member: string,
      { score, level }: Pick<RingVerdict, 'score' | 'level'>,
      now: Date,
    ): Promise<{ points: number; accounts: string[]; at: Date } | undefined> {
      const row = await db
        .insertInto('ring_verdicts')
        .values({ member_id: member, score, level, judged_at: now })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ score, level, judged_at: now }))
        .returning(['released_points as points', 'released_accounts as accounts', 'released_at as at'])
        .executeTakeFirstOrThrow();
      const { points, accounts, at } = row;
      return points === null || at === null ? undefined : { points, accounts, at };
    },

    /** Moderators found it harmless as it is. */
    async release(
      member: string,
      { score, evidence, pairs }: Pick<RingVerdict, 'score' | 'evidence' | 'pairs'>,
      now: Date,
    ): Promise<void> {
      const released = {
        released_points: allPoints(evidence),
        released_accounts: closeAccounts(pairs),
        released_at: now,
      };
      await db
        .insertInto('ring_verdicts')
        .values({ member_id: member, score, level: 'hold', judged_at: now })
        .onConflict((conflict) => conflict.column('member_id').doNothing())
        .execute();
      await db.updateTable('ring_verdicts').set(released).where('member_id', '=', member).execute();
    },
  };
}
