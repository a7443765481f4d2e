import { sql } from 'kysely';
import type { ExportSection, PersonalData } from '../../database/personal-data.ts';

type Row = Record<string, unknown>;

const activeDays: ExportSection = {
  name: 'activeDays',
  covers: ['active_days.member_id'],
  rows: (member) => sql<Row>`select day from active_days where member_id = ${member} order by day`,
};

const sessions: ExportSection = {
  name: 'sessions',
  covers: ['sessions.member_id'],
  rows: (member) => sql<Row>`
    select created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt"
    from sessions where member_id = ${member} order by created_at`,
};

/** What accounts and sessions hold of a person. */
export const accountsData: PersonalData = {
  sections: [activeDays, sessions],
  leftOut: {
    'members.id': 'is the account itself',
    'members.email': 'is the account itself',
    'member_directory.member_id': 'a copy of the account for searching',
  },
};
