import type { AnswerInputOf } from '@rezenso/contract/endpoint';
import type { Language } from '@rezenso/contract/language';
import type { listSessions } from '@rezenso/contract/sessions';
import type { CurrentMember } from '../../../access/current-member.ts';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { sessions } from '../../accounts/index.ts';
import { presentSession } from './sessions.presenter.ts';

type Asking = Pick<CurrentMember, 'id' | 'personId' | 'sessionHash'>;

/** The devices on which a person is signed in; the owner sees those of colleagues as well. */
export function createSessions({ database, events, now }: Pick<Core, 'database' | 'events' | 'now'>) {
  return {
    /** Those that are alive, the one that asks first. */
    async list(asking: Asking, language: Language): Promise<AnswerInputOf<typeof listSessions>> {
      const rows = await sessions(database.db).list(asking, now());
      return {
        sessions: rows.map((row) => presentSession(row, asking.sessionHash, language)),
        knowsOtherBrowsers: await sessions(database.db).knowsOtherBrowsers(asking),
      };
    },

    /**
     * Ends another session: its next call is refused, its open pages learn of it, its device is pushed nothing more.
     * The owner may end a colleague's as well.
     * @throws {AppError} SESSION_NOT_FOUND, also for somebody else's and for one that has ended; SESSION_IS_THIS;
     *   FRESH_SIGN_IN_REQUIRED for one that signed in since
     */
    async end(asking: Asking, id: string, requestId: string): Promise<void> {
      await database.transaction(async (tx) => {
        if (await sessions(tx).endOne(asking, id)) return note(tx, asking, 1, requestId);
        if (await sessions(tx).hasYounger(asking, id)) throw new AppError('FRESH_SIGN_IN_REQUIRED');
        const isThis = (await sessions(tx).idOf(asking.sessionHash)) === id;
        throw new AppError(isThis ? 'SESSION_IS_THIS' : 'SESSION_NOT_FOUND');
      });
    },

    /**
     * Ends all but the one that asks. @returns how many there were
     * @throws {AppError} FRESH_SIGN_IN_REQUIRED where one signed in since the person was last there
     */
    endOthers(asking: Asking, requestId: string): Promise<{ ended: number }> {
      return database.transaction(async (tx) => {
        if (await sessions(tx).hasYounger(asking)) throw new AppError('FRESH_SIGN_IN_REQUIRED');
        const ended = await sessions(tx).endOthers(asking);
        if (ended > 0) await note(tx, asking, ended, requestId);
        return { ended };
      });
    },
  };

  /** The audit log learns of it. */
  async function note(tx: Tx, { id: memberId, personId }: Asking, ended: number, requestId: string): Promise<void> {
    const change = { action: 'account.sessions_ended', before: String(ended), after: null } as const;
    await events.record(tx, 'member.sign-in-changed', { memberId, personId, ...change, requestId });
  }
}
