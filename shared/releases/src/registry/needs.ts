import { type ModuleNeed, moduleNeeds } from '@rezenso/contract/releases';
import { canMeet } from './addresses.ts';
import { releasesForPeople } from './people.ts';
import type { Registry } from './registry.ts';

/**
 * Where people do what giving a module back takes. Addresses, because whoever serves them is needed whatever its manifest
 * says: a field of its own could be forgotten, and could be claimed by a team that does not want to be paused.
 */
const addresses: Record<ModuleNeed, string> = { 'sign-in': '/magic-link', administration: '/admin' };

const losses: Record<ModuleNeed, string> = {
  'sign-in': 'nobody could sign in, neither could an admin whose session has ended',
  administration: 'nobody could give it back in the administration',
};

/** What could not be done without a module that has to be done to give it back. */
export function neededFor(registry: Registry, moduleName: string): ModuleNeed[] {
  const releases = releasesForPeople(registry, moduleName);
  const paths = releases.flatMap(({ manifest }) => manifest?.routes.map(({ path }) => path) ?? []);
  return moduleNeeds.filter((need) => paths.some((path) => canMeet(path, addresses[need])));
}

/** A module is to be taken away that is needed to give it back. */
export class NeededModule extends Error {}

/** @throws NeededModule saying what could not be done without it */
export function assertNotNeeded(registry: Registry, moduleName: string): void {
  const needs = neededFor(registry, moduleName);
  if (needs.length === 0) return;
  const lost = needs.map((need) => losses[need]).join(', and ');
  throw new NeededModule(
    `Without ${moduleName} ${lost}. Take it back to an earlier release instead (\`npx rezenso rollback ${moduleName}\`), or add --anyway.`,
  );
}
