import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { BuiltInRecommendation } from './model-recommendation.ts';

/** A recommendation of `partner` to `reader`. */
export interface Recommended {
  reader: string;
  partner: string;
  why: BuiltInRecommendation;
}

/** How a language model worded recommendations: one wording for a pair and a direction. */
export function wordings(db: Db) {
  return {
    /** @returns by partner what the reader was to be told, and the model's words for it if there are any */
    async listFor(reader: string, partners: readonly string[]) {
      if (partners.length === 0) return new Map<string, { builtIn: string; wording: string | null }>();
      const rows = await db
        .selectFrom('recommendation_wordings')
        .select(['partner_id', 'built_in as builtIn', 'wording'])
        .where('reader_id', '=', reader)
        .where('partner_id', 'in', [...new Set(partners)])
        .execute();
      return new Map(rows.map(({ partner_id, ...row }) => [partner_id, row]));
    },

    /**
     * Notes what is to be worded.
     * @param since a pair that was asked for after this moment has to wait, whatever changed
     * @returns those that nobody asked for yet
     */
    async reserve(wanted: readonly Recommended[], since: Date, now: Date): Promise<Recommended[]> {
      if (wanted.length === 0) return [];
      const rows = await db
        .insertInto('recommendation_wordings')
        .values(
          // In one order, so that two statements never wait for each other.
          wanted
            .toSorted((one, other) => (one.partner < other.partner ? -1 : 1))
            .map(({ reader, partner, why }) => ({
              reader_id: reader,
              partner_id: partner,
              built_in: why.recommendation,
              reasons: JSON.stringify(why.reasons),
              asked_at: now,
            })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['reader_id', 'partner_id'])
            .doUpdateSet({
              built_in: sql`excluded.built_in`,
              reasons: sql`excluded.reasons`,
              wording: null,
              asked_at: now,
            })
            .where('recommendation_wordings.asked_at', '<', since)
            .where((where) =>
              where.or([
                where('recommendation_wordings.wording', 'is', null),
                where('recommendation_wordings.built_in', '<>', sql<string>`excluded.built_in`),
              ]),
            ),
        )
        .returning(['reader_id', 'partner_id'])
        .execute();
      const reserved = new Set(rows.map((row) => `${row.reader_id} ${row.partner_id}`));
      return wanted.filter(({ reader, partner }) => reserved.has(`${reader} ${partner}`));
    },

    /** What waits for words; undefined when it has them, or when one side has left. */
    async findUnworded(reader: string, partner: string): Promise<BuiltInRecommendation | undefined> {
      return db
        .selectFrom('recommendation_wordings')
        .select(['built_in as recommendation', 'reasons'])
        .where('reader_id', '=', reader)
        .where('partner_id', '=', partner)
        .where('wording', 'is', null)
        .executeTakeFirst();
    },

    /** Keeps a wording, unless something else is to be told meanwhile. */
    async keep({ reader, partner, why }: Recommended, wording: string): Promise<void> {
      await db
        .updateTable('recommendation_wordings')
        .set({ wording })
        .where('reader_id', '=', reader)
        .where('partner_id', '=', partner)
        .where('built_in', '=', why.recommendation)
        .execute();
    },

    /** Removes those of pairs that are no match and were not suggested any more. */
    async removeBefore(moment: Date): Promise<void> {
      await sql`delete from recommendation_wordings worded where asked_at < ${moment} and not exists (
        select from matches where (requester_id, provider_id) in ((reader_id, partner_id), (partner_id, reader_id)))`.execute(
        db,
      );
    },
  };
}
