import type { Language } from '@rezenso/contract/language';
import type { FastifyInstance } from 'fastify';
import type { Acting, CurrentMember } from '../access/current-member.ts';
import type { Db } from '../database/database.ts';
import type { Idempotency } from '../idempotency/idempotency.ts';
import type { HostCookie } from './host-cookie.ts';

/** The application, or the part of it that a feature sees. */
export type App = FastifyInstance;

/** `waiting` has nothing to do yet, which is no fault; `broken` has and cannot. */
export type Readiness = 'ready' | 'waiting' | 'broken';

declare module 'fastify' {
  interface FastifyInstance {
    /** Endpoints that have a handler, as 'METHOD /path'. */
    bound: Set<string>;
    /** Languages that the site is offered in, German first. */
    offeredLanguages: readonly Language[];
    /** Keeps what somebody chose in a browser. */
    languageCookie: HostCookie;
    /** Does once what is sent more than once with the same key. */
    idempotency: Idempotency;
    /** Every route, endpoint or not, as 'METHOD /path'. */
    routes: Set<string>;
    /** What else than database and jobs this process needs to do its work, by name. */
    readiness: Map<string, () => Promise<Readiness>>;
  }
  interface FastifyRequest {
    /** Who is signed in, once somebody asked. */
    member: CurrentMember | undefined;
    /** The look-up that `findMember` began. */
    memberLookUp?: Promise<CurrentMember | undefined>;
    isSessionExtended?: boolean;
    /** How many live messages had been heard when the request came. */
    heardBefore: number;
    /** Waits for somebody else to end, as no load for others meanwhile (overload.ts). */
    aside?: <T>(wait: () => Promise<T>) => Promise<T>;
    /** The bytes of the body, on routes that keep them. */
    rawBody?: Buffer;
    /** Who is signed in; looked up once per request. */
    findMember(): Promise<CurrentMember | undefined>;
    /** As whom they act by now, read with `tx`; undefined when the session ended meanwhile. */
    findActing(tx: Db): Promise<Acting | undefined>;
    /** Whether it comes with the session of a colleague whose business's account was deleted. */
    wasTeamClosed(): Promise<boolean>;
  }
  interface FastifyContextConfig {
    isCsrfExempt?: boolean;
    takesForms?: boolean;
    keepsRawBody?: boolean;
    isAlwaysServed?: boolean;
    isLongLived?: boolean;
    isUnattended?: boolean;
    /** A call of the contract, which finds out who is signed in. */
    isBound?: boolean;
    budget?: 'none' | 'webhook';
  }
}
