import { randomInt } from 'node:crypto';
import type { Secret } from '../../../config/secret.ts';

/** Without letters and digits that look alike on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const halfLength = 5;

/** Two times five characters with a hyphen between, almost 50 random bits. */
export function createRecoveryCode(): string {
  return `${half()}-${half()}`;
}

/**
 * What is stored of a code, however it is typed: nobody who reads the table can try codes without the key of this installation. The first
 * is stored; under the others lies what was made before the key changed.
 */
export function recoveryTags(secret: Secret, member: string, typed: string): readonly [string, ...string[]] {
  return secret.tagsOf('recovery-code', `${member}:${typed.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
}

function half(): string {
  return Array.from({ length: halfLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}
