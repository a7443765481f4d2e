import { AppError } from '../app-error.ts';
import type { LimitName } from './limit-table.ts';
import type { Limits } from './limits.ts';

/**
 * Takes one of a member's limit for a deed, and gives it back where the deed is refused: what was not there to be done uses up nobody's
 * right to what is. How often somebody may ask at all, the budgets of calls say.
 * @throws {AppError} the limit's own code, or why the deed is refused
 */
export async function takeFor<T>(limits: Limits, name: LimitName, member: string, deed: () => Promise<T>): Promise<T> {
  await limits.take(name, member);
  try {
    return await deed();
  } catch (error) {
    if (error instanceof AppError) await limits.giveBack(name, member);
    throw error;
  }
}
