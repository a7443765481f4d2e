import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** The keys that a store works with, Ed25519; without any the registry is neither signed nor checked. */
export interface SealKeys {
  /** Private ones: of a team, of the operators, or both. A change is signed with the first that may make it. */
  signing: readonly KeyObject[];
  /** Public ones of the operators. What is read must be signed with one of them, or with a key that they let in. */
  roots: readonly KeyObject[];
  /** Nobody named the operators' keys; the counterpart of RELEASES_SIGNING_KEY was taken for one. */
  isRootAssumed?: boolean;
}

/** Neither signs nor checks. */
export const noKeys: SealKeys = { signing: [], roots: [] };

/**
 * Reads the keys of RELEASES_SIGNING_KEY, RELEASES_ROOT_KEY and RELEASES_PUBLIC_KEY: PEM, as text. Without the last one the
 * counterpart of a private one is the root.
 * @param nameOf under which name somebody set one of these
 * @throws Error naming the variable
 */
export function sealKeys(env: NodeJS.ProcessEnv, nameOf = (variable: string) => variable): SealKeys {
  const keyOf = <T>(variable: string, read: (pem: string) => T | undefined) =>
    keyIn(env[variable], nameOf(variable), read);
  const signing = keyOf('RELEASES_SIGNING_KEY', privateKey);
  const root = keyOf('RELEASES_ROOT_KEY', privateKey);
  const given = keyOf('RELEASES_PUBLIC_KEY', rootKeys);
  const own = root ?? signing;
  return {
    signing: [signing, root].filter((key) => key !== undefined),
    roots: given ?? (own ? [publicOf(own)] : []),
    ...(!given && !root && own && { isRootAssumed: true }),
  };
}

/**
 * The keys that RELEASES_PUBLIC_KEY says, one PEM after the other; undefined when the text is none, holds a private one, or
 * one of them was cut off on its way: a server without it would refuse what that key signs once it is the one in use.
 */
export function rootKeys(pem: string): KeyObject[] | undefined {
  const text = onLines(pem);
  const blocks = text.match(/-----BEGIN[^-]+-----[^-]*-----END[^-]+-----/g);
  const keys = blocks?.map(publicKey);
  const isWhole = blocks?.length === text.match(/-----BEGIN/g)?.length;
  return isWhole && keys?.every((key) => key !== undefined) ? keys : undefined;
}

/** The one public key in a text; undefined when there is none, and when it is a private one. */
export function publicKey(pem: string): KeyObject | undefined {
  // Node would take a private key too, and nobody would notice that every server holds it.
  return pem.includes('PRIVATE') ? undefined : ed25519(() => createPublicKey(onLines(pem)));
}

/** The private key in a text; undefined when there is none. */
function privateKey(pem: string): KeyObject | undefined {
  return ed25519(() => createPrivateKey(onLines(pem)));
}

/** The public counterpart of a key; a public one is its own. */
function publicOf(key: KeyObject): KeyObject {
  return key.type === 'private' ? createPublicKey(key) : key;
}

/** Tells keys apart: the first 16 hexadecimal digits of the SHA-256 of the public one. */
export function keyIdOf(key: KeyObject): string {
  return createHash('sha256').update(spkiOf(key), 'base64').digest('hex').slice(0, 16);
}

/** The public key as a key ring keeps it: SPKI in base64. */
export function spkiOf(key: KeyObject): string {
  return publicOf(key).export({ format: 'der', type: 'spki' }).toString('base64');
}

/** The key that a key ring keeps; undefined when it is none. */
export function keyFromSpki(spki: string): KeyObject | undefined {
  return ed25519(() => createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' }));
}

/** A new pair of keys, PEM. */
export function newKeys(): { signing: string; verifying: string } {
  const pair = generateKeyPairSync('ed25519');
  return {
    signing: pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    verifying: pair.publicKey.export({ format: 'pem', type: 'spki' }).toString(),
  };
}

function keyIn<T>(pem: string | undefined, name: string, read: (pem: string) => T | undefined): T | undefined {
  if (!pem) return undefined;
  const key = read(pem);
  if (key) return key;
  const what = pem.includes('-----BEGIN') ? '' : ' It takes what stands in that file, not its name.';
  throw new Error(`${name} is not an Ed25519 key in PEM; \`npx rezenso keys <file>\` makes a pair.${what}`);
}

/** Many places that keep secrets allow one line only. */
function onLines(pem: string): string {
  return pem.replaceAll('\\n', '\n');
}

/** Whoever gets none says so without the text. */
function ed25519(read: () => KeyObject): KeyObject | undefined {
  try {
    const key = read();
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}
