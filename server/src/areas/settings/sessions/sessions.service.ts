import type { Language } from '@rezenso/contract/language';
import type { Session } from '@rezenso/contract/sessions';
import type { CurrentMember } from '../../../access/current-member.ts';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { sessions } from '../../accounts/index.ts';
import { presentSession } from './sessions.presenter.ts';

type Asking = Pick<CurrentMember, 'id' | 'personId' | 'sessionHash'>;

/** The devices on which a person is signed in; the owner sees those of colleagues as well. */
export function createSessions({ database, now }: Pick<Core, 'database' | 'now'>) {
  return {
    /** Those that are alive, the one that asks first. */
    async list(asking: Asking, language: Language): Promise<{ sessions: Session[] }> {
      const rows = await sessions(database.db).list(asking, now());
      return { sessions: rows.map((row) => presentSession(row, asking.sessionHash, language)) };
    },

    /**
     * Ends another session: its next call is refused, its open pages learn of it, its device is pushed nothing more.
     * The owner may end a colleague's as well.
     * @throws {AppError} SESSION_NOT_FOUND, also for somebody else's and for one that has ended; SESSION_IS_THIS
     */
    async end(asking: Asking, id: string): Promise<void> {
      await database.transaction(async (tx) => {
        if (await sessions(tx).endOne(asking, id)) return;
        const isThis = (await sessions(tx).idOf(asking.sessionHash)) === id;
        throw new AppError(isThis ? 'SESSION_IS_THIS' : 'SESSION_NOT_FOUND');
      });
    },

    /** Ends all but the one that asks. @returns how many there were */
    async endOthers(asking: Asking): Promise<{ ended: number }> {
      return { ended: await database.transaction((tx) => sessions(tx).endOthers(asking)) };
    },
  };
}
