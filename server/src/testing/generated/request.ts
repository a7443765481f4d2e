import type { NamedEndpoint } from '@rezenso/contract/all-endpoints';
import type { Schema } from '@rezenso/contract/endpoint';
import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import * as z from 'zod';
import { fitting, type InputSchema, spoilt } from './value.ts';

/** A request to an endpoint, from somebody. */
export interface GeneratedRequest {
  endpoint: NamedEndpoint['endpoint'];
  /** Index of who asks, of those given. */
  from: number;
  options: InjectOptions;
}

/** Requests to all these endpoints: two in three fit the contract, the others are off it in one place or altogether. */
export function aRequest(
  endpoints: readonly NamedEndpoint[],
  ids: readonly string[],
  senders: number,
): Arbitrary<GeneratedRequest> {
  return fc.constantFrom(...endpoints).chain(({ endpoint }) => {
    const parts = [endpoint.params, endpoint.query, endpoint.body].map((schema) => partFor(schema, ids));
    return fc.tuple(fc.nat(senders - 1), ...parts).map(([from, params, query, body]) => ({
      endpoint,
      from: from as number,
      options: {
        method: endpoint.method,
        url: `${filled(endpoint.path, params)}${searchOf(query)}`,
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
      },
    }));
  });
}

function partFor(schema: Schema | undefined, ids: readonly string[]): Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined);
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as InputSchema;
  const good = fitting(json, ids);
  return fc.oneof({ weight: 2, arbitrary: good }, { weight: 1, arbitrary: spoilt(good) });
}

function filled(path: string, params: unknown): string {
  const given = typeof params === 'object' && params !== null ? (params as Record<string, unknown>) : {};
  return path.replace(/:(\w+)/g, (_, name: string) => encoded(given[name] ?? params));
}

function searchOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return query === undefined ? '' : `?${encoded(query)}`;
  const pairs = Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Halves of characters cannot travel in an address. */
function encoded(value: unknown): string {
  return encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value ?? '')).toWellFormed());
}
