import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { ActivityRow } from '../../../database/schema.ts';

/** What a kind of activity calls for, as long as that holds: whose state says so, and when it does. */
const calls: Readonly<Record<string, { about: 'match' | 'exchange'; holds: (state: State) => boolean }>> = {
  'match.requested': { about: 'match', holds: ({ status }) => status === 'pending' },
  'match.received': { about: 'match', holds: ({ status }) => status === 'pending' },
  'match.accepted': { about: 'match', holds: ({ status, isCoordinated }) => status === 'accepted' && !isCoordinated },
  'exchange.started': { about: 'match', holds: ({ status }) => status === 'accepted' },
  'review.submitted': { about: 'exchange', holds: ({ status }) => status === 'awaiting_confirmation' },
  'review.received': { about: 'exchange', holds: ({ status }) => status === 'awaiting_confirmation' },
};

interface State {
  id: string;
  status: string;
  isCoordinated: boolean;
}

function callOf(type: string) {
  return Object.hasOwn(calls, type) ? calls[type] : undefined;
}

/** Behind the id may stand which one of several plans of a match it is. */
function aboutIn({ subject }: Pick<ActivityRow, 'subject'>): string {
  return subject.split(':')[0] ?? '';
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where the things stand that activities called for. */
export function activityCalls(db: Db) {
  return {
    /** @returns ids of the activities whose call is over: answered, started or confirmed meanwhile */
    async listOver(rows: readonly ActivityRow[]): Promise<Set<string>> {
      const known = new Map((await statesOf(rows)).map((state) => [state.id, state]));
      const over = rows.filter((row) => {
        const call = callOf(row.type);
        const state = known.get(aboutIn(row));
        return call !== undefined && state !== undefined && !call.holds(state);
      });
      return new Set(over.map(({ id }) => id));
    },
  };

  async function statesOf(rows: readonly ActivityRow[]): Promise<State[]> {
    const subjects = (about: 'match' | 'exchange') => [
      ...new Set(
        rows
          .filter(({ type, subject }) => callOf(type)?.about === about && uuid.test(subject))
          .map(({ subject }) => subject),
      ),
    ];
    const found = await sql<State>`
      select id, status, coordinated_at is not null as "isCoordinated" from matches
        where id = any(${subjects('match')}::uuid[])
      union all
      select id, case when disputed_at is null then status else 'disputed' end, true from review_exchanges where id = any(${subjects('exchange')}::uuid[])`.execute(
      db,
    );
    return found.rows;
  }
}
