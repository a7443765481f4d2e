/** For tests of whoever uses this package; never part of what ships. */
export { startBucketServer } from './bucket-server.ts';
export { aRegistry, aRelease } from './releases.ts';
