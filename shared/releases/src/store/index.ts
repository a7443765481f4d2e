/** The release store of whoever releases. */
export type { CanaryReturnNote } from '../storage/returns.ts';
export { authorOf, branchOf } from './author.ts';
export { copyRelease, releasedFile } from './copy-release.ts';
export { openStore } from './open-store.ts';
export { folderStore, type ReleaseStore } from './store.ts';
