import type { AdminModule, AdminModuleRelease } from '@rezenso/contract/admin';

/** How things stand with a module, from what needs somebody first to what needs nobody. */
export const moduleStates = [
  'missing',
  'failing',
  'paused',
  'returned',
  'fallback',
  'canary',
  'running',
  'retired',
] as const;
export type ModuleState = (typeof moduleStates)[number];

/** From here on a release is worth a look; the same bounds as for a canary that goes back. */
const failing = { members: 3, share: 0.05 };

/** What is said first of a module. */
export function moduleStateOf(module: AdminModule): ModuleState {
  const { retired, paused, served, stable, canary } = module;
  if (retired) return 'retired';
  if (paused) return 'paused';
  if (!served) return 'missing';
  if (isFailing(shownRelease(module)?.health)) return 'failing';
  if (canary) return canary.returned ? 'returned' : 'canary';
  return served === stable ? 'running' : 'fallback';
}

/** The modules as somebody should look at them: what is not as usual first, otherwise as they came. */
export function byUrgency(modules: readonly AdminModule[]): AdminModule[] {
  const rank = (module: AdminModule) => moduleStates.indexOf(moduleStateOf(module));
  return modules.toSorted((one, other) => rank(one) - rank(other));
}

/** The release that people get, or got before it was closed; undefined when the list does not reach back to it. */
export function shownRelease({ releases, served, stable }: AdminModule): AdminModuleRelease | undefined {
  return releases.find(({ version }) => version === (served ?? stable));
}

function isFailing(health: AdminModuleRelease['health'] | undefined): boolean {
  if (!health || health.members === 0) return false;
  return health.affected >= failing.members && health.affected / health.members > failing.share;
}
