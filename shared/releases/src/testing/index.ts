/** For tests of whoever uses this package; never part of what ships. */

export { sealedHeader } from '../site/request-signature.ts';
export { siteStorage } from '../site/site-storage.ts';
export { folderStorage } from '../storage/folder-storage.ts';
export { releaseStore } from '../store/store.ts';
export { startBucketServer } from './bucket-server.ts';
export { aRegistry, aRelease } from './releases.ts';
export { aKeyPair, aTeamStore, type KeyPair } from './team-store.ts';
