import type { Deed } from '@rezenso/releases/registry';
import { authorOf } from '@rezenso/releases/store';
import { type Invocation, UsageError } from './command.ts';

/** The option with which somebody says why. */
export const becauseOption = { because: { type: 'string' } } as const;

/** Why, for the history, where it may be said and need not. @throws UsageError for an empty reason */
export function reasonOf({ because }: Invocation['options']): Partial<Deed> {
  if (because === undefined) return {};
  if (typeof because === 'string' && because.trim() !== '') return { reason: because.trim() };
  throw new UsageError('--because takes a reason; it stands in the history.');
}

/** Who does something now, and why. @throws UsageError when it is not said why */
export function deedOf({ options: { because }, env, repository, now }: Invocation): Deed & { reason: string } {
  if (typeof because !== 'string' || because.trim() === '')
    throw new UsageError('--because "<reason>" is needed; it stands in the history.');
  return { at: now().toISOString(), by: authorOf(env, repository).by, reason: because.trim() };
}
