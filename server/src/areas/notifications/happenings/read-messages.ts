import type { Language } from '@rezenso/contract/language';
import type { Db } from '../../../database/database.ts';
import type { Readable } from './happening-kind.ts';
import { lookUp } from './scenes.repository.ts';

/** A stored notification or activity. */
interface StoredMessage {
  member_id: string;
  type: string;
  data: unknown;
}

/**
 * What stored rows say today, by their rows; those that cannot be told are missing. Kinds of another version are among them.
 */
export async function readMessages<Row extends StoredMessage, Said>(
  db: Db,
  readables: ReadonlyMap<string, Readable<Said>>,
  rows: readonly Row[],
  language: Language,
): Promise<Map<Row, Said>> {
  const stage = await lookUp(
    db,
    rows.flatMap(({ type, data }) => readables.get(type)?.refersTo(data) ?? []),
  );
  return new Map(
    rows.flatMap((row): [Row, Said][] => {
      const said = readables.get(row.type)?.read(row.data, row.member_id, stage, language);
      return said === undefined ? [] : [[row, said]];
    }),
  );
}
