import { type Registry, releasesOf } from '@rezenso/releases/registry';

/** What somebody must know who ships a module that people do not get: it is paused or retired. Nothing otherwise. */
export function pauseLines(registry: Registry, moduleName: string): string[] {
  const { paused, retired } = releasesOf(registry, moduleName) ?? {};
  const [deed, who] = retired ? ['retired', retired.by] : ['paused', paused?.by];
  if (who === undefined) return [];
  return [
    `${moduleName} is ${deed}, by ${who}: people get it when \`npx rezenso resume ${moduleName}\` gives it back.`,
  ];
}
