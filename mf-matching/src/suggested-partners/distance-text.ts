import { partnerTexts } from './texts.de.ts';

/** Places are known by their postcode, so that little distances are none. */
const nearKm = 3;

/** How far away a business is, in words; undefined where that is not known. */
export function distanceText(km: number | null): string | undefined {
  if (km === null) return undefined;
  return km < nearKm ? partnerTexts.near : partnerTexts.away(roughKm(km));
}

/** As the sentences of a suggestion round: from 100 km on to tens, so that one page says one figure. */
export const roughKm = (km: number) => (km < 100 ? km : Math.round(km / 10) * 10);
