import { isName } from '@rezenso/contract/names';
import { isReservedName } from '@rezenso/contract/reserved-names';
import { isShortLink } from '@rezenso/contract/short-links';
import { normalWebAddress } from '@rezenso/contract/web-address';
import type { MemberRow, UserPlatformRow } from '../../../database/schema.ts';
import { provenSiteOf, siteOfMailbox, withLatinLetters } from '../../accounts/index.ts';
import { readDomain } from '../profile/domain.ts';
import { isVerifiedBy } from '../profile/verification.ts';

type Stated = Pick<
  MemberRow,
  'id' | 'email' | 'admin_role' | 'first_name' | 'last_name' | 'company_name' | 'domain' | 'website' | 'proven_site'
>;
type Corrected = Pick<
  MemberRow,
  'first_name' | 'last_name' | 'company_name' | 'domain' | 'website' | 'is_verified' | 'proven_site'
>;

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cs}\p{Co}\u2800]/gu;
const breaking = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;

/** What a member stated before today's rules, as these would have taken it. What they take already stays as it is. */
export function correctedMember(member: Stated): Corrected {
  const website = correctedAddress(member.website);
  const domain = member.domain === null ? null : (readDomain(member.domain)?.domain ?? null);
  const isOurs = member.admin_role !== null;
  return {
    ...correctedPerson(member, isOurs),
    company_name: correctedCompany(member, domain, isOurs),
    domain,
    website,
    is_verified: isVerifiedBy(member.email, website),
    proven_site: provenSiteOf({ email: member.email, domain, website }) ?? stillProven(member),
  };
}

export function correctedPlatform(
  { business_name, profile_url }: Pick<UserPlatformRow, 'business_name' | 'profile_url'>,
  company: string,
  isOurs: boolean,
): Pick<UserPlatformRow, 'business_name' | 'profile_url'> {
  return { business_name: correctedName(business_name, isOurs) ?? company, profile_url: correctedAddress(profile_url) };
}

function correctedPerson({ first_name, last_name }: Stated, isOurs: boolean) {
  const [first, last] = [correctedName(first_name, isOurs), correctedName(last_name, isOurs)];
  const isPosing = !isOurs && isReservedName(first ?? '', last ?? '');
  return { first_name: first, last_name: isPosing ? null : last };
}

function correctedCompany({ id, company_name }: Stated, domain: string | null, isOurs: boolean): string | null {
  if (company_name === null) return null;
  return correctedName(company_name, isOurs) ?? correctedName(domain, isOurs) ?? `Unternehmen ${id.slice(0, 4)}`;
}

/**
 * What is left of a name without addresses and letters in disguise; null when that is no name.
 * @param isOurs of somebody who runs the site and may be called like it
 */
function correctedName(name: string | null, isOurs: boolean): string | null {
  const isGood = (attempt: string) => isName(attempt) && (isOurs || !isReservedName(attempt));
  if (name === null || isGood(name)) return name;
  const line = name.replace(unseen, '').replace(breaking, ' ').trim();
  const plain = withLatinLetters(line.normalize('NFKC').replace(/\p{M}{4,}/gu, ''));
  const words = plain.split(' ').filter(isName).join(' ');
  return [line, plain, words].find((attempt) => attempt.length >= 2 && isGood(attempt)) ?? null;
}

function correctedAddress(address: string | null): string | null {
  if (address === null) return null;
  const whole = /^[\w-]+\./.test(address) ? `https://${address}` : address;
  const right = normalWebAddress(whole);
  return right === undefined || isShortLink(right) ? null : right;
}

/** A site that was proven earlier, also though another one is named now. */
function stillProven({ email, proven_site }: Stated): string | null {
  return proven_site !== null && siteOfMailbox(email) === proven_site ? proven_site : null;
}
