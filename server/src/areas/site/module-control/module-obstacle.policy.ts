import type { ModuleObstacle } from '@rezenso/contract/admin';
import {
  type Deed,
  LostModules,
  type ModuleReleases,
  misfitOf,
  type Registry,
  releasesOf,
} from '@rezenso/releases/registry';
import type { ModuleChange } from './module-change.ts';
import { momentOf } from './moment.ts';

/**
 * What stands against a change that was refused, as the page says it to an admin; the store's own sentence is for the log.
 * @param error with which the change was refused
 */
export function obstacleTo(registry: Registry, name: string, change: ModuleChange, error: unknown): ModuleObstacle {
  const known = releasesOf(registry, name);
  if (error instanceof LostModules) return obstacle('modules-lost', { modules: error.moduleNames });
  const { action, version } = change;
  if (!known) return obstacle('unfit');
  if (action === 'pause' || action === 'retire') return whyNotClosed(name, known);
  if (action === 'resume')
    return obstacle(known.paused || known.retired ? misfitted(registry, name, known.stable) : 'running');
  if (hasMoved(known, change)) return obstacle('moved', { stable: known.stable });
  if (action === 'promote' && known.canary?.version !== version) return obstacle('canary-gone');
  if (version === null) return obstacle('canary-gone');
  if (!known.releases.some((release) => release.version === version)) return obstacle('release-gone');
  return obstacle(misfitted(registry, name, version));
}

/**
 * Whether somebody moved a module since the admin saw it: two who act on the same page would undo each other unknowingly. A
 * canary that is gone is told as such.
 */
export function hasMoved(known: ModuleReleases, { seen }: ModuleChange): boolean {
  if (!seen) return false;
  return known.stable !== seen.stable || (known.canary !== null && known.canary.version !== seen.canary);
}

/** Nothing but what it is, unless more is known. */
export function obstacle(why: ModuleObstacle['why'], more: Partial<ModuleObstacle> = {}): ModuleObstacle {
  return { why, by: null, at: null, modules: [], ...more };
}

function whyNotClosed(name: string, { paused, retired }: ModuleReleases): ModuleObstacle {
  if (retired) return obstacle('retired', whoDid(retired));
  if (paused) return obstacle('paused', whoDid(paused));
  return obstacle(name === 'shell' ? 'shell' : 'unfit');
}

function whoDid({ by, at }: Deed): Pick<ModuleObstacle, 'by' | 'at'> {
  return { by, at: momentOf(at) };
}

/** Whether it is the platform that a release does not fit, or one of the rarer reasons. */
function misfitted(registry: Registry, name: string, version: string): ModuleObstacle['why'] {
  const isLive = releasesOf(registry, name)?.releases.some((release) => release.version === version);
  return isLive && misfitOf(registry, name, version) ? 'platform' : 'unfit';
}
