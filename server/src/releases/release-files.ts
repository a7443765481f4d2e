import { access, mkdir } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { filesOfAll, isNamedByContent } from '@rezenso/contract/releases';
import { sourceMapsFile } from '@rezenso/releases/files';
import type { ReleaseReader } from '@rezenso/releases/reader';
import { type Registry, releasesWithFile } from '@rezenso/releases/registry';
import type { App } from '../http/request-types.ts';
import { type ReleasedFile, releaseDifferences, useAsDictionary } from './dictionaries.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The file of a release that is asked for, where there is one. */
    releasedFile: ReleasedFile | undefined;
  }
}

/** `/releases/<module>/<version>/<file>`, where `files` stands for whichever release has a file that is named by its content. */
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

  /** @returns undefined for everything that is no file of a release, and for one that no release has */
  async function askedFor(url: string): Promise<ReleasedFile | undefined> {
    const [, module, version, file] = address.exec(url) ?? [];
    if (!module || !version || !file) return undefined;
    if (version !== filesOfAll) return provided({ module, version, file });
    if (!isNamedByContent(file)) return undefined;
    // Another process may have told somebody of a release that this one has not heard of yet.
    return (await held(await releases.registry(), module, file)) ?? (await held(await releases.latest(), module, file));
  }

  /** Of the first release that has it and whose files are there: one that was deleted by hand takes nothing from the others. */
  async function held(registry: Registry, module: string, file: string): Promise<ReleasedFile | undefined> {
    for (const { version } of releasesWithFile(registry, module, file)) {
      const found = await provided({ module, version, file }).catch(() => undefined);
      if (found && (await isThere(join(releases.root, module, version, file)))) return found;
    }
    return undefined;
  }

  async function provided(wanted: ReleasedFile): Promise<ReleasedFile> {
    await releases.provide(wanted.module, wanted.version);
    return wanted;
  }
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
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
