import type { Language } from '@rezenso/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../../../core.ts';
import { keepLanguage } from '../../../http/language.ts';
import { announce } from '../../../live/announce.ts';
import { accounts } from '../../accounts/index.ts';

/** Keeps the language that somebody chose. */
export function createLanguageChoice({ env, database, events }: Pick<Core, 'env' | 'database' | 'events'>) {
  const isSecure = env.publicOrigin.startsWith('https:');

  /** Open pages of the account are of another language from now on. */
  async function speak(memberId: string, language: Language): Promise<void> {
    await database.transaction(async (tx) => {
      await accounts(tx).speak(memberId, language);
      await announce(tx, [memberId], 'session');
      await events.record(tx, 'member.language-chosen', { memberId });
    });
  }

  return {
    /** For an account, and in the browser that it sits at. */
    async keepOf(memberId: string, reply: FastifyReply, language: Language): Promise<void> {
      await speak(memberId, language);
      keepLanguage(reply, language, isSecure);
    },

    /** In this browser, and for the account that is signed in there. */
    async keep(request: FastifyRequest, reply: FastifyReply, language: Language): Promise<void> {
      const member = await request.findMember();
      if (member) await speak(member.id, language);
      keepLanguage(reply, language, isSecure);
    },
  };
}
