import { isIP } from 'node:net';
import { digestOf, isPlainName, sealHeader, sealIn, siteStorePath, uploadBytes } from '@rezenso/releases/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../../../config/loopback.ts';
import type { Core } from '../../../core.ts';
import type { App } from '../../../http/request-types.ts';
import { type Caller, localCaller } from './caller.policy.ts';
import { Refusal } from './refusal.ts';
import type { ReleaseStoreService } from './release-store.service.ts';

interface Place {
  Params: { module: string; version: string };
}

interface FilePlace {
  Params: Place['Params'] & { '*': string };
}

/** Every module may hold 1 MB of it, and indented that is several. */
const registryBytes = 32 * 1024 * 1024;

/** The calls of `npx rezenso --store https://…`. No page uses them, so they stand in no contract. */
export function bindReleaseStore(app: App, { env, limits }: Core, store: ReleaseStoreService): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const hasKeys = env.releasesPublicKeys.length > 0;

  // Before a byte of the body is read.
  app.addHook('onRequest', async (request) => {
    const caller = await callerIn(request).catch(async (error) => {
      // Who shares a network with somebody that nobody knows goes on releasing.
      if (error instanceof Refusal) await limits.take('release-store', request.ip);
      throw error;
    });
    if (request.method !== 'GET' && request.method !== 'HEAD') await takeTurn(request, caller);
    callers.set(request, caller);
  });
  app.addHook('preValidation', async (request) => {
    const seal = sealIn(request.headers[sealHeader]);
    if (seal && seal.digest !== digestOf(request.rawBody ?? ''))
      throw new Refusal(401, 'The body is not what was signed.');
    // Routes of the whole store name none.
    const { module, version }: Partial<Place['Params']> = Object(request.params);
    for (const name of [module, version])
      if (name !== undefined && !isPlainName(name)) throw new Refusal(422, 'This is no name of a release.');
  });
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Refusal)) throw error;
    return reply.status(error.status).header('cache-control', 'no-store').send({ message: error.message });
  });

  async function takeTurn({ ip }: FastifyRequest, { keyId }: Caller): Promise<void> {
    if (keyId === undefined) await limits.take('release-store', ip);
    else await limits.take('release-store.key', keyId);
  }

  async function callerIn(request: FastifyRequest): Promise<Caller> {
    if (!hasKeys) return callerHere(request);
    const seal = sealIn(request.headers[sealHeader]);
    if (!seal) throw new Refusal(401, `This site ${wanted(request)} only with a signature; set RELEASES_SIGNING_KEY.`);
    const condition = request.headers['if-match'] ?? request.headers['if-none-match'] ?? '';
    const { method, url: path, hostname } = request;
    return store.identify(seal, { method, hostname: hostname.replace(/:\d+$/, ''), path, condition });
  }

  /** A team tries its module on its own machine; a site that others reach needs keys. */
  function callerHere(request: FastifyRequest): Caller {
    const isHere = isLoopback(request.ip) && request.headers['x-forwarded-for'] === undefined;
    if (!env.isProduction && isHere && isLoopbackHost(request.hostname.replace(/:\d+$/, ''))) return localCaller;
    throw new Refusal(403, 'This site takes no releases over HTTP: its operators have set no RELEASES_PUBLIC_KEY.');
  }

  const callerOf = (request: FastifyRequest): Caller => {
    const caller = callers.get(request);
    if (caller) return caller;
    throw new Error('a request to the store of releases was not looked at');
  };

  app.get(`${siteStorePath}/registry`, async (request, reply) => {
    const found = await store.registry();
    if (!found) throw new Refusal(404, 'Nothing has been released here yet.');
    fresh(reply).header('etag', found.etag);
    if (request.headers['if-none-match'] === found.etag) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(found.text);
  });

  const taking = { keepsRawBody: true };
  app.put(`${siteStorePath}/registry`, { bodyLimit: registryBytes, config: taking }, async (request, reply) => {
    const { 'if-match': known, 'if-none-match': none } = request.headers;
    if (!known && none !== '*') throw new Refusal(400, 'If-Match says which registry is to be replaced.');
    await store.replaceRegistry(callerOf(request), request.rawBody?.toString('utf8') ?? '', known);
    return reply.status(204).send();
  });

  app.get(`${siteStorePath}/releases`, async (_request, reply) =>
    fresh(reply).send({ releases: await store.releases() }),
  );

  const one = `${siteStorePath}/releases/:module/:version`;
  app.put<Place>(one, { bodyLimit: uploadBytes, config: taking }, async (request, reply) => {
    const { module, version } = request.params;
    return reply.status(201).send({ files: await store.putRelease(callerOf(request), module, version, request.body) });
  });

  app.delete<Place>(one, async (request, reply) => {
    await store.removeRelease(callerOf(request), request.params.module, request.params.version);
    return reply.status(204).send();
  });

  app.get<FilePlace>(`${one}/files/*`, async ({ params }, reply) => {
    const { module, version, '*': path } = params;
    const content = await store.file(module, version, path);
    return fresh(reply).type('application/octet-stream').send(content);
  });

  app.get<Place>(`${one}/return`, async ({ params }, reply) => {
    const note = await store.returned(params.module, params.version);
    if (!note) throw new Refusal(404, 'No site took this release back.');
    return fresh(reply).send(note);
  });
}

/** What a caller without a key asked for, in words. */
function wanted({ method }: FastifyRequest): string {
  return method === 'GET' || method === 'HEAD' ? 'tells of its releases' : 'takes releases';
}

function fresh(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store');
}

function isLoopback(ip: string): boolean {
  const plain = ip.replace(/^::ffff:/, '');
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}
