import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { App } from '../../http/app.ts';

/** Serves the files of releases. They never change, so browsers keep them for a year. */
export async function serveReleases(app: App, root: string): Promise<void> {
  await mkdir(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
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
}
