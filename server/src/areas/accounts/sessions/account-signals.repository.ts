import { sql } from 'kysely';
import type { Secret } from '../../../config/secret.ts';
import type { Tx } from '../../../database/database.ts';
import { rangeOf } from '../../../limits/network.ts';

/** What tells where a request comes from. */
export interface SeenAt {
  /** By which the browser is known again. */
  browser: string;
  /** Address of the request; left out where nobody asked for it. */
  ip?: string;
}

/** For how many days each kind is kept after it was seen last. */
export const signalDays = { device: 90, network: 30 } as const;

const purpose = 'account-signals';
/** Apart from other advisory locks of this database. */
const lockSpace = 7_236_191;

/** What accounts have in common by where they are used (docs/decisions/0133): keyed hashes, which are only compared. */
export function accountSignals(db: Tx, secret: Pick<Secret, 'tagsOf'>) {
  return {
    /** Notes where an account is used; a day counts once. Call it at each sign-in, and now and then while a session is used. */
    async note(memberId: string, { browser, ip }: SeenAt, now: Date): Promise<void> {
      await put(memberId, 'device', secret.tagsOf(purpose, browser), now);
      if (ip !== undefined) await put(memberId, 'network', secret.tagsOf(purpose, rangeOf(ip)), now);
    },
  };

  async function put(
    memberId: string,
    kind: 'device' | 'network',
    [tag, ...former]: readonly [string, ...string[]],
    now: Date,
  ): Promise<void> {
    // What was noted under a key of before, of whichever account, is the same browser or network.
    if (former.length > 0) {
      // Processes of both keys, while another one is rolled out, move the same rows to and fro: one after the other.
      const [first] = [tag, ...former].sort();
      await sql`select pg_advisory_xact_lock(${lockSpace}, hashtext(${first}))`.execute(db);
      await sql`
        with before as (
          delete from account_signals where kind = ${kind} and tag = any(${former}::text[]) returning *
        )
        insert into account_signals as known (member_id, kind, tag, seen_at, days)
        select member_id, kind, ${tag}, max(seen_at), max(days) from before group by member_id, kind
        on conflict (member_id, kind, tag) do update
          set seen_at = greatest(known.seen_at, excluded.seen_at), days = greatest(known.days, excluded.days)`.execute(
        db,
      );
    }
    await sql`
      insert into account_signals as known (member_id, kind, tag, seen_at) values (${memberId}, ${kind}, ${tag}, ${now})
      on conflict (member_id, kind, tag) do update set
        days = least(known.days + case when ${berlinDay(sql`excluded.seen_at`)} > ${berlinDay(sql`known.seen_at`)} then 1 else 0 end, 1000),
        seen_at = greatest(known.seen_at, excluded.seen_at)`.execute(db);
  }
}

function berlinDay(moment: ReturnType<typeof sql>) {
  return sql`(${moment} at time zone 'Europe/Berlin')::date`;
}
