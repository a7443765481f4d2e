import { createAuditSeals } from '../areas/admin/index.ts';
import type { Core } from '../core.ts';
import { sealedColumns } from './sealed-columns.ts';
import { sealedRows } from './sealed-rows.repository.ts';

/**
 * Whether SECRET_KEY, or a key of before that is given with it, is the one that a database was written under: its newest seal of the audit log is whole, or
 * something that lies sealed can be opened. Undefined where nothing would show it: such a database is minutes old.
 */
export async function knowsKeyOf(
  core: Pick<Core, 'database' | 'log' | 'now' | 'secret'>,
): Promise<boolean | undefined> {
  const isSealed = await createAuditSeals(core).isLastWhole();
  if (isSealed) return true;
  let isAnything = isSealed !== undefined;
  for (const column of sealedColumns) {
    const sealer = core.secret.sealer(column.purpose);
    for (const value of await sealedRows(core.database.db, column).some()) {
      isAnything = true;
      // Text that was written before its column was sealed opens under no key.
      if (opens(() => sealer.open(value))) return true;
    }
  }
  return isAnything ? false : undefined;
}

function opens(open: () => string): boolean {
  try {
    open();
    return true;
  } catch {
    return false;
  }
}
