import { canaryBucket } from '@rezenso/contract/releases';
import type { ModuleReleases } from '@rezenso/releases/registry';
import type { CurrentMember } from '../../../access/current-member.ts';

/** An account that was made in order to say something about a release is younger than this. */
const establishedDays = 7;

/**
 * Whether what a member's browser says about a release counts. Accounts are free and answers can be made up, so it
 * counts only from an active member whose profile was complete a week ago, and about a canary only from the accounts
 * that get it.
 */
export function isWitness(
  { id, status, profileCompletedAt }: Pick<CurrentMember, 'id' | 'status' | 'profileCompletedAt'>,
  { name, version, module }: { name: string; version: string; module: ModuleReleases | undefined },
  now: Date,
): boolean {
  if (!module?.releases.some((release) => release.version === version)) return false;
  const isEstablished =
    profileCompletedAt !== null && now.getTime() - profileCompletedAt.getTime() >= establishedDays * 86_400_000;
  if (status !== 'active' || !isEstablished) return false;
  const { canary } = module;
  return canary?.version !== version || canaryBucket(name, id) < canary.percent;
}
