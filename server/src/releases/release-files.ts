import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { ReleaseReader } from '@rezenso/releases/reader';
import type { App } from '../http/request-types.ts';

const address = /^\/releases\/([^/.][^/]*)\/([^/.][^/]*)\/./;

/** Serves the files of releases. They never change, so browsers keep them for a year. */
export async function serveReleases(app: App, releases: ReleaseReader): Promise<void> {
  await mkdir(releases.root, { recursive: true });
  await app.register(async (scope) => {
    scope.addHook('preHandler', async ({ url }) => {
      const [, module, version] = address.exec(url) ?? [];
      if (module && version) await releases.provide(module, version);
    });
    await scope.register(fastifyStatic, {
      root: releases.root,
      prefix: '/releases/',
      // Only files of a release: neither the registry nor its lock.
      allowedPath: (path) => /^\/?[^/.][^/]*\/[^/.][^/]*\/./.test(path),
      dotfiles: 'ignore',
      index: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      decorateReply: false,
    });
  });
}
