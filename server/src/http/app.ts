import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { contractHeader, contractVersion } from '@rezenso/contract/contract-version';
import { languageCookie } from '@rezenso/contract/language';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Core } from '../core.ts';
import { addBodyParsers } from './body-parsers.ts';
import { spendBudgets } from './call-budgets.ts';
import { compression } from './compression.ts';
import { refuseForgery } from './csrf.ts';
import { answerError } from './error-handler.ts';
import type { Feature } from './feature.ts';
import { dropHalfSentWhenClosing } from './half-sent.ts';
import { hostCookie } from './host-cookie.ts';
import { refuseUnknownHosts } from './known-host.ts';
import { liveRoutes } from './live/live.routes.ts';
import { shedLoad } from './overload.ts';
import { boundPendingBodies, type RequestTimeouts, requestTimeouts } from './pending-bodies.ts';
import { boundPipelining, maxRequestsPerConnection } from './pipelining.ts';
import { countRequests, logRequests } from './request-log.ts';
import type { App } from './request-types.ts';
import { securityHeaders } from './security-headers.ts';
import { traceRequests, withinRequest } from './trace-requests.ts';
import { answerUnexpected, answerUnread } from './unread-requests.ts';

const maxBodyBytes = 256 * 1024;

export interface AppParts {
  features: readonly Feature[];
  /** Tells requests who is signed in; without it nobody is. */
  authenticate?: (app: App, core: Core) => void;
  timeouts?: RequestTimeouts;
}

/** Builds the application; listening is main's business. */
export async function buildApp(
  core: Core,
  { features, authenticate = nobodyIsSignedIn, timeouts = requestTimeouts }: AppParts,
): Promise<App> {
  const { env, log } = core;
  // A page that was built for another contract sees it in the first answer, before anything fails.
  const everyAnswer = { ...securityHeaders(env), [contractHeader]: contractVersion };
  const loggerInstance: FastifyBaseLogger = log;
  const app: App = Fastify({
    loggerInstance,
    // Fastify's own lines hold whole addresses, and addresses hold tokens; logRequests writes ours.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // A start on a busy machine, behind a database that repairs itself, is slow and not broken: who watches the process judges it.
    pluginTimeout: 0,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: env.trustProxy ?? false,
    bodyLimit: maxBodyBytes,
    // While closing, requests on connections that are open still get their answer: a rolling restart fails none.
    return503OnClosing: false,
    requestTimeout: timeouts.requestMillis,
    maxRequestsPerSocket: maxRequestsPerConnection,
    clientErrorHandler: answerUnread(everyAnswer),
    // Without a host it is refused by refuseUnknownHosts, with an answer of ours.
    http: {
      requireHostHeader: false,
      headersTimeout: timeouts.headersMillis,
      connectionsCheckingInterval: timeouts.checkMillis,
    },
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => {
      reply.headers(everyAnswer);
      void answerError(error, request, reply);
    },
  });

  boundPipelining(app);
  answerUnexpected(app, everyAnswer);
  app.decorate('offeredLanguages', env.offeredLanguages);
  app.decorate('languageCookie', hostCookie(languageCookie, env));
  app.decorate('idempotency', core.idempotency);
  app.decorate('bound', new Set<string>());
  app.decorate('routes', new Set<string>());
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) app.routes.add(`${one} ${url}`);
  });
  app.decorate('readiness', new Map());
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(everyAnswer).header('x-request-id', request.id);
    done();
  });
  if (core.tracing) traceRequests(app, core.tracing, env.tracing?.isParentTrusted ?? false);
  logRequests(app);
  if (core.metrics) countRequests(app, core.metrics);
  boundPendingBodies(app);
  shedLoad(app);
  refuseUnknownHosts(app, env.publicOrigin);
  refuseForgery(app, env.publicOrigin);
  addBodyParsers(app);
  app.setErrorHandler(core.tracing ? withinRequest(answerError) : answerError);
  app.setNotFoundHandler((request, reply) => void answerError(new AppError('NOT_FOUND'), request, reply));
  await app.register(cookie);
  await app.register(compress, compression);
  app.decorateRequest('member', undefined);
  authenticate(app, core);
  if (core.budgets) spendBudgets(app, core.budgets);
  // Before the features: when closing, whoever follows is let go before anything waits for open connections.
  await app.register(async (scope) => liveRoutes(scope, core));
  for (const feature of features) await app.register(async (scope) => feature(scope, core));
  // Last, so that it comes after a feature that drains.
  await app.register(async (scope) => dropHalfSentWhenClosing(scope));
  return app;
}

function nobodyIsSignedIn(app: App): void {
  app.decorateRequest('findMember', async () => undefined);
  app.decorateRequest('findActing', async () => undefined);
  app.decorateRequest('wasTeamClosed', async () => false);
}
