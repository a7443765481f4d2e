import { mkdir } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import fastifyStatic from '@fastify/static';
import { sourceMapsFile } from '@rezenso/releases/files';
import type { ReleaseReader } from '@rezenso/releases/reader';
import type { App } from '../http/request-types.ts';
import { releaseDifferences, useAsDictionary } from './dictionaries.ts';

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
  await app.register(async (scope) => {
    const difference = releaseDifferences(releases);
    scope.addHook('preHandler', async ({ url, headers }, reply) => {
      const [, module, version, file] = address.exec(url) ?? [];
      if (!module || !version || !file) return;
      await releases.provide(module, version);
      const type = typeOf(file);
      if (!type) return;
      const wanted = { module, version, file };
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
      decorateReply: false,
    });
  });
}

/** Content type of the files that are worth a difference. */
function typeOf(file: string): string | undefined {
  const kind = file.split('.').at(-1) ?? '';
  return Object.hasOwn(types, kind) ? types[kind as keyof typeof types] : undefined;
}

function takesDifferences(headers: IncomingHttpHeaders): boolean {
  return (
    headers['available-dictionary'] !== undefined && /(^|[ ,])dcz($|[ ,;])/.test(String(headers['accept-encoding']))
  );
}
