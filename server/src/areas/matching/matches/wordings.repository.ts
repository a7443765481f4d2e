import type { Language } from '@rezenso/contract/language';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { announce } from '../../../live/announce.ts';
import type { BuiltInRecommendation } from './model-recommendation.ts';

/** A recommendation of `partner` to `reader`. */
export interface Recommended {
  reader: string;
  partner: string;
  why: BuiltInRecommendation;
  /** Of its words, by default German. */
  language?: Language;
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
     * Notes what is to be worded. Where nothing is new it only reads.
     * @param since a pair that was asked for after this moment has to wait, whatever changed
     * @returns those that nobody asked for yet, in the order given
     */
    async reserve(wanted: readonly Recommended[], since: Date, now: Date): Promise<Recommended[]> {
      const open = await this.listUnasked(wanted, since);
      if (open.length === 0) return [];
      const rows = await db
        .insertInto('recommendation_wordings')
        .values(
          open.map(({ reader, partner, why }) => ({
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
            // Somebody else may have reserved it since it was looked up.
            .where('recommendation_wordings.asked_at', '<', since),
        )
        .returning(['reader_id', 'partner_id'])
        .execute();
      const reserved = new Set(rows.map((row) => `${row.reader_id} ${row.partner_id}`));
      return wanted.filter((one) => reserved.has(nameOf(one)));
    },

    /** Of these the ones without words that still fit, in one order, so that two statements never wait for each other. */
    async listUnasked(wanted: readonly Recommended[], since: Date): Promise<Recommended[]> {
      if (wanted.length === 0) return [];
      const rows = await db
        .selectFrom('recommendation_wordings')
        .select(['reader_id', 'partner_id', 'built_in', 'wording', 'asked_at'])
        .where((where) =>
          where(
            where.refTuple('reader_id', 'partner_id'),
            'in',
            wanted.map(({ reader, partner }) => where.tuple(reader, partner)),
          ),
        )
        .execute();
      const known = new Map(rows.map((row) => [`${row.reader_id} ${row.partner_id}`, row]));
      const isOpen = (one: Recommended) => {
        const row = known.get(nameOf(one));
        if (!row) return true;
        const isWorded = row.wording !== null && row.built_in === one.why.recommendation;
        return !isWorded && row.asked_at < since;
      };
      return wanted.filter(isOpen).toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
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
      await announce(db, [reader], 'matches', 'suggestions');
    },
  };
}

function nameOf({ reader, partner }: Recommended): string {
  return `${reader} ${partner}`;
}
