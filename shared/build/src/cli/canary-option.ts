import type { CanaryShare } from '@rezenso/releases/registry';
import { type Invocation, UsageError } from './command.ts';

/** The options with which a release goes to some people first. */
export const canaryOptions = { canary: { type: 'string' }, visitors: { type: 'boolean' } } as const;

/** @throws UsageError for anything that is no share of the accounts, and for visitors without one */
export function canaryOf({ canary, visitors }: Invocation['options']): CanaryShare | undefined {
  if (canary === undefined) {
    if (visitors) throw new UsageError('--visitors goes with --canary: visitors get a canary as well.');
    return undefined;
  }
  const percent = Number(canary);
  if (typeof canary === 'string' && canary.trim() !== '' && percent > 0 && percent < 100)
    return { percent, ...(visitors === true && { visitors: true }) };
  throw new UsageError(`--canary takes a share in percent, more than 0 and less than 100, not "${canary}".`);
}
