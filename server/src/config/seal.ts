import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** Number of the form that is written: AES-256-GCM with the nonce and the tag before the text. Another algorithm gets another number. */
const form = '1';

/** A key for one purpose, with the name by which sealed text says that it needs this one. */
export interface SealingKey {
  /** 8 characters of base64url, the same for all purposes of a SECRET_KEY. */
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

/** Text that was sealed under a key that this process does not have: another process may, and nothing is lost yet. */
export class KeyUnknown extends Error {
  constructor(id: string) {
    super(`Sealed under the key ${id}, which neither SECRET_KEY nor SECRET_KEY_PREVIOUS is`);
  }
}

/** Encrypts text that must not lie readable in the database, for one purpose. */
export interface Sealer {
  /** Under the current key. It looks different every time. */
  close(text: string): string;
  /** Reads what `close` made under any of the keys. @throws {KeyUnknown} or Error when the text was changed */
  open(sealed: string): string;
  /** Reads what may have been written before its column was sealed, and then stands there as it is. @throws as `open` */
  openIfSealed(stored: string): string;
}

/**
 * Sealed text ends with `=<form>.<key>`. What follows `=` is not read by versions from before there were forms, so that they open the text
 * as well; text without that ending is theirs, and of one of the keys.
 */
const ending = /^([\w-]+)=(\w+)\.([\w-]{8})$/;

/** What text that was sealed under a key ends with. */
export function sealEnding(id: string): string {
  return `=${form}.${id}`;
}

/** @param keys the current one first; the others are for reading */
export function createSealer(keys: readonly [SealingKey, ...SealingKey[]]): Sealer {
  const [current] = keys;

  function open(sealed: string): string {
    const [, body, itsForm, id] = ending.exec(sealed) ?? [];
    if (body === undefined || id === undefined) return openWithAny(sealed);
    if (itsForm !== form) throw new Error(`Sealed in the form ${itsForm}, which this version does not know`);
    const named = keys.find((one) => one.id === id);
    if (!named) throw new KeyUnknown(id);
    return decrypt(named.key, body);
  }

  function openWithAny(body: string): string {
    let why: unknown;
    for (const { key } of keys) {
      try {
        return decrypt(key, body);
      } catch (error) {
        why = error;
      }
    }
    throw why;
  }

  return {
    close: (text) => encrypt(current.key, text) + sealEnding(current.id),
    open,
    openIfSealed: (stored) => (ending.test(stored) ? open(stored) : stored),
  };
}

function encrypt(key: Buffer, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function decrypt(key: Buffer, body: string): string {
  const bytes = Buffer.from(body, 'base64url');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
}
