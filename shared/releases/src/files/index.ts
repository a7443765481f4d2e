/** Files of releases: their hashes, and the packed copies beside them. */
export { filesBelow, integrityOf } from './integrity.ts';
export { isPackedCopy, packedKinds, precompress } from './packed-copies.ts';
