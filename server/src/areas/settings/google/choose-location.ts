import { profileOf, readableForm } from '../../accounts/index.ts';
import type { BusinessLocation } from './business-profile.ts';
import { GoogleFault } from './google-fault.ts';

export interface KnownBusiness {
  businessName: string;
  profileUrl: string | null;
}

/**
 * Which of the places an account manages is this business: the one its address points to, else the one of its name,
 * else the only one. An agency manages many, and reviews of others must not come in.
 * @throws {GoogleFault} no-business, unknown-business
 */
export function chooseLocation(locations: readonly BusinessLocation[], business: KnownBusiness): BusinessLocation {
  const [only, ...others] = locations;
  if (!only) throw new GoogleFault('no-business');
  const pointedTo = locations.find((one) => isPointedTo(one, business.profileUrl));
  const named = locations.filter(({ title }) => fold(title) === fold(business.businessName));
  const chosen = pointedTo ?? (named.length === 1 ? named[0] : undefined) ?? (others.length === 0 ? only : undefined);
  if (!chosen) throw new GoogleFault('unknown-business');
  return chosen;
}

function isPointedTo({ mapsUri, placeId }: BusinessLocation, profileUrl: string | null): boolean {
  if (!profileUrl) return false;
  const profile = profileOf(profileUrl);
  const isSamePlace = profile !== undefined && mapsUri !== undefined && profile === profileOf(mapsUri);
  return isSamePlace || (placeId !== undefined && profileUrl.includes(placeId));
}

/** Names compare without case, accents and punctuation. */
function fold(name: string): string {
  return readableForm(name).replace(/[^\p{L}\p{N}]+/gu, '');
}
