import { type Invocation, UsageError } from '../cli/command.ts';
import type { ModuleCheck, Skips } from './check.ts';
import { lintCheck } from './lint-check.ts';
import { testsCheck } from './tests-check.ts';
import { typesCheck } from './types-check.ts';

/** What `release` looks at while it builds. What else could hurt other teams is checked on the build and cannot be skipped. */
export const moduleChecks: readonly ModuleCheck[] = [typesCheck, lintCheck, testsCheck];

export const skipOptions = { skip: { type: 'string' }, because: { type: 'string' } } as const;

/** @throws UsageError for a check that there is not, and without a reason */
export function skipsOf({ skip, because }: Invocation['options'], checks: readonly ModuleCheck[]): Skips {
  if (skip === undefined && because === undefined) return { names: [], because: '' };
  const known = checks.map(({ name }) => name);
  const names = typeof skip === 'string' ? skip.split(',').map((name) => name.trim()) : [];
  const unknown = names.find((name) => !known.includes(name));
  if (names.length === 0 || unknown !== undefined)
    throw new UsageError(`--skip takes ${known.join(', ')}, with commas between them, not "${unknown ?? ''}".`);
  if (typeof because !== 'string' || because.trim() === '')
    throw new UsageError('--skip needs --because "<reason>"; the release keeps it.');
  return { names, because: because.trim() };
}
