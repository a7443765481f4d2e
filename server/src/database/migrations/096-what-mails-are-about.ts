import { type Kysely, sql } from 'kysely';

/**
 * A mail knows what it tells of, so that nobody has to look for names in it when a partner leaves. Names of mails hold
 * the ids; a summary's do not, so of those sent before, the names are looked for once more. The trigger is for the
 * version before, while it still sends.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const subjectsIn = (name: string) => `array(
  select hit[1] from regexp_matches(${name}, '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g') hit)`;

const statements = [
  `alter table mails add column about text[] not null default '{}'`,
  `update mails set about = ${subjectsIn('message_id')} where message_id not like '<digest.%'`,
  `update mails set about = array(
      select match.id::text from members reader
      join matches match on reader.id in (match.requester_id, match.provider_id)
      join members partner on partner.id in (match.requester_id, match.provider_id) and partner.id <> reader.id
      where reader.email = mails.recipient
        and position(partner.company_name in mails.subject || ' ' || mails.body_text) > 0)
    where message_id like '<digest.%'`,
  'create index mails_about on mails using gin (about)',
  `create function carry_over_mail() returns trigger language plpgsql as $$
    begin
      new.about := ${subjectsIn('new.message_id')};
      return new;
    end $$`,
  `create trigger carry_over before insert on mails
    for each row when (new.about = '{}' and new.message_id not like '<digest.%') execute function carry_over_mail()`,
];
