import { allEndpoints, type NamedEndpoint } from '@rezenso/contract/all-endpoints';
import { type AnyEndpoint, idempotencyHeader, type Schema } from '@rezenso/contract/endpoint';
import { type ErrorCode, errorCatalogue } from '@rezenso/contract/errors';
import { errorMessages } from '@rezenso/contract/errors.en';
import { followChanges } from '@rezenso/contract/live';
import { readsOfAll, type Subject, staleHeader } from '@rezenso/contract/subjects';
import * as z from 'zod';
import { sessionCookie } from '../../accounts/index.ts';

type Json = Record<string, unknown>;

/** Codes that every call may answer. */
const always: readonly ErrorCode[] = ['VALIDATION_FAILED', 'RATE_LIMITED', 'INTERNAL', 'OVERLOADED'];
const signedIn: readonly ErrorCode[] = ['UNAUTHORIZED', 'ACCOUNT_BANNED'];
const withKey: readonly ErrorCode[] = ['CALL_IN_PROGRESS', 'CALL_ALREADY_DONE', 'IDEMPOTENCY_KEY_REUSED'];
const accessNotes = { public: 'Open to everybody.', authenticated: 'For signed-in members.', admin: 'For admins.' };

/** The contract as an OpenAPI document. */
export function openApiDocument(origin: string): Json {
  const paths: Record<string, Json> = {};
  for (const named of allEndpoints) {
    const path = named.endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [named.endpoint.method.toLowerCase()]: operation(named) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Rezenso API', version: '1.0.0', description: 'Every call of the API, as its contract has it.' },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie({ publicOrigin: origin }).name },
      },
    },
  };
}

function operation({ name, area, endpoint }: NamedEndpoint): Json {
  return {
    operationId: name,
    tags: [area],
    summary: endpoint.summary,
    description: [
      accessNotes[endpoint.access],
      endpoint.ownerOnly ? 'Not for invited colleagues.' : '',
      endpoint.roles?.length ? `Roles: ${endpoint.roles.join(', ')}.` : '',
    ]
      .join(' ')
      .trim(),
    security: endpoint.access === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(takesKey(endpoint) ? [idempotencyKey] : []),
    ],
    ...(endpoint.body ? { requestBody: { content: json(jsonSchema(endpoint.body, 'input')) } } : {}),
    responses: {
      200: {
        description: 'Done',
        ...(endpoint.changes?.length ? { headers: staleReads(endpoint.changes) } : {}),
        content: { ...json(jsonSchema(endpoint.answer, 'output')), ...asStream(endpoint) },
      },
      ...errorResponses(endpoint),
    },
  };
}

function parameters(where: 'path' | 'query', schema: Schema | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

/** Whether a call is done once for its key. */
function takesKey({ method, access }: AnyEndpoint): boolean {
  return method !== 'GET' && access !== 'public';
}

const idempotencyKey: Json = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  description: 'Names the deed: sent again with the same key within a day, it is done once and answered alike',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,100}$' },
};

/** One answer per status; the codes it may carry stand in its description. */
function errorResponses(endpoint: AnyEndpoint): Json {
  const codes = new Set([...always, ...(endpoint.access === 'public' ? [] : signedIn), ...endpoint.errors]);
  if (endpoint.access === 'admin') codes.add('FORBIDDEN');
  if (takesKey(endpoint)) for (const code of withKey) codes.add(code);
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.map((code) => `\`${code}\` ${errorMessages[code]}`).join('\n\n'),
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    ]),
  );
}

const errorSchema: Json = {
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string', description: 'For people, in the language of the request' },
    code: { type: 'string', enum: Object.keys(errorCatalogue), description: 'For programs' },
    requestId: { type: 'string', format: 'uuid' },
    details: { description: 'For VALIDATION_FAILED a list of { path, message }' },
  },
};

/** The header of every answer, also of a refusal, to a call that changes something. */
function staleReads(subjects: readonly Subject[]): Json {
  const description = `Paths of the reads that are stale now: ${readsOfAll(subjects).join(', ')}`;
  return { [staleHeader]: { description, schema: { type: 'string' } } };
}

/** What a call streams that is asked with `Accept: text/event-stream`. */
function asStream(endpoint: AnyEndpoint): Json {
  if (endpoint === followChanges)
    return eventStream('Events open, stale, beat and end, each with an id for Last-Event-ID');
  if (!endpoint.steps) return {};
  return eventStream(
    `Events step ({ step }: ${endpoint.steps.join(', ')}) as each begins, then answer with what the call answers, or error with the usual error and its status`,
  );
}

function eventStream(description: string): Json {
  return { 'text/event-stream': { schema: { type: 'string', description } } };
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

function jsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
