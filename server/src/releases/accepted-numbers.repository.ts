import type { AcceptedNumbers } from '@rezenso/releases/reader';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** @param place the store that the numbers belong to: a folder or `s3://bucket/prefix` */
export function acceptedNumbers(database: Pick<Database, 'db'>, place: string): AcceptedNumbers {
  return {
    async newest() {
      const row = await database.db
        .selectFrom('accepted_registries')
        .select('sequence')
        .where('place', '=', place)
        .executeTakeFirst();
      return Number(row?.sequence ?? 0);
    },
    async accept(sequence) {
      await database.db
        .insertInto('accepted_registries')
        .values({ place, sequence })
        .onConflict((conflict) =>
          conflict
            .column('place')
            .doUpdateSet({ sequence: sql`greatest(accepted_registries.sequence, excluded.sequence)` }),
        )
        .execute();
    },
    async newestParts() {
      const rows = await database.db.selectFrom('accepted_parts').selectAll().where('place', '=', place).execute();
      return new Map(rows.map(({ part, keys, count }) => [part, { keys: Number(keys), count: Number(count) }]));
    },
    async acceptParts(parts) {
      await database.db
        .insertInto('accepted_parts')
        .values([...parts].map(([part, number]) => ({ place, part, ...number })))
        .onConflict((conflict) =>
          conflict
            .columns(['place', 'part'])
            .doUpdateSet({ keys: sql`excluded.keys`, count: sql`excluded.count` })
            .where(sql<boolean>`(excluded.keys, excluded.count) > (accepted_parts.keys, accepted_parts.count)`),
        )
        .execute();
    },
  };
}
