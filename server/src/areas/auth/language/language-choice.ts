import type { Language } from '@rezenso/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentMember } from '../../../access/current-member.ts';
import type { Core } from '../../../core.ts';
import { keepLanguage } from '../../../http/language.ts';
import { stillActing } from '../../../http/still-acting.ts';
import { announce } from '../../../live/announce.ts';
import { accounts, people } from '../../accounts/index.ts';

/** The owner of an account, or a colleague: each has a language of their own. */
type Speaker = Pick<CurrentMember, 'id' | 'personId'>;

/** Keeps the language that somebody chose. */
export function createLanguageChoice({ database, events }: Pick<Core, 'database' | 'events'>) {
  /** Open pages of the account are of another language from now on. */
  async function speak({ id: memberId, personId }: Speaker, language: Language): Promise<void> {
    await database.transaction(async (tx) => {
      if (personId === null) await accounts(tx).speak(memberId, language);
      else await people(tx).speak(personId, language);
      await announce(tx, [memberId], 'session');
      if (personId === null) await events.record(tx, 'member.language-chosen', { memberId });
    });
  }

  return {
    /** For an account, and in the browser that it sits at. */
    async keepOf(speaker: Speaker, reply: FastifyReply, language: Language): Promise<void> {
      await speak(speaker, language);
      keepLanguage(reply, language);
    },

    /** In this browser, and for the account that is signed in there. */
    async keep(request: FastifyRequest, reply: FastifyReply, language: Language): Promise<void> {
      const member = await request.findMember();
      if (member) await stillActing({ access: 'authenticated' }, request, () => speak(member, language));
      keepLanguage(reply, language);
    },
  };
}
