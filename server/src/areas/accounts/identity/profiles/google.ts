import { readableForm } from '../look-alikes.ts';
import type { Address } from './read-address.ts';

/** Second half of a feature id, in the data of a map's address and in `ftid`. */
const featureId = /0x[\da-f]{1,16}:0x([\da-f]{1,16})/i;
const placeId = /(?:^|[^\w-]|!\d+s)(ChIJ[\w-]{23})(?![\w-])/;
/** Pages and files of people, which stand where any other website could. */
const storage = /^(?:sites|docs|drive|forms|photos)\./;
const shortHosts = new Set(['g.page', 'goo.gl', 'maps.app.goo.gl', 'g.co', 'share.google']);
/** Where people search, write and are led to places. */
const asked = ['q', 'query', 'destination'];

/**
 * A place at Google: by its customer id (`cid`, `ludocid`), which stands in a feature id, a place id and a `g.page/r` link
 * too. Every country's Google shows the same places.
 * @returns null for other platforms, undefined for pages that are no place
 */
export function googleProfile({ host, brand, steps, lowSteps, query }: Address): string | null | undefined {
  if (shortHosts.has(host)) return shortLink(host, steps);
  if (brand !== 'google' || storage.test(host)) return null;
  const all = [...steps, ...query.values()].join(' ');
  const customer = query.get('cid') ?? query.get('ludocid') ?? customerIn(all);
  if (customer && /^\d{1,20}$/.test(customer)) return `google:${BigInt(customer)}`;
  const place = query.get('placeid') ?? query.get('place_id') ?? query.get('query_place_id');
  if (place) return `google:${place}`;
  const entity = query.get('kgmid') ?? /\/g\/\w+/.exec(all)?.[0];
  if (entity) return `google:${entity.toLowerCase()}`;
  return named(lowSteps, query);
}

function customerIn(text: string): string | undefined {
  const feature = featureId.exec(text)?.[1];
  if (feature) return `${BigInt(`0x${feature}`)}`;
  const place = placeId.exec(text)?.[1];
  return place && customerOfPlace(place);
}

/** A place id is a message of two numbers (fixed64), of which the second is the customer id. */
function customerOfPlace(place: string): string | undefined {
  const bytes = Buffer.from(place, 'base64url');
  return bytes.length === 20 && bytes[11] === 0x11 ? `${bytes.readBigUInt64LE(12)}` : undefined;
}

function shortLink(host: string, steps: readonly string[]): string | undefined {
  const isMarked = /^(?:r|maps|kgs)$/.test(steps[0] ?? '');
  const code = steps[isMarked ? 1 : 0];
  if (!code) return undefined;
  if (host !== 'g.page') return `${host}:${code}`;
  // The code of `g.page/r` is a message too, and the customer id its first number.
  const bytes = Buffer.from(isMarked ? code : '', 'base64url');
  return bytes.length >= 9 && bytes[0] === 0x09
    ? `google:${bytes.readBigUInt64LE(1)}`
    : `${host}:${code.toLowerCase()}`;
}

/** Without an id the name that is searched for, and roughly where: 'Apotheke am Markt' is in many towns. */
function named(lowSteps: readonly string[], query: URLSearchParams): string | undefined {
  const at = lowSteps.indexOf('place');
  const searched = asked.map((name) => query.get(name)).find((text) => text);
  const name = at >= 0 ? lowSteps[at + 1] : searched;
  if (!name) return undefined;
  const words = readableForm(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const [, latitude, longitude] = /@(-?\d+\.\d+),(-?\d+\.\d+)/.exec(lowSteps.join('/')) ?? [];
  const place = latitude && longitude ? `@${Number(latitude).toFixed(1)},${Number(longitude).toFixed(1)}` : '';
  return words ? `google:${words}${place}` : undefined;
}
