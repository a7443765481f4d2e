/** What a registry is: its form, who gets which release of it, and how a team may change it. */
export { addressProblems } from './addresses.ts';
export {
  assertFits,
  assertNobodyLost,
  LostModules,
  misfitOf,
  platformOf,
  shiftsBetween,
  withPlatform,
} from './fit.ts';
export {
  type ModuleReleases,
  type Registry,
  type Release,
  type ReleaseFile,
  releasesOf,
  stableOf,
  viewOf,
} from './registry.ts';
export {
  isSettled,
  moduleIn,
  releaseIn,
  releasesBefore,
  withoutCanary,
  withoutOld,
  withPromoted,
  withRelease,
  withRolledBack,
} from './registry-changes.ts';
export { parseManifest } from './registry-schema.ts';
