/** The store of a site over HTTP: what its server needs to take releases. */

export { isInside, isPlainName } from '../registry/names.ts';
export { changeFault } from '../seal/change-fault.ts';
export { type Signers, signersOf } from '../seal/key-ring.ts';
export { ReleaseDiffers, type Storage, type StoredRegistry } from '../storage/storage.ts';
export { openStorage } from '../store/open-storage.ts';
export { registryIn } from '../store/stored-registry.ts';
export { filesFault } from './files-fault.ts';
export { digestOf, isSealedBy, type RequestSeal, sealHeader, sealIn } from './request-signature.ts';
export { siteStorePath } from './site-storage.ts';
export { takeUpload, UploadError, uploadBytes } from './upload.ts';
