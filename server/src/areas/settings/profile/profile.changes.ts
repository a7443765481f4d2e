import { errorCatalogue } from '@rezenso/contract/errors';
import type { ProfileChanges } from '@rezenso/contract/profile';
import { isWebAddress } from '@rezenso/contract/web-address';
import { locate } from '@rezenso/engines/geo';
import { findTrade, industriesOf } from '@rezenso/engines/trades';
import { AppError } from '../../../app-error.ts';
import type { MemberRow } from '../../../database/schema.ts';
import { provenSiteOf } from '../../accounts/index.ts';
import { readDomain, type TypedDomain } from './domain.ts';
import { isVerifiedBy } from './verification.ts';

/**
 * What a save changes on the member's row: texts as sent, the location found on the map, domain and website kept in
 * step, and whether the sign-in address proves the business.
 * @throws {AppError} VALIDATION_FAILED when the domain is none, or nobody knows the kind of business
 */
export function columnsOf(changes: ProfileChanges, current: MemberRow): Partial<Omit<MemberRow, 'match_traits'>> {
  const site = siteOf(changes, current);
  return {
    company_name: changes.companyName,
    industry: changes.industry,
    trade: tradeOf(changes, current),
    specialties: changes.specialties ?? current.specialties,
    description: changes.description,
    languages: unique(changes.languages),
    registered_platforms: unique(changes.registeredPlatforms),
    first_name: changes.firstName ?? current.first_name,
    last_name: changes.lastName ?? current.last_name,
    target_audience: changes.targetAudience ?? current.target_audience,
    ...placeOf(changes, current),
    ...site,
    ...mentionsOf(site, current),
    is_verified: isVerifiedBy(current.email, site.website),
    // Stays when another domain is named later: see docs/decisions/0027.
    proven_site: provenSiteOf({ email: current.email, ...site }) ?? current.proven_site,
  };
}

/**
 * As sent; whoever sends none keeps theirs, unless it is not of the new industry.
 * @throws {AppError} VALIDATION_FAILED naming the field
 */
function tradeOf({ trade, industry }: ProfileChanges, current: MemberRow): string | null {
  if (trade === undefined) {
    const known = findTrade(current.trade);
    return known && industriesOf(known).includes(industry) ? known.id : null;
  }
  if (trade === null || findTrade(trade)) return trade;
  throw new AppError('VALIDATION_FAILED', { details: [{ path: 'trade', message: 'Bitte wähle aus der Liste' }] });
}

/** Onboarding sends a domain, the settings a website; each gives the other when that is missing or followed it before. */
function siteOf(changes: ProfileChanges, current: MemberRow): Pick<MemberRow, 'domain' | 'website'> {
  const typed = changes.domain === undefined ? undefined : getDomain(changes.domain);
  if (changes.website) {
    return { domain: typed?.domain ?? readDomain(changes.website)?.domain ?? current.domain, website: changes.website };
  }
  if (changes.website === null) return { domain: typed?.domain ?? current.domain, website: null };
  if (!typed) return { domain: current.domain, website: current.website };
  const isUnchanged = typed.domain === current.domain && current.website !== null;
  const website = isWebAddress(typed.website) ? typed.website : null;
  return { domain: typed.domain, website: isUnchanged ? current.website : website };
}

/** What was read on a website goes with it. */
function mentionsOf(
  { domain, website }: Pick<MemberRow, 'domain' | 'website'>,
  { mentions, mentions_of }: MemberRow,
): Pick<MemberRow, 'mentions' | 'mentions_of'> {
  const isOfIt = website !== null && domain === mentions_of;
  return isOfIt ? { mentions, mentions_of } : { mentions: [], mentions_of: null };
}

/** @throws {AppError} VALIDATION_FAILED naming the field */
function getDomain(typed: string): TypedDomain {
  const found = readDomain(typed);
  if (found) return found;
  throw new AppError('VALIDATION_FAILED', {
    details: [{ path: 'domain', message: errorCatalogue.DOMAIN_INVALID.message }],
  });
}

/** A location that is not on the map yet is read anew by every save: more is understood by now than when it was written. */
function placeOf(changes: ProfileChanges, current: MemberRow): Partial<Pick<MemberRow, Placed>> {
  const location = changes.location ?? (current.latitude === null ? current.location : null);
  if (location === null) return {};
  const found = locate(location);
  return { location, latitude: found?.latitude ?? null, longitude: found?.longitude ?? null };
}

type Placed = 'location' | 'latitude' | 'longitude';

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
