import { AppError } from '../app-error.ts';
import type { LimitName } from './limit-table.ts';
import type { Limits } from './limits.ts';

/**
 * Takes one of each of a member's limits for a deed, and gives them back where the deed is refused, by a later one of them too: what was not there to be
 * done uses up nobody's right to what is. How often somebody may ask at all, the budgets of calls say.
 * @param deed learns how many are left of the last one
 * @throws {AppError} a limit's own code, or why the deed is refused
 */
export async function takeFor<T>(
  limits: Limits,
  names: LimitName | readonly [LimitName, ...LimitName[]],
  member: string,
  deed: (left: number) => Promise<T>,
): Promise<T> {
  const [name, next, ...others] = typeof names === 'string' ? [names] : names;
  const left = await limits.take(name, member);
  try {
    return await (next === undefined ? deed(left) : takeFor(limits, [next, ...others], member, deed));
  } catch (error) {
    if (error instanceof AppError) await limits.giveBack(name, member);
    throw error;
  }
}
