import { timingSafeEqual } from 'node:crypto';
import { allEmailTypes } from '@rezenso/contract/vocabulary';
import type { Secret } from '../config/secret.ts';
import { isLocked, type OptionalEmailType } from './email-types.ts';
import { bytesOf, positionsIn } from './type-positions.ts';

/** What a link ends: these types of one member. */
export interface Unsubscription {
  memberId: string;
  types: readonly OptionalEmailType[];
}

const idBytes = 16;
/** Characters of the tag in base64url: 132 bits. */
const tagLength = 22;

/** The first byte of what is signed. A reader refuses a version that it does not know. */
const version = 2;
const purpose = 'unsubscribe-2';

/** Before there were versions: an id and one byte of types, always 23 characters; everything newer is longer. */
const unversionedLength = 23;
const unversionedPurpose = 'unsubscribe';

/**
 * Version, member and types, signed: nothing needs to be stored, every mail of a kind carries the same link, and nobody
 * can make one. A type is its position in `allEmailTypes` for good, so that old links keep their meaning: new types go to
 * the end. See docs/decisions/0014 and 0031.
 */
export function unsubscribeToken(secret: Secret, { memberId, types }: Unsubscription): string {
  const id = Buffer.from(memberId.replaceAll('-', ''), 'hex');
  const positions = types.map((type) => allEmailTypes.indexOf(type));
  const text = Buffer.concat([Buffer.of(version), id, bytesOf(positions)]).toString('base64url');
  return text + tagsOf(secret, text)[0];
}

/** @returns undefined for everything that was not made by `unsubscribeToken` here, in this version or the one before */
export function readUnsubscribeToken(secret: Secret, token: string): Unsubscription | undefined {
  const text = token.slice(0, -tagLength);
  const tag = Buffer.from(token.slice(-tagLength));
  const known = tagsOf(secret, text).map((one) => Buffer.from(one));
  if (!known.some((one) => tag.length === one.length && timingSafeEqual(tag, one))) return undefined;
  const payload = Buffer.from(text, 'base64url');
  if (text.length === unversionedLength) return contentOf(payload);
  return payload[0] === version ? contentOf(payload.subarray(1)) : undefined;
}

function contentOf(content: Buffer): Unsubscription {
  const ended = new Set(positionsIn(content.subarray(idBytes)));
  const types = allEmailTypes.filter(
    (type, position): type is OptionalEmailType => !isLocked(type) && ended.has(position),
  );
  return { memberId: uuidOf(content.subarray(0, idBytes)), types };
}

/** Each version has a key of its own, so that nothing signed for one can be read as the other. */
function tagsOf(secret: Secret, text: string): string[] {
  const tags = secret.tagsOf(text.length === unversionedLength ? unversionedPurpose : purpose, text);
  return tags.map((tag) => tag.slice(0, tagLength));
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
