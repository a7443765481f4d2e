import type { ModuleAuditAction } from '@rezenso/contract/admin';
import { contractVersion } from '@rezenso/contract/contract-version';
import {
  assertFits,
  assertNobodyLost,
  assertNotNeeded,
  type Deed,
  type ModuleReleases,
  moduleIn,
  NeededModule,
  type Registry,
  withoutCanary,
  withPaused,
  withPromoted,
  withResumed,
  withRetired,
  withRolledBack,
} from '@rezenso/releases/registry';
import { AppError } from '../../../app-error.ts';
import type { ModuleChange } from './module-change.ts';
import { hasMoved, obstacleTo } from './module-obstacle.policy.ts';

/**
 * The registry after what an admin wants.
 * @throws {AppError} MODULE_NEEDED; MODULE_NOT_CHANGED with a ModuleObstacle as `details`
 */
export function changedBy(registry: Registry, name: string, change: ModuleChange, deed: Deed): Registry {
  try {
    return next(registry, name, change, deed);
  } catch (error) {
    if (error instanceof NeededModule) throw new AppError('MODULE_NEEDED', { cause: error });
    throw new AppError('MODULE_NOT_CHANGED', { details: obstacleTo(registry, name, change, error), cause: error });
  }
}

function next(registry: Registry, name: string, change: ModuleChange, deed: Deed): Registry {
  const { action, version } = change;
  if (action === 'resume') return withResumed(registry, name);
  if (action === 'pause' || action === 'retire') {
    const closed = action === 'pause' ? withPaused(registry, name, deed) : withRetired(registry, name, deed);
    assertNotNeeded(registry, name);
    return closed;
  }
  if (hasMoved(moduleIn(registry, name), change)) throw new Error(`Somebody moved ${name} since it was looked at.`);
  if (action === 'promote') return checked(registry, withPromoted(registry, name, version ?? ''), name);
  if (version !== null) return checked(registry, withRolledBack(registry, name, version), name);
  if (!moduleIn(registry, name).canary) throw new Error(`${name} has no canary that could end.`);
  return withoutCanary(registry, name);
}

function checked(before: Registry, after: Registry, name: string): Registry {
  // This server is the one that people would meet it with.
  assertFits(after, name, { contract: contractVersion });
  assertNobodyLost(before, after);
  return after;
}

const actions = {
  pause: 'module.paused',
  resume: 'module.resumed',
  promote: 'module.promoted',
  retire: 'module.retired',
} as const;

/** What the audit log says of a change: what was done, and the releases before and after it. */
export function auditedAs(
  { action, version }: ModuleChange,
  { stable, canary }: Pick<ModuleReleases, 'stable' | 'canary'>,
): { action: ModuleAuditAction; before: string | null; after: string | null } {
  if (action === 'rollback' && version === null)
    return { action: 'module.canary_ended', before: canary?.version ?? null, after: null };
  if (action === 'rollback') return { action: 'module.rolled_back', before: stable, after: version };
  const isMoved = action === 'promote';
  return { action: actions[action], before: isMoved ? stable : null, after: isMoved ? version : null };
}
