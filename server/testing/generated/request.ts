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
  // Made once for each: reading a schema takes longer than many a request.
  const ofEach = new Map<NamedEndpoint, Arbitrary<GeneratedRequest>>();
  return fc.constantFrom(...endpoints).chain((named) => {
    const known = ofEach.get(named) ?? requestTo(named, ids, senders);
    ofEach.set(named, known);
    return known;
  });
}

function requestTo({ endpoint }: NamedEndpoint, ids: readonly string[], senders: number): Arbitrary<GeneratedRequest> {
  const parts = [endpoint.params, endpoint.query, endpoint.body].map((schema) => partFor(schema, ids));
  const takesSteps = endpoint.steps ? fc.boolean() : fc.constant(false);
  return fc.tuple(fc.nat(senders - 1), takesSteps, ...parts).map(([from, asStream, params, query, body]) => ({
    endpoint,
    from: from,
    options: optionsOf(endpoint, [params, query, body], asStream),
  }));
}

function optionsOf(
  endpoint: NamedEndpoint['endpoint'],
  [params, query, body]: readonly unknown[],
  takesSteps = false,
): InjectOptions {
  return {
    method: endpoint.method,
    url: `${filled(endpoint.path, params)}${searchOf(query)}`,
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(takesSteps ? { accept: 'text/event-stream' } : {}),
    },
  };
}

/** For each text that an endpoint takes, wherever it stands, requests that fit in all but it. */
export function requestsWithOddTexts(
  { endpoint }: NamedEndpoint,
  ids: readonly string[],
  texts: readonly string[],
  seed: number,
): InjectOptions[] {
  const parts = [endpoint.params, endpoint.query, endpoint.body].map((schema) =>
    schema ? partThatFits(schema, ids, seed) : undefined,
  );
  return parts.flatMap((part, place) =>
    textPathsOf(part).flatMap((path) =>
      texts.map((text) =>
        optionsOf(
          endpoint,
          parts.map((other, index) => (index === place ? withText(other, path, text) : other)),
        ),
      ),
    ),
  );
}

/** A value with every field, so that each of its texts can be spoilt; of some tries the one that the schema takes. */
function partThatFits(schema: Schema, ids: readonly string[], seed: number): unknown {
  const json = whole(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as InputSchema);
  const tries = fc.sample(fitting(json, ids), { numRuns: 200, seed });
  return tries.find((one) => z.core.safeParse(schema, one).success) ?? tries[0];
}

function whole(schema: InputSchema): InputSchema {
  const { properties, anyOf, items } = schema;
  const choices = anyOf?.filter(({ type, const: only }) => type !== 'null' && only !== '').map(whole);
  return {
    ...schema,
    ...(choices ? { anyOf: choices } : {}),
    ...(items ? { items: whole(items) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, whole(part)])),
          required: Object.keys(properties),
        }
      : {}),
  };
}

function textPathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textPathsOf(part, [...path, name]));
}

function withText(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[name] = withText(copy[name], rest, text);
  return copy;
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
