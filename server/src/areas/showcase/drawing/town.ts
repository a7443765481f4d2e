import { understandPlace } from '@rezenso/engines/geo';

/** Where a business is, as far as its location says so for sure. */
export interface Town {
  town?: string;
  /** The federal state or canton around it. */
  land?: string;
}

/** The town that a location names, without street and postcode. */
export function townOf(location: string): Town {
  const { place } = understandPlace(location);
  if (!place) return {};
  const [first = '', land] = place.label.replace(/^\d{4,5}\s+/, '').split(', ');
  if (place.precision === 'region') return { land: first };
  return { ...(first ? { town: first } : {}), ...(land ? { land } : {}) };
}
