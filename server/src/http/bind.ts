import type { AnswerInputOf, AnyEndpoint, BodyOf, ParamsOf, QueryOf } from '@rezenso/contract/endpoint';
import type { Language } from '@rezenso/contract/language';
import { readsOfAll, staleHeader } from '@rezenso/contract/subjects';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentMember } from '../access/current-member.ts';
import { mayCall, needsFreshSignIn, needsOwner, needsProof } from '../access/may-call.ts';
import { AppError } from '../app-error.ts';
import { answerWriter } from './answers/answer-writer.ts';
import { onceByKey } from './idempotency-key.ts';
import { languageOf } from './language.ts';
import { parseInput } from './parse.ts';
import type { App } from './request-types.ts';
import { stillActing } from './still-acting.ts';
import { streamed } from './stream/streamed.ts';
import { asksForSteps, withSteps } from './stream/with-steps.ts';

/** A parsed call. `params`, `query` and `body` are what the endpoint's schemas made of them. */
export interface Call<E extends AnyEndpoint, M> {
  member: M;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Says which of the endpoint's steps begins, to whoever asked for them. */
  tell(step: string): void;
}

type Handled<E extends AnyEndpoint> = AnswerInputOf<E> | typeof streamed;

export type Handler<E extends AnyEndpoint, M = CurrentMember> = (call: Call<E, M>) => Promise<Handled<E>> | Handled<E>;

/** Answer of calls that only do something. */
export const done = { ok: true } as const;

/** What single routes may relax, and why it is safe is said where it is used. */
export interface RouteOptions {
  /** Other sites may post here: webhooks, one-click unsubscribe. */
  isCsrfExempt?: boolean;
  /** Form data is taken beside JSON. */
  takesForms?: boolean;
  /** `request.rawBody` keeps the bytes, for signatures. */
  keepsRawBody?: boolean;
  /** Largest body in bytes, where the usual limit does not fit. */
  maxBodyBytes?: number;
  /** Stays open for as long as somebody follows: no load while it waits, and it writes its own line in the log. */
  isLongLived?: boolean;
  /** A page asks by itself: that nobody has left it open does not keep a session alive. */
  isUnattended?: boolean;
  /** Hands out a secret: its answer is not kept for whoever sends the call again. */
  isSecret?: boolean;
  /** Has a budget of its own, see call-budgets.ts. */
  budget?: 'webhook';
}

/** Binds a call for signed-in people (or admins) to its handler: access, parsing in, parsing out. */
export function bind<E extends AnyEndpoint>(
  app: App,
  endpoint: E,
  handler: Handler<E>,
  options: RouteOptions = {},
): void {
  if (endpoint.access === 'public') throw new Error(`${endpoint.path} is public: use bindPublic`);
  route(app, endpoint, options, async (call) =>
    handler({ ...call, member: await requireMember(endpoint, call.request) }),
  );
}

/** Binds a call for everybody; `member` is there when somebody is signed in. */
export function bindPublic<E extends AnyEndpoint>(
  app: App,
  endpoint: E,
  handler: Handler<E, CurrentMember | undefined>,
  options: RouteOptions = {},
): void {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is not public: use bind`);
  route(app, endpoint, options, async (call) => handler({ ...call, member: await call.request.findMember() }));
}

type Inputs<E extends AnyEndpoint> = Omit<Call<E, undefined>, 'member'>;

function route<E extends AnyEndpoint>(
  app: App,
  endpoint: E,
  { maxBodyBytes, isSecret, ...config }: RouteOptions,
  handle: (call: Inputs<E>) => Promise<Handled<E>>,
): void {
  const name = `${endpoint.method} ${endpoint.path}`;
  const write = answerWriter(endpoint.answer, name);
  const stale = readsOfAll(endpoint.changes ?? []).join(' ');
  app.bound.add(name);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { ...config, isBound: true },
    ...(maxBodyBytes ? { bodyLimit: maxBodyBytes } : {}),
    // Access comes before parsing: a stranger learns nothing about what would be valid.
    preValidation: async (request, reply) => {
      // Also on a refusal: a conflict often means that the page shows something that is over.
      if (stale) reply.header(staleHeader, stale);
      if (endpoint.access === 'public') return;
      const member = await requireMember(endpoint, request);
      // The page notices when somebody signed in as another in a second tab.
      reply.header('x-account', member.id);
    },
    handler: async (request, reply) => {
      const language = () => languageOf(request);
      const parts = {
        params: parsePart(endpoint.params, request.params, language) as ParamsOf<E>,
        query: parsePart(endpoint.query, request.query, language) as QueryOf<E>,
        body: parsePart(endpoint.body, request.body, language) as BodyOf<E>,
      };
      const work = (tell: (step: string) => void) =>
        stillActing(endpoint, request, async () => {
          const answer = await handle({ ...parts, request, reply, tell });
          return answer === streamed ? answer : write(answer);
        });
      const answer = asksForSteps(endpoint, request)
        ? await withSteps(request, reply, work)
        : await onceByKey(endpoint, request, () => work(() => undefined), { isSecret });
      if (answer === streamed) return reply;
      reply.header('cache-control', 'no-store');
      return answer;
    },
  });
}

function parsePart(schema: AnyEndpoint['body'], value: unknown, language: () => Language): unknown {
  return schema ? parseInput(schema, value, language) : undefined;
}

/** @throws {AppError} UNAUTHORIZED, TEAM_CLOSED, FORBIDDEN, OWNER_ONLY, PASSKEY_REQUIRED, FRESH_SIGN_IN_REQUIRED */
async function requireMember(endpoint: AnyEndpoint, request: FastifyRequest): Promise<CurrentMember> {
  const member = await request.findMember();
  if (!member) throw new AppError((await request.wasTeamClosed()) ? 'TEAM_CLOSED' : 'UNAUTHORIZED');
  if (!mayCall(endpoint, member)) throw new AppError('FORBIDDEN');
  if (needsOwner(endpoint, member)) throw new AppError('OWNER_ONLY');
  if (needsProof(endpoint, member)) throw new AppError('PASSKEY_REQUIRED');
  if (needsFreshSignIn(endpoint, member)) throw new AppError('FRESH_SIGN_IN_REQUIRED');
  return member;
}
