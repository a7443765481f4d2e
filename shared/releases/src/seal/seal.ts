import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { type Registry, sealedText } from '../registry/registry.ts';

/** The keys that a store works with; without any the registry is neither signed nor checked. */
export interface SealKeys {
  /** Ed25519. Signs every change; whoever holds it may release. */
  signing?: KeyObject | undefined;
  /** Ed25519. Checks what is read. */
  verifying?: KeyObject | undefined;
}

/** Reads the keys of RELEASES_SIGNING_KEY and RELEASES_PUBLIC_KEY: PEM, as text. @throws Error naming the variable */
export function sealKeys(env: NodeJS.ProcessEnv): SealKeys {
  const signing = keyOf(env, 'RELEASES_SIGNING_KEY', createPrivateKey);
  const given = keyOf(env, 'RELEASES_PUBLIC_KEY', publicKey);
  return { signing, verifying: given ?? (signing && createPublicKey(signing)) };
}

/** The key that RELEASES_PUBLIC_KEY says; undefined when the text is none, and when it is a private one. */
export function verifyingKey(pem: string): KeyObject | undefined {
  return ed25519(pem, publicKey);
}

/** Node would take a private key too, and nobody would notice that every server holds it. */
function publicKey(pem: string): KeyObject {
  if (pem.includes('PRIVATE')) throw new Error('a private key');
  return createPublicKey(pem);
}

function keyOf(env: NodeJS.ProcessEnv, name: string, read: (pem: string) => KeyObject): KeyObject | undefined {
  const pem = env[name];
  if (!pem) return undefined;
  const key = ed25519(pem, read);
  if (!key) throw new Error(`${name} is not an Ed25519 key in PEM; \`npx rezenso keys\` makes a pair`);
  return key;
}

/** Whoever gets none says so without the text. */
function ed25519(pem: string, read: (pem: string) => KeyObject): KeyObject | undefined {
  try {
    // Many places that keep secrets allow one line only.
    const key = read(pem.replaceAll('\\n', '\n'));
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

/** The registry with its signature; as it is when there is no key to sign with. */
export function sealed(registry: Registry, { signing }: SealKeys): Registry {
  const { signature: _, ...content } = registry;
  if (!signing) return content;
  return { ...content, signature: sign(null, Buffer.from(sealedText(content)), signing).toString('base64') };
}

/**
 * What is wrong with the signature of a registry; undefined when it was made with the counterpart of this key.
 * @param signedText what the signature must be made over
 */
export function sealFault(
  { signature }: Pick<Registry, 'signature'>,
  signedText: string,
  key: KeyObject,
): 'missing' | 'forged' | undefined {
  if (!signature) return 'missing';
  return verify(null, Buffer.from(signedText), key, Buffer.from(signature, 'base64')) ? undefined : 'forged';
}

/** @throws Error when there is a key and this registry was not signed with it */
export function assertSealed(registry: Registry, { verifying }: SealKeys, place: string): void {
  const fault = verifying && sealFault(registry, sealedText(registry), verifying);
  if (fault === 'missing')
    throw new Error(`The registry in ${place} is not signed. \`npx rezenso sign\` signs it as it stands.`);
  if (fault === 'forged')
    throw new Error(
      `The registry in ${place} was not signed with our key, or was changed afterwards. Nothing was changed.`,
    );
}

/** A new pair of keys, PEM. */
export function newKeys(): { signing: string; verifying: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    signing: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    verifying: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
  };
}
