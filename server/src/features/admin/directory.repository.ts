import type { AdminRole, MemberStatus } from '@rezenso/contract/vocabulary';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/database.ts';

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
    /** How many there are, but at most one more than `mostCounted`. */
    async countFound(filter: DirectoryFilter): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from (
          select from member_directory where ${byIndex(filter)} limit ${mostCounted + 1}
        ) found`.execute(db);
      return rows[0]?.count ?? 0;
    },

    /** A page of all members, or of those with a status or role. */
    list(filter: DirectoryFilter, limit: number, offset: number): Promise<string[]> {
      return idsOf(db, sql`where ${attributes(filter)}`, limit, offset);
    },

    /** A page of a search that finds few: the index finds them all, then they are sorted. */
    async listFew(filter: DirectoryFilter, limit: number, offset: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        with found as materialized (
          select member_id as id, created_at from member_directory where ${byIndex(filter)} limit ${mostCounted + 1}
        )
        select id from found order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** A page of a search that finds many: walking from the newest on soon meets enough of them. */
    listMany(filter: DirectoryFilter, limit: number, offset: number): Promise<string[]> {
      return idsOf(db, sql`where ${attributes(filter)} and ${allOf(filter.words.map(byReading))}`, limit, offset);
    },
  };
}

async function idsOf(db: Db, where: RawBuilder<unknown>, limit: number, offset: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select member_id as id from member_directory ${where}
    order by created_at desc, member_id desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

function byIndex(filter: DirectoryFilter): RawBuilder<unknown> {
  return sql`${attributes(filter)} and ${allOf(filter.words.map(byTrigrams))}`;
}

function attributes({ status, adminRole }: DirectoryFilter): RawBuilder<unknown> {
  return allOf([...(status ? [sql`status = ${status}`] : []), ...(adminRole ? [sql`admin_role = ${adminRole}`] : [])]);
}

/** The index finds the trigrams; whether they stand next to each other is read in the few documents it finds. */
function byTrigrams(word: string): RawBuilder<unknown> {
  const byIndexed = spellingsOf(word).map((needle) => sql`search_grams(document) @> search_needle_grams(${needle})`);
  return sql`(${sql.join(byIndexed, sql` or `)}) and ${byReading(word)}`;
}

function byReading(word: string): RawBuilder<unknown> {
  const found = spellingsOf(word).map((needle) => sql`position(${needle} in document) > 0`);
  return sql`(${sql.join(found, sql` or `)})`;
}

/**
 * Three letters and more may stand anywhere in a word, fewer only at its beginning. An umlaut also finds the name of
 * somebody who writes it out: Müller finds Mueller. Mueller finds Müller, because the documents hold both.
 */
function spellingsOf(word: string): RawBuilder<unknown>[] {
  const needle = [...word].length < 3 ? ` ${word}` : word;
  const folded = sql`search_folded(${needle}::text)`;
  return /[äöü]/i.test(word) ? [folded, sql`search_spelled_out(${needle}::text)`] : [folded];
}

function allOf(conditions: ReadonlyArray<RawBuilder<unknown>>): RawBuilder<unknown> {
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

/** The words of what somebody typed. */
export function wordsOf(search: string): string[] {
  return search.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, mostWords);
}
