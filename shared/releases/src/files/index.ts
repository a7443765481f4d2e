/** Files of releases: their hashes, the packed copies beside them, and what leads from scripts back to sources. */
export { cataloguesIn } from './catalogues.ts';
export { filesBelow, integrityOf } from './integrity.ts';
export { isPackedCopy, isPackedFrom, packedKinds, precompress } from './packed-copies.ts';
export { type SourceMap, type SourceMaps, sourceMapsFile, sourceMapsIn } from './source-maps.ts';
