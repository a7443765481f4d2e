import { timingSafeEqual } from 'node:crypto';
import { type EmailType, emailTypes } from '@rezenso/contract/vocabulary';
import type { Secret } from '../config/secret.ts';
import { isLocked, type OptionalEmailType } from './email-types.ts';

/** What a link ends: these types of one member. */
export interface Unsubscription {
  memberId: string;
  types: readonly OptionalEmailType[];
}

const purpose = 'unsubscribe';
const idBytes = 16;
/** Characters of the tag in base64url: 132 bits. */
const tagLength = 22;

/** Each type has its bit for good, so that old links keep their meaning; new types go to the end of the vocabulary. */
const bitOf = (type: EmailType) => 1 << emailTypes.indexOf(type);

/**
 * Member and types, signed: nothing needs to be stored, every mail of a kind carries the same link, and nobody can make
 * one. See docs/decisions/0014.
 */
export function unsubscribeToken(secret: Secret, { memberId, types }: Unsubscription): string {
  const bits = types.reduce((sum, type) => sum | bitOf(type), 0);
  const payload = Buffer.concat([Buffer.from(memberId.replaceAll('-', ''), 'hex'), Buffer.of(bits)]);
  const text = payload.toString('base64url');
  return text + tagOf(secret, text);
}

/** @returns undefined for everything that was not made by `unsubscribeToken` here */
export function readUnsubscribeToken(secret: Secret, token: string): Unsubscription | undefined {
  const text = token.slice(0, -tagLength);
  const tag = Buffer.from(token.slice(-tagLength));
  const expected = Buffer.from(tagOf(secret, text));
  if (tag.length !== expected.length || !timingSafeEqual(tag, expected)) return undefined;
  const payload = Buffer.from(text, 'base64url');
  const bits = payload[idBytes] ?? 0;
  const types = emailTypes.filter((type): type is OptionalEmailType => !isLocked(type) && (bits & bitOf(type)) !== 0);
  return { memberId: uuidOf(payload.subarray(0, idBytes)), types };
}

function tagOf(secret: Secret, text: string): string {
  return secret.sign(purpose, text).slice(0, tagLength);
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
