import { sql } from 'kysely';
import { anywhere } from '../../database/anywhere.ts';
import type { ExportSection, PersonalData } from '../../database/personal-data.ts';

type Row = Record<string, unknown>;

const notifications: ExportSection = {
  name: 'notifications',
  covers: ['notifications.member_id'],
  rows: (member) => sql<Row>`
    select type, title, body, read_at as "readAt", created_at as "createdAt"
    from notifications where member_id = ${member} order by created_at, id`,
};

const activities: ExportSection = {
  name: 'activities',
  covers: ['activities.member_id'],
  rows: (member) => sql<Row>`
    select type, data, created_at as "createdAt"
    from activities where member_id = ${member} order by created_at, id`,
};

/** What notifications and the feed hold of a person. */
export const notificationsData: PersonalData = {
  sections: [notifications, activities],
  leftOut: {
    'digests.member_id': 'the days of summaries, which are among the mails',
  },

  /** What partners were told of it stays theirs, without its name. */
  async forget(tx, { names, partners, subjects, nowCalled, emptied }) {
    const aboutIt = sql`member_id = any(${partners}::uuid[]) and subject = any(${subjects}::text[])`;
    await sql`update activities set data = jsonb_set(data, '{partner}', to_jsonb(${nowCalled}::text))
      where ${aboutIt} and data ? 'partner'`.execute(tx);
    await sql`update notifications set body = regexp_replace(body, ' „.*“$', '')
      where ${aboutIt}
        and type in ('match.declined', 'match.rated', 'match.completed', 'exchange.confirmed')`.execute(tx);
    await sql`update notifications set title = ${emptied.title}, body = ${emptied.body}
      where member_id = any(${partners}::uuid[])
        and (subject = any(${subjects}::text[]) or split_part(subject, ':', 1) = any(${subjects}::text[]))
        and (title || ' ' || body) like any(${names.map(anywhere)}::text[])`.execute(tx);
  },
};
