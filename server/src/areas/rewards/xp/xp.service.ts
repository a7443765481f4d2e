import { levelOf, type XpAction, xpAmounts } from '@rezenso/engines/trust';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { mailboxes } from '../../accounts/index.ts';
import { lockFallen } from '../achievements/achievements.service.ts';
import { xp } from './xp.repository.ts';

/** What counts once in a person's life, with whichever of its accounts. */
const earnedOnce: ReadonlySet<XpAction> = new Set(['profile.completed', 'platform.added']);

export interface XpGrant {
  memberId: string;
  action: XpAction;
  /** Id of what the points are for: a member earns once per action and subject. */
  subject: string;
}

/** Points per member; who got none is missing. */
export type Granted = ReadonlyMap<string, number>;

/** Points and what follows from them. */
export function createXp({ events }: Pick<Core, 'events'>) {
  return {
    /**
     * Grants what was not granted before; a member that reaches a level by it is told. What a held account would get waits.
     * @returns what each member really got
     */
    async grant(tx: Tx, grants: readonly XpGrant[], now: Date): Promise<Granted> {
      const granted = new Map<string, number>();
      if (grants.length === 0) return granted;
      const held = await xp(tx).listHeld(grants.map(({ memberId }) => memberId));
      // Always in the same order of members, so that two grants never wait for each other.
      for (const { memberId, action, subject } of grants.toSorted(byMember)) {
        if (held.has(memberId)) {
          await xp(tx).hold(memberId, action, subject, now);
          continue;
        }
        const isOnce = earnedOnce.has(action);
        if (isOnce) await mailboxes(tx).reserve(memberId);
        const totals = await xp(tx).grant(memberId, action, subject, xpAmounts[action], now, isOnce);
        if (!totals) continue;
        granted.set(memberId, (granted.get(memberId) ?? 0) + totals.after - totals.before);
        const level = levelOf(totals.after);
        if (level !== levelOf(totals.before)) await events.record(tx, 'level.reached', { memberId, level });
      }
      return granted;
    },

    /** Grants what waited for a member that is not held any more. */
    async releaseHeld(tx: Tx, memberId: string, now: Date): Promise<void> {
      const grants = (await xp(tx).takeHeld(memberId)).flatMap(({ action, subject }) =>
        isAction(action) ? [{ memberId, action, subject }] : [],
      );
      await this.grant(tx, grants, now);
    },

    /** Whether a grant was made and not taken back. */
    holds(tx: Tx, { memberId, action, subject }: XpGrant): Promise<boolean> {
      return xp(tx).holds(memberId, action, subject);
    },

    /**
     * Takes back what a member earned for these subjects, once, because it was decided against, with achievements that rest on it.
     * @returns how many points it lost
     */
    async takeBack(tx: Tx, member: string, subjects: readonly string[], now: Date): Promise<number> {
      const points = await xp(tx).takeBack(member, subjects, now);
      await lockFallen(tx, member, now);
      return points;
    },
  };
}

function isAction(name: string): name is XpAction {
  return name in xpAmounts;
}

function byMember(one: XpGrant, other: XpGrant): number {
  return one.memberId < other.memberId ? -1 : one.memberId > other.memberId ? 1 : 0;
}
