import type { Language } from '@rezenso/contract/language';
import type { FastifyRequest } from 'fastify';
import type { Core } from '../../../core.ts';
import type { App } from '../../../http/request-types.ts';
import { sessionCookie } from '../../accounts/index.ts';
import { articlesIn } from '../../support/index.ts';
import type { SendPlainPage } from '../plain-pages/plain-pages.ts';
import { sitePaths } from '../plain-pages/site-paths.ts';
import type { Reader } from './help-pages.ts';

/** Longer than anybody asks; the form holds to it, too. */
const longestQuery = 200;

/** The help centre: server-rendered pages that need neither scripts, nor the application, nor the database. */
export function bindHelp(app: App, { env }: Core, send: SendPlainPage): void {
  const session = sessionCookie(env);
  const readerOf = (request: FastifyRequest, language: Language): Reader => ({
    isMember: session.read(request) !== undefined,
    language,
  });

  app.get<Searched>(sitePaths.help, async (request, reply) => {
    const { helpPage } = await import('./help-pages.ts');
    const query = queryOf(request.query);
    return send(request, reply, sitePaths.help, (language) => helpPage(query, readerOf(request, language)));
  });

  app.get<Searched & { Params: { slug: string } }>(`${sitePaths.help}/:slug`, async (request, reply) => {
    // The help centre itself, as some type it.
    if (request.params.slug === '')
      return reply.redirect(sitePaths.help + new URL(request.url, 'http://page').search, 308);
    const { articlePage, missingArticlePage } = await import('./help-pages.ts');
    return send(request, reply, sitePaths.help, (language) => {
      const reader = readerOf(request, language);
      const article = articlesIn(language).find(({ slug }) => slug === request.params.slug);
      if (!article) reply.code(404);
      return article ? articlePage(article, reader) : missingArticlePage(queryOf(request.query), reader);
    });
  });
}

interface Searched {
  Querystring: { q?: unknown };
}

function queryOf({ q }: Searched['Querystring']): string {
  return typeof q === 'string' ? q.trim().slice(0, longestQuery) : '';
}
