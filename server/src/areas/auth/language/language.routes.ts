import { chooseLanguage } from '@rezenso/contract/auth';
import { isLanguage, type Language } from '@rezenso/contract/language';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { bind, done } from '../../../http/bind.ts';
import { isOwnNavigation } from '../../../http/csrf.ts';
import { keepLanguage } from '../../../http/language.ts';
import { pathBefore } from '../../../http/path-before.ts';
import type { App } from '../../../http/request-types.ts';
import { announce } from '../../../live/announce.ts';
import { accounts } from '../../accounts/index.ts';

/** Choosing the language of the site: by a call of the settings, and by a link that works without any script. */
export function bindLanguage(app: App, { env, database, events }: Pick<Core, 'env' | 'database' | 'events'>): void {
  const isSecure = env.publicOrigin.startsWith('https:');

  bind(app, chooseLanguage, async ({ member, body, reply }) => {
    if (!isOffered(body.language)) throw new AppError('VALIDATION_FAILED');
    await speak(member.id, body.language);
    keepLanguage(reply, body.language, isSecure);
    return done;
  });

  // A plain navigation of the browser, not a call of the contract (`languagePath`).
  app.get<{ Params: { language: string } }>('/api/language/:language', async (request, reply) => {
    const { language } = request.params;
    if (!isOffered(language)) throw new AppError('NOT_FOUND');
    reply.header('cache-control', 'no-store');
    // What a browser fetches ahead is nobody's choice; it asks again once the link is followed.
    if (request.headers['sec-purpose'] !== undefined) return reply.status(503).send();
    // Another site's link changes nothing; who came by it finds the site as they know it.
    if (request.method === 'GET' && isOwnNavigation(request, env.publicOrigin)) {
      const member = await request.findMember();
      if (member) await speak(member.id, language);
      keepLanguage(reply, language, isSecure);
    }
    return reply.redirect(pathBefore(request), 303);
  });

  /** Open pages of the account are of another language from now on. */
  async function speak(memberId: string, language: Language): Promise<void> {
    await database.transaction(async (tx) => {
      await accounts(tx).speak(memberId, language);
      await announce(tx, [memberId], 'session');
      await events.record(tx, 'member.language-chosen', { memberId });
    });
  }

  function isOffered(language: string): language is Language {
    return isLanguage(language) && env.offeredLanguages.includes(language);
  }
}
