import type { KeyObject } from 'node:crypto';
import type { KeyRing, ModuleReleases, PartSeal, Registry, Release } from '../registry/registry.ts';
import { isSameText } from '../registry/same-text.ts';
import { type Signers, signersOf } from './key-ring.ts';
import { keyIdOf, type SealKeys } from './keys.ts';
import { partText, plainText, registryText, releaseText, ringText, signatureOver } from './signed-texts.ts';
import { assertStandsOnSound, rootSigner, signerOf } from './signer.ts';
import { touchedBy } from './touched.ts';
import { partSealOf, verdictOnParts } from './verdict.ts';

/**
 * The next registry with its signatures: where teams have keys of their own, over each release, each part and the key ring
 * that changed, and over the whole; otherwise over the whole alone. As it is when there is no key to sign with.
 * @throws Error when none of our keys may make this change, or when a part that it changes was not signed as it must be
 */
export function sealedChange(before: Registry, wanted: Registry, keys: SealKeys): Registry {
  const content = withoutSignature(wanted);
  const signer = signerOf(before, content, keys);
  if (!signer || !content.keys) return signer ? plainSealed(content, signer) : content;
  assertStandsOnSound(before, content, keys);
  const { parts } = touchedBy(before, content);
  const verdict = before.keys ? verdictOnParts(before, keys.roots) : undefined;
  const isCountedOn = before.keys !== undefined && content.keys.count > before.keys.count;
  return partsSealed(before, content, { signer, keys }, (name, isStanding) => {
    if (parts.includes(name)) return true;
    // What nobody vouched for before is not vouched for by the way.
    return (isCountedOn || !isStanding) && !isSameText(before.keys, content.keys) && !verdict?.partFault(name);
  });
}

/**
 * The registry as it stands, signed with the operators' key; with keys of teams every part anew, so that it is newer than
 * whatever sites followed.
 * @throws Error without the operators' key
 */
export function sealedAsItStands(registry: Registry, keys: SealKeys): Registry {
  const content = withoutSignature(registry);
  const signer = rootSigner(keys);
  if (!signer) throw new Error('Only the operators sign a registry as it stands; set RELEASES_ROOT_KEY.');
  if (!content.keys) return plainSealed(content, signer);
  const ring = { ...content.keys, count: content.keys.count + 1 };
  return partsSealed(content, { ...content, keys: ring }, { signer, keys }, () => true);
}

interface Sealing {
  signer: KeyObject;
  keys: SealKeys;
}

function plainSealed(content: Registry, signer: KeyObject): Registry {
  return { ...content, signature: signatureOver(plainText(content), signer) };
}

/** @param isToSeal by module; told whether its part is signed by a key that may */
function partsSealed(
  before: Registry,
  content: Registry,
  { signer, keys }: Sealing,
  isToSeal: (module: string, isStanding: boolean) => boolean,
): Registry {
  const ring = sealedRing(before.keys, content.keys, signer);
  const under: Registry = { ...content, ...(ring && { keys: ring }) };
  const verdict = verdictOnParts(under, keys.roots);
  const signers = signersOf(under, keys.roots);
  const sealed = Object.entries(content.modules).map(([name, part]) => {
    const known = partSealOf(content, name);
    if (known && !isToSeal(name, verdict.partFault(name) === undefined)) return [name, part, known] as const;
    const isVouchedFor = (release: Release) =>
      verdict.releaseFault(name, release) === undefined && !isFormerRoots(release, signers, signer);
    const sealedOne = (one: Release) => (isVouchedFor(one) ? one : sealedRelease(name, one, signer));
    const sealedReleases = withEachRelease(part, sealedOne);
    return [name, sealedReleases, sealedPart(name, sealedReleases, known, signers, signer)] as const;
  });
  const whole = {
    ...under,
    modules: Object.fromEntries(sealed.map(([name, part]) => [name, part])),
    seals: Object.fromEntries(sealed.map(([name, , seal]) => [name, seal])),
    signedBy: keyIdOf(signer),
  };
  return { ...whole, signature: signatureOver(registryText(whole), signer) };
}

function withEachRelease(part: ModuleReleases, change: (release: Release) => Release): ModuleReleases {
  const previews = part.previews?.map((preview) => ({ ...preview, release: change(preview.release) }));
  return { ...part, releases: part.releases.map(change), ...(previews && { previews }) };
}

function sealedPart(
  name: string,
  part: ModuleReleases,
  known: PartSeal | undefined,
  { count }: Signers,
  signer: KeyObject,
): PartSeal {
  // A new key ring counts anew: whoever counted as far as it goes takes nobody's right to go on.
  const before = known?.keys === count ? known.count : 0;
  const seal = { keys: count, count: before + 1, signedBy: keyIdOf(signer) };
  return { ...seal, signature: signatureOver(partText(name, seal, part), signer) };
}

function sealedRelease(module: string, { signature: _, ...release }: Release, signer: KeyObject): Release {
  const signed = { ...release, signedBy: keyIdOf(signer) };
  return { ...signed, signature: signatureOver(releaseText(module, signed), signer) };
}

function sealedRing(before: KeyRing | undefined, wanted: KeyRing | undefined, signer: KeyObject): KeyRing | undefined {
  if (!wanted || isSameText(before, wanted)) return wanted;
  const { signature: _, ...ring } = wanted;
  const count = Math.max(wanted.count, (before?.count ?? 0) + 1);
  const signed = { ...ring, count, signedBy: keyIdOf(signer) };
  return { ...signed, signature: signatureOver(ringText(signed), signer) };
}

/** Signed with a root key that is about to be replaced by ours. */
function isFormerRoots({ signedBy = '' }: Release, { isRoot }: Signers, signer: KeyObject): boolean {
  return isRoot(keyIdOf(signer)) && isRoot(signedBy) && signedBy !== keyIdOf(signer);
}

function withoutSignature({ signature: _, signedBy: __, ...content }: Registry): Registry {
  return content;
}
