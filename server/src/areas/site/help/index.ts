import type { FastifyRequest } from 'fastify';
import type { Core } from '../../../core.ts';
import type { App } from '../../../http/request-types.ts';
import { sessionCookie } from '../../accounts/index.ts';
import { articles } from '../../support/index.ts';
import type { SendPlainPage } from '../plain-pages/plain-pages.ts';
import { sitePaths } from '../plain-pages/site-paths.ts';
import { articlePage, helpPage, missingArticlePage } from './help-pages.ts';

/** Longer than anybody asks; the form holds to it, too. */
const longestQuery = 200;

/** The help centre: server-rendered pages that need neither scripts, nor the application, nor the database. */
export function bindHelp(app: App, { env }: Core, send: SendPlainPage): void {
  const session = sessionCookie(env);
  const isMember = (request: FastifyRequest) => session.read(request) !== undefined;

  app.get<{ Querystring: { q?: unknown } }>(sitePaths.help, async (request, reply) => {
    const { q } = request.query;
    const query = typeof q === 'string' ? q.trim().slice(0, longestQuery) : '';
    return send(request, reply, sitePaths.help, helpPage(query, isMember(request)));
  });

  app.get<{ Params: { slug: string } }>(`${sitePaths.help}/:slug`, async (request, reply) => {
    const article = articles.find(({ slug }) => slug === request.params.slug);
    if (article) return send(request, reply, sitePaths.help, articlePage(article, isMember(request)));
    return send(request, reply.code(404), sitePaths.help, missingArticlePage(isMember(request)));
  });
}
