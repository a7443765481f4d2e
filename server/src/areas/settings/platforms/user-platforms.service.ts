import type { UserPlatform } from '@rezenso/contract/user-platforms';
import type { CurrentMember } from '../../../access/current-member.ts';
import { AppError } from '../../../app-error.ts';
import type { Deciding } from '../../../consents/deciding.ts';
import { decidedBy } from '../../../consents/decision.ts';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { announce } from '../../../live/announce.ts';
import { assertOwnNames, candidateIndex } from '../../accounts/index.ts';
import { businessMarks, createFormerMatches } from '../../matching/index.ts';
import { replies } from '../../reviews/index.ts';
import { createFormerAccounts, createXp } from '../../rewards/index.ts';
import { googleConnections } from './google-connections.repository.ts';
import { tellFailedReplies } from './tell-failed-replies.ts';
import { presentUserPlatform as present } from './user-platforms.presenter.ts';
import { type NewPlatform, type PlatformDetails, userPlatforms } from './user-platforms.repository.ts';

type Owner = Pick<CurrentMember, 'id' | 'adminRole'>;

/** The review platforms on which a business has a profile. */
export function createUserPlatforms(
  core: Pick<Core, 'database' | 'env' | 'events' | 'jobs' | 'mailer' | 'now' | 'secret'>,
) {
  const { database, events, secret } = core;
  const formerAccounts = createFormerAccounts({ secret, events });
  const formerMatches = createFormerMatches({ secret });
  const xp = createXp({ events });

  return {
    /** In the order they were added. */
    async list(member: string): Promise<UserPlatform[]> {
      return (await userPlatforms(database.db).listOf(member)).map(present);
    },

    /**
     * Adds a platform, each once. The first time it earns XP; adding it again after removing it does not.
     * @throws {AppError} PLATFORM_ALREADY_ADDED, NAME_RESERVED
     */
    async add(
      { id: member, adminRole }: Owner,
      platform: NewPlatform,
      now: Date,
    ): Promise<UserPlatform & { xpGranted: number }> {
      assertOwnNames(adminRole, { businessName: [platform.businessName] });
      return database.transaction(async (tx) => {
        const added = await userPlatforms(tx).add(member, platform, now);
        if (!added) throw new AppError('PLATFORM_ALREADY_ADDED');
        await candidateIndex(tx).refresh([member], now);
        await businessMarks(tx).refresh([member]);
        await formerMatches.bind(tx, member, now);
        await formerAccounts.inherit(tx, member, now);
        const earned = [{ memberId: member, action: 'platform.added', subject: added.platform } as const];
        const granted = await xp.grant(tx, earned, now);
        await events.record(tx, 'platform.added', { memberId: member, platform: added.platform });
        return { ...present(added), xpGranted: granted.get(member) ?? 0 };
      });
    },

    /**
     * A connection with Google stays as it is.
     * @throws {AppError} PLATFORM_NOT_FOUND, also for somebody else's; NAME_RESERVED
     */
    async change({ id: member, adminRole }: Owner, id: string, details: PlatformDetails): Promise<UserPlatform> {
      assertOwnNames(adminRole, { businessName: [details.businessName] });
      return database.transaction(async (tx) => {
        const changed = await userPlatforms(tx).change(member, id, details);
        if (!changed) throw new AppError('PLATFORM_NOT_FOUND');
        await businessMarks(tx).refresh([member]);
        await events.record(tx, 'platform.changed', { memberId: member, platform: changed.platform });
        return present(changed);
      });
    },

    /** Ends its connection too. @throws {AppError} PLATFORM_NOT_FOUND, also for somebody else's */
    remove({ id: member, personId }: Deciding, id: string, now: Date): Promise<void> {
      return database.transaction(async (tx) => {
        if (!(await userPlatforms(tx).find(member, id))) throw new AppError('PLATFORM_NOT_FOUND');
        await decidedBy(tx, core, { id: member, personId });
        await endAccess(tx, member, id, now);
        if (!(await userPlatforms(tx).remove(member, id))) throw new AppError('PLATFORM_NOT_FOUND');
        await candidateIndex(tx).refresh([member], now);
        await businessMarks(tx).refresh([member]);
      });
    },

    /**
     * Ends the connection here at once and where it came from soon; the address entered by hand stays.
     * @throws {AppError} PLATFORM_NOT_FOUND, OAUTH_NOT_CONNECTED
     */
    disconnect({ id: member, personId }: Deciding, id: string, now: Date): Promise<UserPlatform> {
      return database.transaction(async (tx) => {
        const disconnected = await userPlatforms(tx).disconnect(member, id);
        if (!disconnected) {
          const isOwn = await userPlatforms(tx).find(member, id);
          throw new AppError(isOwn ? 'OAUTH_NOT_CONNECTED' : 'PLATFORM_NOT_FOUND');
        }
        await decidedBy(tx, core, { id: member, personId });
        await endAccess(tx, member, id, now);
        return present(disconnected);
      });
    },
  };

  async function endAccess(tx: Tx, member: string, id: string, now: Date): Promise<void> {
    const sealedToken = await googleConnections(tx).remove(id);
    if (!sealedToken) return;
    await tellFailedReplies(core, tx, member, await replies(tx).disconnected(member), now);
    // Which reviews can be answered there changed with it.
    await announce(tx, [member], 'reviews');
    await events.record(tx, 'platform.access-ended', { sealedToken });
  }
}
