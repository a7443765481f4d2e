import { sql } from 'kysely';
import type { ExportSection, PersonalData } from '../../database/personal-data.ts';

type Row = Record<string, unknown>;

/** What the member asked the operators, with what was answered; who of them answered stays theirs. */
const requests: ExportSection = {
  name: 'supportRequests',
  covers: ['support_requests.member_id'],
  rows: (member) => sql<Row>`
    select topic, subject, status, created_at as "createdAt", updated_at as "updatedAt",
      (select json_agg(json_build_object('from', case when is_from_support then 'support' else 'you' end,
          'text', body, 'sentAt', sent_at) order by position)
        from support_messages where request_id = request.id) as messages
    from support_requests request where member_id = ${member} order by created_at, id`,
};

/** What the support holds of a person. Requests go with their member, by their foreign key. */
export const supportData: PersonalData = {
  sections: [requests],
  leftOut: {
    'support_requests.assignee_id': 'work for the operators, about others',
    'support_messages.agent_id': 'work for the operators, about others',
  },
};
