/** The release store of whoever serves it. */
export { openReader } from './open-reader.ts';
export type { AcceptedNumbers, PartNumbers } from './registry-seal.ts';
export type { ReleaseReader } from './release-reader.ts';
