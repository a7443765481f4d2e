import { mkdir } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import fastifyStatic from '@fastify/static';
import { isKeyOf } from '@rezenso/contract/own-keys';
import { filesOfAll } from '@rezenso/contract/releases';
import { sourceMapsFile } from '@rezenso/releases/files';
import type { ReleaseReader } from '@rezenso/releases/reader';
import type { App } from '../http/request-types.ts';
import { type ReleasedFile, releaseDifferences, useAsDictionary } from './dictionaries.ts';
import { sharedFileFinder } from './shared-files.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The file of a release that is asked for, where there is one. */
    releasedFile: ReleasedFile | undefined;
  }
}

/** `/releases/<module>/<version>/<file>`, where `files` stands for whichever release has the file. */
const address = /^\/releases\/([^/.][^/]*)\/([^/.][^/]*)\/([^/?]+)/;
const types = { js: 'text/javascript; charset=utf-8', woff2: 'font/woff2' };
/** The same as a file has that is sent whole. */
const forEver = 'public, max-age=31536000, immutable';

/**
 * Serves the files of releases. They never change, so browsers keep them for a year; one that takes differences gets a file as
 * the difference from the release before that it has (RFC 9842).
 */
export async function serveReleases(app: App, releases: ReleaseReader): Promise<void> {
  await mkdir(releases.root, { recursive: true });
  const sharedFile = sharedFileFinder(releases, app.log);
  await app.register(async (scope) => {
    const difference = releaseDifferences(releases);
    // A page has dozens; browsers and nginx keep them, and they cost next to nothing.
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, budget: 'none' };
    });
    scope.decorateRequest('releasedFile', undefined);
    scope.addHook('preHandler', async (request, reply) => {
      const wanted = await askedFor(request.url);
      if (!wanted) return;
      request.releasedFile = wanted;
      const { headers } = request;
      const type = typeOf(wanted.file);
      if (!type) return;
      reply.headers({ vary: 'accept-encoding, available-dictionary', 'use-as-dictionary': useAsDictionary(wanted) });
      if (!takesDifferences(headers)) return;
      const packed = await difference(wanted, String(headers['available-dictionary'])).catch(() => undefined);
      if (!packed) return;
      return reply.type(type).headers({ 'content-encoding': 'dcz', 'cache-control': forEver }).send(packed);
    });
    await scope.register(fastifyStatic, {
      root: releases.root,
      prefix: '/releases/',
      // Only files of a release: neither the registry nor its lock, nor what leads to its sources.
      allowedPath: (path) => /^\/?[^/.][^/]*\/[^/.][^/]*\/./.test(path) && !path.endsWith(`/${sourceMapsFile}`),
      dotfiles: 'ignore',
      index: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
    });
    scope.get('/releases/:module/files/:file', ({ releasedFile }, reply) => {
      if (!releasedFile) return reply.callNotFound();
      const { module, version, file } = releasedFile;
      return reply.sendFile(`${module}/${version}/${file}`);
    });
  });

  /** @returns undefined for everything that is no file of a release, and for one of all releases that none has */
  async function askedFor(url: string): Promise<ReleasedFile | undefined> {
    const [, module, version, file] = address.exec(url) ?? [];
    if (!module || !version || !file) return undefined;
    if (version === filesOfAll) return sharedFile(module, file);
    await releases.provide(module, version);
    return { module, version, file };
  }
}

/** Content type of the files that are worth a difference. */
function typeOf(file: string): string | undefined {
  const kind = file.split('.').at(-1) ?? '';
  return isKeyOf(types, kind) ? types[kind] : undefined;
}

function takesDifferences(headers: IncomingHttpHeaders): boolean {
  if (headers['available-dictionary'] === undefined) return false;
  return String(headers['accept-encoding'])
    .split(',')
    .some((one) => /^\s*dcz\s*(?:$|;)/.test(one) && !/;\s*q=0(?:\.0*)?\s*$/i.test(one));
}
