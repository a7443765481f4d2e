import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Subject } from './subjects.ts';
import type { AdminRole } from './vocabulary.ts';

/** Any schema of zod or zod/mini. */
export type Schema = z.core.$ZodType;
type Output<S> = S extends Schema ? z.core.output<S> : undefined;
type Input<S> = S extends Schema ? z.core.input<S> : undefined;

/** Names a deed in the calls that do it: one that arrives again with the same key is done once (`docs/decisions/0136`). */
export const idempotencyHeader = 'idempotency-key';

/** Who may call: everybody, a signed-in person, or an admin holding one of `roles`. */
export type Access = 'public' | 'authenticated' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The build of a module that carries a copy of the contract. */
export interface Carrier {
  module: string;
  /** Version of the release. */
  version: string;
  /** Version of the contract that it was built with. */
  contract: string;
}

/** What is being built, put in by the build; nothing of the kind on the server and in tests. */
declare const __REZENSO_CARRIER__: Carrier | undefined;

/** One call of the API as a value: the server binds it to a service, the client calls it, the documentation prints it. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> {
  readonly method: Method;
  /** Path with `:name` placeholders, starting with a slash. */
  readonly path: string;
  readonly access: Access;
  /** Admin roles that may call; only with `access: 'admin'`. `super_admin` may always. */
  readonly roles?: readonly AdminRole[];
  /** Refused with FRESH_SIGN_IN_REQUIRED unless the person was there within the last hour (`freshSignInMinutes`); pages ask and call again. */
  readonly needsFreshSignIn?: true;
  /** Refused with OWNER_ONLY to invited colleagues of the business (`teamRole`): its owner alone may. */
  readonly ownerOnly?: true;
  /** What a call that is no GET changes for its caller, also when it is refused; `[]`: what was read before stays good. */
  readonly changes?: readonly Subject[];
  /** @deprecated Says `changes: []`, in a module that was built with contract 1.10 or older. */
  readonly changesNothing?: true;
  /** Jobs write part of the answer shortly after a change: pages that show it read it again a few times then. */
  readonly isWrittenLater?: true;
  /**
   * The steps of a call that takes a while, in their order. Asked with `Accept: text/event-stream` it streams an event 'step'
   * (`{ step }`) as each begins, then 'answer' with what it answers, or 'error' with the usual error and its `status`. What is
   * refused before the first step is answered as usual; whoever reads steps takes JSON as well, which older servers send.
   */
  readonly steps?: readonly string[];
  /** One line for the API reference. */
  readonly summary: string;
  /** Schemas of what comes in; undefined where the call has no such part. */
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  /** Codes this call may answer beyond those every call may (VALIDATION_FAILED, UNAUTHORIZED, or TEAM_CLOSED to a colleague whose business's account was deleted, FORBIDDEN, RATE_LIMITED, INTERNAL; an admin's also PASSKEY_REQUIRED; with an Idempotency-Key also CALL_IN_PROGRESS, CALL_ALREADY_DONE, IDEMPOTENCY_KEY_REUSED). */
  readonly errors: readonly ErrorCode[];
  /** Whose copy of the contract this is, in a browser: every module brings its own, and may be older than the server. */
  readonly carrier?: Carrier | undefined;
}

export type AnyEndpoint = Endpoint<Schema | undefined, Schema | undefined, Schema | undefined, Schema>;
export type ParamsOf<E extends AnyEndpoint> = Output<E['params']>;
export type QueryOf<E extends AnyEndpoint> = Output<E['query']>;
export type BodyOf<E extends AnyEndpoint> = Output<E['body']>;
export type AnswerOf<E extends AnyEndpoint> = z.core.output<E['answer']>;
/** What a server may hand over as answer, before the schema fills in defaults. */
export type AnswerInputOf<E extends AnyEndpoint> = z.core.input<E['answer']>;

/** What a caller passes: only the parts that the endpoint declares. */
export type CallOf<E extends AnyEndpoint> = (E['params'] extends Schema ? { params: Input<E['params']> } : unknown) &
  (E['query'] extends Schema ? { query?: Input<E['query']> } : unknown) &
  (E['body'] extends Schema ? BodyPart<Input<E['body']>> : unknown);

/** A body that the call can do without may be left out. */
type BodyPart<Body> = undefined extends Body ? { body?: Body } : { body: Body };

/** What `endpoint` takes: parts that a call does not have are left out. */
type Declaration<
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Answer extends Schema,
> = Omit<Endpoint<Params, Query, Body, Answer>, 'params' | 'query' | 'body' | 'carrier'> & {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
};

/** Declares a call, keeping the exact schema types. */
export function endpoint<
  const Params extends Schema | undefined = undefined,
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
  const Answer extends Schema = Schema,
>(declaration: Declaration<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  const carrier = typeof __REZENSO_CARRIER__ === 'undefined' ? undefined : __REZENSO_CARRIER__;
  return (carrier ? { ...declaration, carrier } : declaration) as Endpoint<Params, Query, Body, Answer>;
}

/**
 * The address of a call: placeholders replaced and encoded, query appended without undefined values.
 * @throws Error when a placeholder has no value (a bug of the caller)
 */
export function urlOf(
  target: Pick<AnyEndpoint, 'path'>,
  call: { params?: Record<string, unknown>; query?: Record<string, unknown> } = {},
): string {
  const path = target.path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = call.params?.[name];
    if (value === undefined || value === null || value === '')
      throw new Error(`${target.path} needs a value for ${name}`);
    return pathSegment(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}

/** Browsers take dots alone for steps through the path, also encoded; encoded twice they are a value that nobody has. */
function pathSegment(value: string): string {
  return value === '.' || value === '..' ? value.replaceAll('.', '%252E') : encodeURIComponent(value);
}
