import * as z from 'zod/mini';
import { allEndpoints } from './all-endpoints.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { followChanges } from './live.ts';

/**
 * The call behind an address that a page may name as one of its first reads: one that reads, without parameters in its path,
 * with a query that it takes, and answers at once. Undefined for every other address, also for calls of another version of the contract.
 */
export function firstReadAt(address: string): AnyEndpoint | undefined {
  const [path = '', search, ...more] = address.split('?');
  const known = allEndpoints.find(({ endpoint: { method, path: at } }) => method === 'GET' && at === path)?.endpoint;
  if (!known || known === followChanges || more.length > 0 || path.includes(':')) return undefined;
  if (search === undefined) return known;
  const query = Object.fromEntries(new URLSearchParams(search));
  return known.query && z.core.safeParse(known.query, query).success ? known : undefined;
}
