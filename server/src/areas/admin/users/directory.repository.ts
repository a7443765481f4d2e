import type { AdminRole, MemberStatus } from '@rezenso/contract/vocabulary';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

export interface DirectoryFilter {
  /** Words that must all occur; any of them may stand within a name, company or address. */
  words: readonly string[];
  status?: MemberStatus | undefined;
  adminRole?: AdminRole | undefined;
}

/** What a search finds is counted, and can be paged through, up to here. */
export const mostCounted = 10_000;
const mostWords = 8;

/** Users by what the admin area filters them by, newest first, as ids. */
export function directory(db: Db) {
  return {
    /** A page of all members, or of those with a status or role. */
    list(filter: DirectoryFilter, limit: number, offset: number): Promise<string[]> {
      return idsOf(db, attributes(filter), limit, offset);
    },

    /**
     * How many a search finds, but at most one more than `most`.
     * @param isNarrow so few have the status or role that reading them is quicker than asking the index
     */
    async countFound(filter: DirectoryFilter, most: number, isNarrow = false): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from (
          select from member_directory where ${isNarrow ? byWalking(filter) : byIndex(filter)} limit ${most + 1}
        ) found`.execute(db);
      return rows[0]?.count ?? 0;
    },

    /** A page of a search that finds few: the index finds them all, then they are sorted. */
    async listFew(filter: DirectoryFilter, limit: number, offset: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        with found as materialized (
          select member_id as id, created_at from member_directory where ${byIndex(filter)}
        )
        select id from found order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** A page of a search that finds many, or among few: walking from the newest on soon meets enough of them. */
    listMany(filter: DirectoryFilter, limit: number, offset: number): Promise<string[]> {
      return idsOf(db, byWalking(filter), limit, offset);
    },
  };
}

async function idsOf(db: Db, condition: RawBuilder<unknown>, limit: number, offset: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select member_id as id from member_directory where ${condition}
    order by created_at desc, member_id desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

function byIndex(filter: DirectoryFilter): RawBuilder<unknown> {
  return sql`${attributes(filter)} and ${byTrigrams(filter.words)}`;
}

function byWalking(filter: DirectoryFilter): RawBuilder<unknown> {
  return sql`${attributes(filter)} and ${byReading(filter.words)}`;
}

function attributes({ status, adminRole }: DirectoryFilter): RawBuilder<unknown> {
  return allOf([...(status ? [sql`status = ${status}`] : []), ...(adminRole ? [sql`admin_role = ${adminRole}`] : [])]);
}

/** The index finds the trigrams; whether they stand next to each other is read in the few documents it finds. */
function byTrigrams(words: readonly string[]): RawBuilder<unknown> {
  const grams = words.map((word) => sql`search_needle_grams(${needleOf(word)})`);
  return sql`search_grams(document) @> (${sql.join(grams, sql` || `)}) and ${byReading(words)}`;
}

function byReading(words: readonly string[]): RawBuilder<unknown> {
  return allOf(words.map((word) => sql`position(${needleOf(word)} in document) > 0`));
}

/**
 * Three letters and more may stand anywhere in a word, fewer only at its beginning. Umlauts are spelled out, which every
 * document holds: Müller finds Müller and Mueller.
 */
function needleOf(word: string): RawBuilder<unknown> {
  return sql`search_spelled_out(${[...word].length < 3 ? ` ${word}` : word}::text)`;
}

function allOf(conditions: ReadonlyArray<RawBuilder<unknown>>): RawBuilder<unknown> {
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

/** The words of what somebody typed. */
export function wordsOf(search: string): string[] {
  return search.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, mostWords);
}
