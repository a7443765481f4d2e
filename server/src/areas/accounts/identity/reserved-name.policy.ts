import { errorCatalogue } from '@rezenso/contract/errors';
import { isReservedName } from '@rezenso/contract/reserved-names';
import type { AdminRole } from '@rezenso/contract/vocabulary';
import { AppError } from '../../../app-error.ts';

/**
 * Refuses names under which a member would be read as Rezenso itself; administrators may use them.
 * @param names what is read together, by the field that is told of it
 * @throws {AppError} NAME_RESERVED with the fields
 */
export function assertOwnNames(role: AdminRole | null, names: Readonly<Record<string, readonly string[]>>): void {
  if (role) return;
  const taken = Object.keys(names).filter((field) => isReservedName(...(names[field] ?? [])));
  const { message } = errorCatalogue.NAME_RESERVED;
  if (taken.length > 0) throw new AppError('NAME_RESERVED', { details: taken.map((path) => ({ path, message })) });
}
