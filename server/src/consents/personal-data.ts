import { sql } from 'kysely';
import type { PersonalData } from '../database/personal-data.ts';

/** What the log of consents holds of a person. */
export const consentsData: PersonalData = {
  sections: [
    {
      name: 'consents',
      covers: ['consents.member_id'],
      rows: (member) => sql<Record<string, unknown>>`
        select kind, case kind when 'email' then subject else label end as about, is_given as "isGiven", version, means,
          (select email from people where people.id = consents.person_id) as person, at
        from consents where member_id = ${member} order by id`,
    },
  ],
};
