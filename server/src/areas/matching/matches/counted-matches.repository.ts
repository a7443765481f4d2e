import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { balances, mailboxes } from '../../accounts/index.ts';
import { formerHolds as formerAccounts } from '../../rewards/index.ts';

/** The row of `returned` names the account that a match no longer counts for. */
interface Returned {
  id: string;
  member: string;
}

/** Matches that count as one of the free ones of a side. What is worth nothing without its fault comes back to it, once. */
export function countedMatches(db: Db) {
  return {
    /** From now on it counts for this side; for none when that side has Pro. */
    async note(match: string, member: string, isCounted: boolean): Promise<void> {
      const side = sql`case when requester_id = ${member} then 'requester' else 'provider' end`;
      await sql`update matches set is_given_back = false, counted_side = case when ${isCounted}::boolean then ${side} end
        where id = ${match}`.execute(db);
    },

    /** @returns whether it counted for this account, and does not any more */
    async giveBack(match: string, member: string): Promise<boolean> {
      const { rows } = await sql<Returned>`
        update matches set counted_side = null, is_given_back = true
        where id = ${match} and ${sql.raw(countsFor)} = ${member}
        returning id, ${member} as member`.execute(db);
      await giveTo(rows);
      return rows.length > 0;
    },

    /** Whoever calls off what counts for it has it back on no other way either: it goes on counting, and may be begun again. */
    async keepCounted(match: string, member: string): Promise<void> {
      await sql`update matches set counted_side = null where id = ${match} and ${sql.raw(countsFor)} = ${member}`.execute(
        db,
      );
    },

    /**
     * Because the review that it brought was found wrong, unless the account wrote such a one itself, whatever showed that. While a dispute of it is not
     * decided it waits: ask again whenever a dispute of the match is.
     * @returns as `giveBack`
     */
    async giveBackForWrong(match: string, member: string): Promise<boolean> {
      const { rows } = await sql<{ isDue: boolean }>`
        select coalesce(bool_or(disputes.state = 'upheld' and disputes.reviewer_id <> ${member}), false)
          and not coalesce(bool_or(disputes.state in ('open', 'upheld') and disputes.reviewer_id = ${member}), false)
          and not exists (select from review_exchanges own
            where own.match_id = ${match} and own.reviewer_id = ${member} and own.withheld = 'upheld_case') as "isDue"
        from disputes join review_exchanges exchange on exchange.id = review_exchange_id
        where exchange.match_id = ${match}`.execute(db);
      return rows[0]?.isDue === true && this.giveBack(match, member);
    },

    /**
     * Of the plans that end because a side goes: to its partners, where nobody had handed anything in. Who had has what its own review earns.
     * @returns the matches
     */
    async giveBackOf(leaver: string): Promise<Set<string>> {
      const partner = sql`case when requester_id = ${leaver} then provider_id else requester_id end`;
      const { rows } = await sql<Returned>`
        update matches set counted_side = null, is_given_back = true
        where (requester_id = ${leaver} or provider_id = ${leaver}) and status = 'accepted' and coordinated_at is not null
          and ${sql.raw(countsFor)} = ${partner}
          and not exists (select from review_exchanges
            where match_id = matches.id and submitted_at is not null)
        returning id, ${partner} as member`.execute(db);
      await giveTo(rows);
      return new Set(rows.map(({ id }) => id));
    },
  };

  async function giveTo(returned: readonly Returned[]): Promise<void> {
    for (const { id, member } of returned.toSorted((a, b) => a.member.localeCompare(b.member))) {
      // Whoever leaves a mailbox, or comes to one, waits: what is remembered of it counts what counts then.
      await mailboxes(db).reserve(member);
      await balances(db).giveBackFreeMatch(member);
      await formerAccounts(db).giveBack(id);
    }
  }
}

const countsFor = `(case counted_side when 'requester' then requester_id when 'provider' then provider_id end)`;
