import { randomInt } from 'node:crypto';
import type { Secret } from '../../../config/secret.ts';

/** Without letters and digits that look alike on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const [groups, groupLength] = [6, 4];

/**
 * Six times four characters with hyphens between, 118 random bits: more than anybody could try, so that a fast hash may keep it (112 are
 * asked for by OWASP's ASVS, 6.5.2). Codes from before had almost 50, and go on working until others are made.
 */
export function createRecoveryCode(): string {
  return Array.from({ length: groups }, group).join('-');
}

/**
 * What is stored of a code, however it is typed: nobody who reads the table can try codes without the key of this installation. The first
 * is stored; under the others lies what was made before the key changed.
 */
export function recoveryTags(secret: Secret, member: string, typed: string): readonly [string, ...string[]] {
  return secret.tagsOf('recovery-code', `${member}:${typed.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
}

function group(): string {
  return Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}
