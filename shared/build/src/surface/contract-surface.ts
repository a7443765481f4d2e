import { allEndpoints, type NamedEndpoint } from '@rezenso/contract/all-endpoints';
import type { Schema } from '@rezenso/contract/endpoint';
import * as z from 'zod';
import { type JsonSchema, misfits } from './json-schema.ts';

/** What callers of one endpoint rely on. */
export interface EndpointSurface {
  access: string;
  roles: string[];
  params?: JsonSchema;
  query?: JsonSchema;
  body?: JsonSchema;
  answer: JsonSchema;
}

/** Every endpoint by `METHOD path`, sorted. */
export type ContractSurface = Record<string, EndpointSurface>;

const incoming = ['params', 'query', 'body'] as const;
const strictness = ['public', 'authenticated', 'admin'];

/** The surface of the contract as its sources are. */
export function contractSurface(endpoints: readonly NamedEndpoint[] = allEndpoints): ContractSurface {
  const entries = endpoints.map(({ endpoint }) => {
    const { method, path, access, roles = [], answer } = endpoint;
    const parts = incoming.flatMap((part) => {
      const schema = endpoint[part];
      return schema ? [[part, jsonSchema(schema, 'input')] as const] : [];
    });
    const surface = {
      access,
      roles: [...roles].sort(),
      ...Object.fromEntries(parts),
      answer: jsonSchema(answer, 'output'),
    };
    return [`${method} ${path}`, surface] as const;
  });
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function jsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest as JsonSchema;
}

/**
 * What breaks a module that was built against `before` when it calls a server built against `after`: calls it may no
 * longer make, input that is refused, answers that its schemas refuse.
 */
export function contractBreaks(before: ContractSurface, after: ContractSurface): string[] {
  return Object.entries(before).flatMap(([name, was]) => {
    const is = after[name];
    if (!is) return [`${name} is gone`];
    return [
      ...accessBreaks(was, is),
      ...incoming.flatMap((part) => incomingBreaks(part, was[part], is[part])),
      ...misfits(is.answer, was.answer, 'answer'),
    ].map((reason) => `${name}  ${reason}`);
  });
}

function accessBreaks(was: EndpointSurface, is: EndpointSurface): string[] {
  if (strictness.indexOf(is.access) > strictness.indexOf(was.access))
    return [`access: ${is.access} instead of ${was.access}`];
  const lost = is.access === 'admin' ? was.roles.filter((role) => !is.roles.includes(role)) : [];
  return lost.map((role) => `access: ${role} may not call it any more`);
}

function incomingBreaks(part: string, was: JsonSchema | undefined, is: JsonSchema | undefined): string[] {
  const nothing: JsonSchema = { type: 'object' };
  const unread = Object.keys(was?.properties ?? {}).filter((name) => !(is?.properties && name in is.properties));
  // A body that is no object has no properties to lose.
  const lost = is?.properties || !is ? unread.map((name) => `${part}.${name}: is no longer read`) : [];
  return [...(is ? misfits(was ?? nothing, is, part) : []), ...lost];
}
