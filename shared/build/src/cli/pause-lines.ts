import { type Registry, releasesOf } from '@rezenso/releases/registry';

/** What somebody must know who ships a paused module; nothing where it is not paused. */
export function pauseLines(registry: Registry, moduleName: string): string[] {
  const paused = releasesOf(registry, moduleName)?.paused;
  if (!paused) return [];
  return [
    `${moduleName} is paused, by ${paused.by}: people get it when \`npx rezenso resume ${moduleName}\` gives it back.`,
  ];
}
