import { chooseLanguage } from '@rezenso/contract/auth';
import { isLanguage, type Language } from '@rezenso/contract/language';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { bind, done } from '../../../http/bind.ts';
import { isOwnNavigation } from '../../../http/csrf.ts';
import { pathBefore } from '../../../http/path-before.ts';
import type { App } from '../../../http/request-types.ts';
import { createLanguageChoice } from './language-choice.ts';

/** Choosing the language of the site: by a call of the settings, and by a link that works without any script. */
export function bindLanguage(app: App, { env, database, events }: Pick<Core, 'env' | 'database' | 'events'>): void {
  const choice = createLanguageChoice({ database, events });

  bind(app, chooseLanguage, async ({ member, body, reply }) => {
    if (!isOffered(body.language)) throw new AppError('VALIDATION_FAILED');
    await choice.keepOf(member, reply, body.language);
    return done;
  });

  // A plain navigation of the browser, not a call of the contract (`languagePath`).
  app.get<{ Params: { language: string }; Querystring: { q?: unknown } }>(
    '/api/language/:language',
    async (request, reply) => {
      const { language } = request.params;
      if (!isOffered(language)) throw new AppError('NOT_FOUND');
      reply.header('cache-control', 'no-store');
      // What a browser fetches ahead is nobody's choice; it asks again once the link is followed.
      if (request.headers['sec-purpose'] !== undefined) return reply.status(503).send();
      // Another site's link changes nothing; who came by it finds the site as they know it.
      if (request.method === 'GET' && isOwnNavigation(request, env.publicOrigin))
        await choice.keep(request, reply, language);
      return reply.redirect(backTo(request), 303);
    },
  );

  function isOffered(language: string): language is Language {
    return isLanguage(language) && env.offeredLanguages.includes(language);
  }
}

/** The page before, with the words that stood in its search when the language was chosen. */
function backTo(request: FastifyRequest<{ Querystring: { q?: unknown } }>): string {
  const path = pathBefore(request);
  const { q } = request.query;
  if (typeof q !== 'string') return path;
  const [page = '/'] = path.split('?');
  return q.trim() === '' ? page : `${page}?${new URLSearchParams({ q })}`;
}
