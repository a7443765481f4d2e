import { sealEnding } from '../config/seal.ts';
import type { Core } from '../core.ts';
import { type SealedColumn, sealedColumns } from './sealed-columns.ts';
import { findTagged, sealedRows } from './sealed-rows.repository.ts';

/** What became of one column. */
export interface Resealed {
  table: string;
  column: string;
  /** Sealed under the current key now. */
  changed: number;
  /** That no key opens. They are left as they are: another process may have the key. */
  unreadable: number;
  /** Still under another key, unreadable ones included. */
  left: number;
}

export interface ResealVerdict {
  columns: Resealed[];
  /** Nothing is left that needs a former key to be opened. */
  isDone: boolean;
  /** What a former key is still needed for, as tags cannot be made anew: recovery codes of admins, and who left. */
  tagged: { recoveryCodes: number; until: Date | undefined };
}

const rowsAtOnce = 100;

/**
 * Seals everything anew under the current key, in steps of a transaction each: the site runs meanwhile, and whoever was killed begins
 * again and finds what is left. Run it when every process has the key.
 */
export async function reseal({ database, secret }: Pick<Core, 'database' | 'secret'>): Promise<ResealVerdict> {
  const ending = sealEnding(secret.id);
  const columns: Resealed[] = [];
  for (const column of sealedColumns) {
    let [changed, unreadable] = [0, 0];
    let after: string | undefined;
    do {
      const step = await stepOf(column, after);
      changed += step.changed;
      unreadable += step.unreadable;
      after = step.last;
    } while (after !== undefined);
    const left = await sealedRows(database.db, column).countOld(ending);
    columns.push({ table: column.table, column: column.column, changed, unreadable, left });
  }
  const { recoveryCodes, formerUntil, namesUntil } = await findTagged(database.db);
  const untils = [formerUntil, namesUntil].flatMap((one) => one ?? []);
  const until = untils.toSorted((one, other) => other.getTime() - one.getTime())[0];
  return { columns, isDone: columns.every(({ left }) => left === 0), tagged: { recoveryCodes, until } };

  function stepOf(column: SealedColumn, after: string | undefined) {
    return database.transaction(async (tx) => {
      const rows = sealedRows(tx, column);
      const sealer = secret.sealer(column.purpose);
      const taken = await rows.take(ending, after, rowsAtOnce);
      let changed = 0;
      for (const { id, value } of taken) {
        const text = opened(() => (column.wasPlain ? sealer.openIfSealed(value) : sealer.open(value)));
        if (text === undefined) continue;
        await rows.put(id, sealer.close(text));
        changed += 1;
      }
      return { changed, unreadable: taken.length - changed, last: taken.at(-1)?.id };
    });
  }
}

function opened(open: () => string): string | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}
