import { sql } from 'kysely';
import type { ExportSection, PersonalData } from '../../database/personal-data.ts';

type Row = Record<string, unknown>;

const signInLinks: ExportSection = {
  name: 'signInLinks',
  covers: ['magic_links.email'],
  rows: (member) => sql<Row>`
    select magic_links.created_at as "createdAt", used_at as "usedAt"
    from magic_links join members on members.email = magic_links.email
    where members.id = ${member} order by magic_links.created_at`,
};

const passkeys: ExportSection = {
  name: 'passkeys',
  covers: ['passkeys.member_id'],
  rows: (member) => sql<Row>`
    select name, given_name as "givenName", added_at as "addedAt", last_used_at as "lastUsedAt"
    from passkeys where member_id = ${member} order by added_at`,
};

const recoveryCodes: ExportSection = {
  name: 'recoveryCodes',
  covers: ['recovery_codes.member_id'],
  rows: (member) =>
    sql<Row>`select used_at as "usedAt" from recovery_codes where member_id = ${member} order by used_at`,
};

/** What signing in holds of a person. */
export const authData: PersonalData = {
  sections: [signInLinks, passkeys, recoveryCodes],
  leftOut: {
    'passkey_questions.member_id': 'a question of five minutes at most, without anything of the person',
    'sign_in_codes.member_id': 'a code of ten minutes at most, without anything of the person',
  },

  async forget(tx, { member, email }) {
    const colleagues = tx.selectFrom('people').select('email').where('member_id', '=', member);
    await tx.deleteFrom('magic_links').where('email', 'in', colleagues).execute();
    if (email !== undefined) await tx.deleteFrom('magic_links').where('email', '=', email).execute();
  },
};
