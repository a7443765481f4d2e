import type { AnswerInputOf } from '@rezenso/contract/endpoint';
import type { getProfile, ProfileChanges } from '@rezenso/contract/profile';
import { AppError } from '../../../app-error.ts';
import type { Deciding } from '../../../consents/deciding.ts';
import { noteLegalTexts } from '../../../consents/decision.ts';
import type { Core } from '../../../core.ts';
import type { Db, Tx } from '../../../database/database.ts';
import type { MemberRow } from '../../../database/schema.ts';
import { firstOfLastDays } from '../../../time/berlin-periods.ts';
import { assertOwnNames, candidateIndex, profiles, sessions } from '../../accounts/index.ts';
import { businessMarks, createFormerMatches } from '../../matching/index.ts';
import { createFormerAccounts, createXp, memberFigures } from '../../rewards/index.ts';
import { columnsOf } from './profile.changes.ts';
import { missingFields } from './profile.policy.ts';
import { presentProfile } from './profile.presenter.ts';

type ProfileAnswer = AnswerInputOf<typeof getProfile>['user'];

const activityDays = 7;

/** The business's own profile. */
export function createProfiles(core: Pick<Core, 'database' | 'env' | 'events' | 'now' | 'secret'>) {
  const { database, events, secret } = core;
  const formerAccounts = createFormerAccounts({ secret, events });
  const formerMatches = createFormerMatches({ secret });
  const xp = createXp({ events });

  return {
    /** A member's own profile. */
    async get(member: string, now: Date): Promise<ProfileAnswer> {
      return describe(database.db, await profiles(database.db).getMember(member), now);
    },

    /**
     * Saves what was sent. The save that completes the profile, and no later one, earns XP and lets others find the
     * business.
     * @throws {AppError} PROFILE_INCOMPLETE with the missing fields, NAME_RESERVED, VALIDATION_FAILED
     */
    save(who: Deciding, changes: ProfileChanges, now: Date): Promise<{ user: ProfileAnswer; xpGranted: number }> {
      const { id: member } = who;
      return database.transaction(async (tx) => {
        const current = await profiles(tx).lockMember(member);
        assertOwnNames(current.admin_role, namesIn(changes, current));
        const columns = columnsOf(changes, current);
        const missing = missingFields({ ...current, ...columns });
        if (missing.length > 0) throw new AppError('PROFILE_INCOMPLETE', { details: { missing } });
        await profiles(tx).save(member, columns);
        await formerAccounts.inherit(tx, member, now);
        await businessMarks(tx).refresh([member]);
        await formerMatches.bind(tx, member, now);
        const xpGranted = (await profiles(tx).complete(member, now)) ? await rewardCompletion(tx, who, now) : 0;
        await candidateIndex(tx).refresh([member], now);
        return { user: await describe(tx, await profiles(tx).getMember(member), now), xpGranted };
      });
    },
  };

  async function rewardCompletion(tx: Tx, who: Deciding, now: Date): Promise<number> {
    const { id: member } = who;
    await noteLegalTexts(tx, core, who);
    const granted = await xp.grant(tx, [{ memberId: member, action: 'profile.completed', subject: member }], now);
    await events.record(tx, 'profile.completed', { memberId: member });
    return granted.get(member) ?? 0;
  }

  async function describe(db: Db, row: MemberRow, now: Date): Promise<ProfileAnswer> {
    const figures = (await memberFigures(db).figures([row.id])).get(row.id);
    if (!figures) throw new Error(`No figures for ${row.id}`);
    const firstDay = firstOfLastDays(now, activityDays);
    const freeReviewsUsed = await formerAccounts.countFreeMatches(db, row.id);
    const activeDays = await sessions(db).countActiveDays(row.id, firstDay);
    const earnedPlatforms = await formerAccounts.listEarnedPlatforms(db, row.id);
    return presentProfile(row, figures, { activeDays, freeReviewsUsed, earnedPlatforms });
  }
}

/** Only what is sent: the settings cannot mend a name that they do not ask for. */
function namesIn({ companyName, firstName, lastName }: ProfileChanges, current: MemberRow) {
  const isNamed = firstName !== undefined || lastName !== undefined;
  const person = [firstName ?? current.first_name ?? '', lastName ?? current.last_name ?? ''];
  return { companyName: [companyName], ...(isNamed && { lastName: person }) };
}
