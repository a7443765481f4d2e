import { sql } from 'kysely';
import type { ExportSection, PersonalData } from '../../database/personal-data.ts';

type Row = Record<string, unknown>;

const xp: ExportSection = {
  name: 'xp',
  covers: ['xp_ledger.member_id'],
  rows: (member) => sql<Row>`
    select action, subject, points, created_at as "createdAt" from xp_ledger where member_id = ${member} order by id`,
};

const achievements: ExportSection = {
  name: 'achievements',
  covers: ['achievements.member_id'],
  rows: (member) => sql<Row>`
    select type, unlocked_at as "unlockedAt" from achievements where member_id = ${member} order by unlocked_at, type`,
};

const heldPoints: ExportSection = {
  name: 'waitingXp',
  covers: ['held_points.member_id'],
  rows: (member) => sql<Row>`
    select action, subject, held_at as "heldAt" from held_points where member_id = ${member} order by held_at, action, subject`,
};

/** What rewards hold of a person. */
export const rewardsData: PersonalData = {
  sections: [xp, achievements, heldPoints],
  leftOut: {
    'former_accounts.moved_member_id': 'which unreadable marker of a mailbox it left, so that a ban reaches there',
  },

  /** Nothing is given back to who has left, and no match of theirs leads to what is remembered of them. */
  async forget(tx, { member }) {
    const theirs = sql`select id from matches where (requester_id = ${member} and counted_side = 'requester')
      or (provider_id = ${member} and counted_side = 'provider')`;
    await sql`update former_accounts
      set counted_matches = array(select id from unnest(counted_matches) as counted(id) where id not in (${theirs}))
      where counted_matches && array(${theirs})`.execute(tx);
  },
};
