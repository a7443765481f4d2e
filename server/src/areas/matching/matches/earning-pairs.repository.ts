import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { businessMarks } from './business-marks.repository.ts';

/** Two businesses earn XP with each other once in this time; see docs/decisions/0013. */
const earnAgainAfterDays = 90;
const dayMillis = 86_400_000;

/** Who earned together after this moment does not earn again. */
export function earnedSince(now: Date): Date {
  return new Date(now.getTime() - earnAgainAfterDays * dayMillis);
}

/** Which businesses earned with each other, with whichever of their accounts. */
export function earningPairs(db: Db) {
  return {
    /** Whether the ledger paid the same two businesses for a match since then, whoever asked. */
    async haveEarned(one: string, other: string, since: Date): Promise<boolean> {
      const ones = await businessMarks(db).listBinding(one);
      const others = await businessMarks(db).listBinding(other);
      const between = (askers: readonly string[], asked: readonly string[]) => sql`
        select from matches earlier join xp_ledger paid
          on paid.member_id = earlier.requester_id and paid.action = 'match.accepted' and paid.subject = earlier.id::text
        where earlier.requester_id = any(${askers}::uuid[]) and earlier.provider_id = any(${asked}::uuid[])
          and paid.created_at > ${since}`;
      const { rows } = await sql<{ found: boolean }>`
        select exists (${between(ones, others)} union all ${between(others, ones)}) as found`.execute(db);
      return rows[0]?.found ?? false;
    },
  };
}
