import { sql } from 'kysely';
import { AppError } from '../../../app-error.ts';
import type { Db } from '../../../database/database.ts';
import { isSameBusiness, type Trader, whyNotTrade } from './trading.policy.ts';

/** Who is who among those that swap reviews. */
export function traders(db: Db) {
  return {
    /** In no order; accounts that left are missing. */
    async list(ids: readonly string[]): Promise<Trader[]> {
      const { rows } = await sql<Trader>`
        select id, status, email, company_name as "companyName", domain, website, proven_site as "provenSite", latitude, longitude,
          array(select profile_url from user_platforms where member_id = members.id and profile_url is not null)
            as "profileUrls"
        from members where id = any(${ids}::uuid[]) and deleted_at is null`.execute(db);
      return rows;
    },

    /** @throws {AppError} ACCOUNT_INACTIVE, PARTNER_INACTIVE, SAME_BUSINESS */
    async refuseUnlessMayTrade(member: string, partner: string): Promise<void> {
      const both = await this.list([member, partner]);
      const [one, other] = [member, partner].map((id) => both.find((trader) => trader.id === id));
      const refusal = one && other ? whyNotTrade(one, other) : 'PARTNER_NOT_FOUND';
      if (refusal) throw new AppError(refusal);
    },

    /** Those of `ids` that stand for the same business as `member`. */
    async listSameBusiness(member: string, ids: readonly string[]): Promise<Set<string>> {
      const all = await this.list([member, ...ids]);
      const own = all.find(({ id }) => id === member);
      const same = own ? all.filter((one) => one.id !== member && isSameBusiness(own, one)) : [];
      return new Set(same.map(({ id }) => id));
    },
  };
}
