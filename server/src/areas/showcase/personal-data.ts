import { sql } from 'kysely';
import type { ExportSection, PersonalData } from '../../database/personal-data.ts';

type Row = Record<string, unknown>;

const publicPage: ExportSection = {
  name: 'publicPage',
  covers: ['public_pages.member_id'],
  rows: (member) => sql<Row>`
    select is_published as "isPublished", is_findable as "isFindable", asks_customers as "asksCustomers",
      changed_at as "changedAt", hidden_at as "hiddenAt", hidden_reason as "hiddenReason", hidden_text as "hiddenText",
      was_published as "wasPublished", allowed_at as "allowedAt"
    from public_pages where member_id = ${member}`,
};

const names: ExportSection = {
  name: 'publicNames',
  covers: ['public_names.member_id'],
  rows: (member) => sql<Row>`
    select name, left_at as "leftAt", was_shown as "wasShown" from public_names where member_id = ${member} order by left_at nulls first, name`,
};

const visits: ExportSection = {
  name: 'customerVisits',
  covers: ['customer_visits.member_id'],
  rows: (member) => sql<Row>`
    select to_char(day, 'YYYY-MM-DD') as day, nullif(platform, '') as platform, visits
    from customer_visits where member_id = ${member} order by day, platform`,
};

/** What the public pages hold of a person. */
export const showcaseData: PersonalData = {
  sections: [publicPage, names, visits],
};
