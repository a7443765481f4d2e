import { createECDH, hkdfSync } from 'node:crypto';
import type { Secret } from '../../../config/secret.ts';

export interface VapidKeys {
  /** Uncompressed point, 65 bytes as base64url. */
  publicKey: string;
  /** 32 bytes as base64url. */
  privateKey: string;
}

/**
 * The key pair by which push services know this installation (RFC 8292). It follows from the secret key, so that every process
 * has the same and nothing more is to be kept; with another secret key browsers subscribe anew at their next visit.
 */
export function vapidKeys(secret: Secret): VapidKeys {
  for (let attempt = 0; ; attempt += 1) {
    const bytes = Buffer.from(hkdfSync('sha256', secret.keyFor('vapid'), '', `P-256 ${attempt}`, 32));
    const pair = createECDH('prime256v1');
    try {
      pair.setPrivateKey(bytes);
    } catch {
      // Not below the order of the curve, which happens once in four billion times: the next bytes are.
      continue;
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
  }
}
