import { AppError } from '../../../app-error.ts';
import type { Db } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';
import { type Trader, whyNotTrade } from './trading.policy.ts';

const listTraders = prepared<Trader>(`
  select id, status, email, company_name as "companyName", domain, website, proven_site as "provenSite", latitude, longitude,
    array(select profile_url from user_platforms where member_id = members.id and profile_url is not null) as "profileUrls",
    array(select email from people where member_id = members.id) as colleagues
  from members where id = any($1::uuid[]) and deleted_at is null`);

/** Who is who among those that swap reviews. */
export function traders(db: Db) {
  return {
    /** In no order; accounts that left are missing. */
    list(ids: readonly string[]): Promise<Trader[]> {
      return listTraders(db, [ids]);
    },

    /** @throws {AppError} ACCOUNT_INACTIVE, PARTNER_INACTIVE, SAME_BUSINESS */
    async refuseUnlessMayTrade(member: string, partner: string): Promise<void> {
      const both = await this.list([member, partner]);
      const [one, other] = [member, partner].map((id) => both.find((trader) => trader.id === id));
      const refusal = one && other ? whyNotTrade(one, other) : 'PARTNER_NOT_FOUND';
      if (refusal) throw new AppError(refusal);
    },
  };
}
