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

/** What signing in holds of a person. */
export const authData: PersonalData = {
  sections: [signInLinks],

  async forget(tx, { email }) {
    if (email !== undefined) await tx.deleteFrom('magic_links').where('email', '=', email).execute();
  },
};
