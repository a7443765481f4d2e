import type { AdminModule, ModuleAction, ModuleObstacle } from '@rezenso/contract/admin';
import { ApiError } from '@rezenso/platform';
import { formatMoment } from '../admin/format-moment.ts';
import { obstacleTexts } from './texts.de.ts';

/** What the server says stands against a change; undefined for other failures, and for what a newer server says. */
export function obstacleIn(error: unknown): string | undefined {
  const details = error instanceof ApiError ? (error.details as Partial<ModuleObstacle> | undefined) : undefined;
  if (!details?.why || !Object.hasOwn(obstacleTexts, details.why)) return undefined;
  return wordsFor({ by: null, at: null, modules: [], ...details, why: details.why });
}

/** What already stands against it as the list shows the module: a dialog may be opened by an old address, or by 'forward'. */
export function obstacleNow(module: AdminModule, action: ModuleAction, version: string | null): string | undefined {
  const why = whyNot(module, action, version);
  const { by = null, at = null } = (why === 'retired' ? module.retired : module.paused) ?? {};
  return why && wordsFor({ why, by, at, modules: [] });
}

function whyNot(
  { canary, paused, retired, releases }: AdminModule,
  action: ModuleAction,
  version: string | null,
): ModuleObstacle['why'] | undefined {
  if (action === 'resume') return paused || retired ? undefined : 'running';
  if (action === 'pause' || action === 'retire') {
    if (retired) return 'retired';
    return paused && action === 'pause' ? 'paused' : undefined;
  }
  if (action === 'promote') return canary?.version === version ? undefined : 'canary-gone';
  if (version === null) return canary ? undefined : 'canary-gone';
  return releases.some((release) => release.version === version) ? undefined : 'release-gone';
}

function wordsFor(obstacle: ModuleObstacle): string {
  return obstacleTexts[obstacle.why](obstacle, obstacle.at ? formatMoment(obstacle.at) : '');
}
