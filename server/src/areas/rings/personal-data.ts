import { sql } from 'kysely';
import type { ExportSection, PersonalData } from '../../database/personal-data.ts';
import { appealPurpose } from './cases/cases.service.ts';

type Row = Record<string, unknown>;

const verdict: ExportSection = {
  name: 'accountScore',
  covers: ['ring_verdicts.member_id'],
  rows: (member) => sql<Row>`
    select score, level, judged_at as "judgedAt" from ring_verdicts where member_id = ${member}`,
};

/** Without what others have to do with it: that is theirs. */
const cases: ExportSection = {
  name: 'accountReviews',
  covers: ['ring_cases.member_id'],
  async read(db, member, _language, secret) {
    const { openIfSealed } = secret.sealer(appealPurpose);
    const { rows } = await sql<Row & { appeal: string | null }>`
      select state, score, opened_at as "openedAt", appeal, appealed_at as "appealedAt", decision, decided_at as "decidedAt"
      from ring_cases where member_id = ${member} order by opened_at, id`.execute(db);
    return rows.map((row) => ({ ...row, appeal: row.appeal && openIfSealed(row.appeal) }));
  },
};

/** What is known of what an account has in common with others. */
export const ringsData: PersonalData = {
  sections: [verdict, cases],
  leftOut: { 'ring_cases.decided_by': 'work as an admin, about others' },
};
