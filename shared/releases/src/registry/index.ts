/** What a registry is: its form, who gets which release of it, and how a team may change it. */
export { addressProblems, canMeet, reservedAddresses } from './addresses.ts';
export {
  assertFits,
  assertNobodyLost,
  borrowProblems,
  LostModules,
  lentIn,
  misfitOf,
  serverMisfitOf,
  shiftsBetween,
  withPlatform,
} from './fit.ts';
export type { ChangeNote } from './history.ts';
export { isPlainLine, labelProblems, reservedLabels } from './labels.ts';
export { withoutPreview, withPaused, withPreview, withResumed, withRetired } from './life-changes.ts';
export { manifestBounds } from './manifest-bounds.ts';
export { assertNotNeeded, NeededModule, neededFor } from './needs.ts';
export { platformOf } from './people.ts';
export { findPreview, newPreviewToken, previewDaysAtMost, previewTag } from './previews.ts';
export {
  type Deed,
  type HistoryEntry,
  isClosed,
  type KeyRing,
  type ModuleEvent,
  type ModuleReleases,
  type PartSeal,
  type Preview,
  type Registry,
  type Release,
  type ReleaseCheck,
  type ReleaseFile,
  type ReleaseOrigin,
  releasesOf,
  releaseView,
  stableOf,
  titleOf,
  viewOf,
} from './registry.ts';
export {
  assertNotRetired,
  type CanaryShare,
  isSettled,
  moduleIn,
  namedRelease,
  releaseIn,
  releasesBefore,
  withoutCanary,
  withoutOld,
  withPromoted,
  withRelease,
  withRolledBack,
} from './registry-changes.ts';
export { lastNumber } from './registry-forms.ts';
export { historyOf, parseManifest, usableOf } from './registry-schema.ts';
export { type SharedFile, sharedFiles } from './shared-files.ts';
