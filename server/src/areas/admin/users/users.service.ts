import { type AdminUser, type AdminUserDetail, getAdminReport, type listAdminUsers } from '@rezenso/contract/admin';
import type { AnswerInputOf, QueryOf } from '@rezenso/contract/endpoint';
import { adminPageSize } from '@rezenso/contract/limits';
import type { CurrentMember } from '../../../access/current-member.ts';
import { mayCall } from '../../../access/may-call.ts';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { mailboxes } from '../../accounts/index.ts';
import { recordLook, recordOpened } from '../audit-log/looks.ts';
import { createCachedStats } from '../statistics/cached-stats.service.ts';
import { countListed } from '../statistics/members-count.service.ts';
import { type DirectoryFilter, directory, mostCounted, wordsOf } from './directory.repository.ts';
import type { Actor } from './staff.service.ts';
import { describeUser } from './user-detail.ts';
import { presentUsers } from './users.presenter.ts';

/** From here on walking takes longer than sorting all that was found, unless that is more than `mostSorted`. */
const deepOffset = 2_000;
const mostSorted = 40_000;

interface FoundPage {
  ids: string[];
  total: number;
  isTotalExact: boolean;
}

/** Finding and looking at users. */
export function createUsers({ database, now }: Pick<Core, 'database' | 'now'>) {
  const figures = createCachedStats({ database, now });

  return {
    /**
     * A page of users, newest first. A search counts and pages up to `mostCounted` users, and stands in the audit log: what kind of words it was for
     * and how many it found.
     */
    async list(actor: Actor, query: QueryOf<typeof listAdminUsers>): Promise<AnswerInputOf<typeof listAdminUsers>> {
      const { status, adminRole, page = 1, limit = adminPageSize } = query;
      const filter = { words: wordsOf(query.search ?? ''), status, adminRole };
      const offset = (page - 1) * limit;
      const find = filter.words.length > 0 ? search : list;
      const { ids, total, isTotalExact } = await find(filter, limit, offset);
      if (filter.words.length > 0) {
        const to = `${kindOf(filter.words)} ${total}`;
        const look = { action: 'users.searched', subjectId: actor.id, to } as const;
        await database.transaction((tx) => recordOpened(tx, actor, look, now()));
      }
      const users = await presentUsers(database.db, ids);
      return { users, pagination: { total, page, limit, isTotalExact } };
    },

    /** @throws {AppError} USER_NOT_FOUND */
    async get(id: string): Promise<AdminUser> {
      const [user] = await presentUsers(database.db, [id]);
      if (!user) throw new AppError('USER_NOT_FOUND');
      return user;
    },

    /**
     * A user with profile, figures and history. Who looked stands in the audit log before anything is answered, once an hour: an open
     * page reads again by itself. Who reported is told to whose role works on reports, and nobody reads of reports about their own business.
     * @throws {AppError} USER_NOT_FOUND
     */
    async view(member: CurrentMember, id: string, requestId: string): Promise<AdminUserDetail> {
      const own = await mailboxes(database.db).listOwn(member.id);
      const described = await describeUser(database.db, id, { own, readsReports: mayCall(getAdminReport, member) });
      if (!described) throw new AppError('USER_NOT_FOUND');
      if (member.id !== id) await database.transaction((tx) => recordLook(tx, { id: member.id, requestId }, id, now()));
      return described;
    },
  };

  async function list(filter: DirectoryFilter, limit: number, offset: number): Promise<FoundPage> {
    const total = await countListed(database.db, figures, filter);
    // Kept counts may lag behind, so only what is far beyond the end is not looked up.
    const ids = offset <= total + limit ? await directory(database.db).list(filter, limit, offset) : [];
    return { ids, total, isTotalExact: true };
  }

  async function search(filter: DirectoryFilter, limit: number, offset: number): Promise<FoundPage> {
    const isNarrow = await isAmongFew(filter);
    const most = offset < deepOffset ? mostCounted : mostSorted;
    const found = await directory(database.db).countFound(filter, most, isNarrow);
    const total = Math.min(found, mostCounted);
    const isTotalExact = found <= mostCounted;
    if (offset >= total) return { ids: [], total, isTotalExact };
    const shown = Math.min(limit, total - offset);
    const ids =
      isNarrow || found > most
        ? await directory(database.db).listMany(filter, shown, offset)
        : await directory(database.db).listFew(filter, shown, offset);
    return { ids, total, isTotalExact };
  }

  async function isAmongFew(filter: DirectoryFilter): Promise<boolean> {
    if (!filter.status && !filter.adminRole) return false;
    return (await countListed(database.db, figures, filter)) <= mostCounted;
  }
}

/** What was searched for, without the words. */
function kindOf(words: readonly string[]): 'email' | 'id' | 'words' {
  if (words.some((word) => word.includes('@'))) return 'email';
  return words.some((word) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(word)) ? 'id' : 'words';
}
