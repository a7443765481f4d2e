/** Keys, what they may sign, and what is signed with them. */
export { everyModule, keyIdsFor, keyModules, ringIn, withKey } from './key-ring.ts';
export { keyIdOf, newKeys, noKeys, publicKey, rootKeys, type SealKeys, sealKeys } from './keys.ts';
export { withRevoked, withRotated } from './revocation.ts';
export { sealedAsItStands, sealedChange } from './sealed-change.ts';
export { verdictOn } from './verdict.ts';
