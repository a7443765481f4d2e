import type { ErrorCode } from '@rezenso/contract/errors';
import type { MemberStatus } from '@rezenso/contract/vocabulary';
import { companyOf, profileOf } from '../members/business-identity.ts';
import { mailboxOf, sitesOf } from '../members/identity.ts';

/** What tells whether two accounts may swap reviews. */
export interface Trader {
  id: string;
  status: MemberStatus;
  email: string;
  companyName: string | null;
  domain: string | null;
  website: string | null;
  /** Addresses of its profiles on review platforms. */
  profileUrls: readonly string[];
}

/** Why `member` may not begin anything with `partner`; undefined when it may. What was agreed may always be finished. */
export function whyNotTrade(member: Trader, partner: Trader): ErrorCode | undefined {
  if (member.status !== 'active') return 'ACCOUNT_INACTIVE';
  if (partner.status !== 'active') return 'PARTNER_INACTIVE';
  return isSameBusiness(member, partner) ? 'SAME_BUSINESS' : undefined;
}

/** Whether two accounts stand for one business: by mailbox, site, name, or a profile on a review platform. */
export function isSameBusiness(one: Trader, other: Trader): boolean {
  const known = new Set(marksOf(one));
  return marksOf(other).some((mark) => known.has(mark));
}

function marksOf(trader: Trader): string[] {
  const company = trader.companyName === null ? undefined : companyOf(trader.companyName);
  return [
    `mailbox ${mailboxOf(trader.email)}`,
    ...sitesOf(trader).map((site) => `site ${site}`),
    ...(company === undefined ? [] : [`company ${company}`]),
    ...trader.profileUrls.flatMap((url) => profileOf(url) ?? []).map((profile) => `profile ${profile}`),
  ];
}
