import { hash, randomBytes } from 'node:crypto';

/** Only the hash of a random identifier is stored: a stolen database opens no session. */
export function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

/** 256 random bits as 43 characters. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}
