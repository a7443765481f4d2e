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
    select device, created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt",
      (select email from people where people.id = sessions.person_id) as person
    from sessions where member_id = ${member} order by created_at`,
};

const colleagues: ExportSection = {
  name: 'people',
  covers: ['people.member_id', 'people.email'],
  rows: (member) => sql<Row>`
    select email, language, joined_at as "joinedAt" from people where member_id = ${member} order by joined_at, id`,
};

/** Without the hash, by which somebody could see that a browser is the one. */
const knownBrowsers: ExportSection = {
  name: 'knownBrowsers',
  covers: ['known_browsers.member_id'],
  rows: (member) => sql<Row>`
    select added_at as "addedAt", last_seen_at as "lastSeenAt"
    from known_browsers where member_id = ${member} order by added_at`,
};

/** Without the tags, by which somebody could see what two accounts share. */
const signals: ExportSection = {
  name: 'accountSignals',
  covers: ['account_signals.member_id'],
  rows: (member) => sql<Row>`
    select kind, seen_at as "lastSeenAt", days from account_signals where member_id = ${member} order by seen_at, kind`,
};

/** What accounts and sessions hold of a person. */
export const accountsData: PersonalData = {
  sections: [activeDays, colleagues, sessions, knownBrowsers, signals],
  leftOut: {
    'members.id': 'is the account itself',
    'members.email': 'is the account itself',
    'sign_in_addresses.member_id': 'a copy of the addresses of the account and its people',
    'sign_in_addresses.email': 'a copy likewise',
    'member_directory.member_id': 'a copy of the account for searching',
  },
};
