import { languages as allLanguages } from '@rezenso/contract/language';
import { sql } from 'kysely';
import type { ExportSection, PersonalData } from '../database/personal-data.ts';

/** German last. */
const languages = allLanguages.toSorted((one, other) => Number(one === 'de') - Number(other === 'de'));

type Row = Record<string, unknown>;

/** As subjectsIn says. */
const subjectsInName = sql`array(
  select hit[1] from regexp_matches(name, '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g') hit)`;

/** Without the texts: some hold links that sign in. */
const mails: ExportSection = {
  name: 'mails',
  covers: ['mails.recipient'],
  rows: (member) => sql<Row>`
    select subject, sent_at as "sentAt" from mails join members on members.email = recipient
    where members.id = ${member} order by sent_at`,
};

const emailPreferences: ExportSection = {
  name: 'emailPreferences',
  covers: ['email_preferences.member_id'],
  rows: (member) => sql<Row>`
    select email_type as "emailType", frequency, last_sent_at as "lastSentAt"
    from email_preferences where member_id = ${member} order by email_type`,
};

const mailBounces: ExportSection = {
  name: 'mailBounces',
  covers: ['mail_bounces.member_id'],
  rows: (member) => sql<Row>`
    select email_type as "emailType", code, reply, bounced_at as "bouncedAt"
    from mail_bounces where member_id = ${member} order by bounced_at`,
};

/** What mail holds of a person. */
export const mailData: PersonalData = {
  sections: [mails, emailPreferences, mailBounces],
  leftOut: {
    'outbox.member_id': 'mails on their way, sealed; once sent they are among the mails',
    'mails.member_id': 'by whose account a mail goes; those to the person are among the mails',
  },

  /**
   * Its own mails go; those of partners about it say nothing more. A message keeps its key, so that it is not sent again. What waits for
   * a summary is not sent, and a summary that waits leaves it out.
   */
  async forget(tx, { member, email, subjects, emptied }) {
    // First what waits: a mail that is going out is waited for, and is among the others then.
    await tx.deleteFrom('outbox').where('member_id', '=', member).execute();
    await tx.deleteFrom('mails').where('member_id', '=', member).execute();
    // Those to its colleagues as well, and to whom was invited unless the address signs in elsewhere.
    await sql`delete from mails where recipient in (
      select email from people where member_id = ${member}
      union select email from invitations where member_id = ${member}
        and email not in (select email from sign_in_addresses where member_id <> ${member}))`.execute(tx);
    const gone = [member, ...subjects];
    await sql`update outbox set about = array(select unnest(about) except select unnest(${gone}::text[]))
      where name like 'digest.%' and about && ${gone}::text[]`.execute(tx);
    await sql`delete from outbox where name not like 'digest.%'
      and (about && ${gone}::text[] or ${subjectsInName} && ${gone}::text[])`.execute(tx);
    for (const language of languages) {
      const { title, body } = emptied(language);
      // What is emptied is about nothing any more, so that German, as the last one, is for everybody who chose no other.
      const reads =
        language === 'de'
          ? sql`true`
          : sql`exists (select from members where email = recipient and language = ${language})`;
      await sql`update mails set about = '{}', subject = ${title}, body_text = ${body},
          body_html = ${`<p>${body}</p>`}, headers = '{}'
        where about && ${gone}::text[] and ${reads}`.execute(tx);
    }
    if (email !== undefined) await tx.deleteFrom('mails').where('recipient', '=', email).execute();
  },
};
