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

/** What a link ends, and whether it went to this address; of a link of before nobody knows. */
export interface ReadUnsubscription extends Unsubscription {
  wentTo(address: string): boolean;
}

const idBytes = 16;
/** Characters of the tag in base64url: 132 bits. */
const tagLength = 22;

/** The first byte of what is signed. A reader refuses a version that it does not know. */
const version = 3;
/** Before links said which mailbox they went to. */
const mailboxlessVersion = 2;
const purpose = 'unsubscribe-2';

/**
 * Of the address that a mail went to, so that its link ends nothing once the account has moved to another one. It tells addresses apart; that nobody
 * makes a link is the tag's matter.
 */
const mailboxBytes = 3;
const mailboxPurpose = 'unsubscribe-mailbox';

/** Before there were versions: an id and one byte of types, always 23 characters; everything newer is longer. */
const unversionedLength = 23;
const unversionedPurpose = 'unsubscribe';

/**
 * Version, member, mailbox and types, signed: nothing needs to be stored, every mail of a kind carries the same link, and nobody
 * can make one. A type is its position in `allEmailTypes` for good, so that old links keep their meaning: new types go to
 * the end. See docs/decisions/0014 and 0031.
 */
export function unsubscribeToken(
  secret: Secret,
  { memberId, types, address }: Unsubscription & { address: string },
): string {
  const id = Buffer.from(memberId.replaceAll('-', ''), 'hex');
  const positions = types.map((type) => allEmailTypes.indexOf(type));
  const text = Buffer.concat([
    Buffer.of(version),
    id,
    mailboxesOf(secret, address)[0] ?? Buffer.alloc(0),
    bytesOf(positions),
  ]).toString('base64url');
  return text + tagsOf(secret, text)[0];
}

/** @returns undefined for everything that was not made by `unsubscribeToken` here, in this version or one before */
export function readUnsubscribeToken(secret: Secret, token: string): ReadUnsubscription | undefined {
  const text = token.slice(0, -tagLength);
  const tag = Buffer.from(token.slice(-tagLength));
  const known = tagsOf(secret, text).map((one) => Buffer.from(one));
  if (!known.some((one) => tag.length === one.length && timingSafeEqual(tag, one))) return undefined;
  const payload = Buffer.from(text, 'base64url');
  if (text.length === unversionedLength) return { ...contentOf(payload), wentTo: () => true };
  const content = payload.subarray(1);
  if (payload[0] === mailboxlessVersion) return { ...contentOf(content), wentTo: () => true };
  if (payload[0] !== version) return undefined;
  const mailbox = content.subarray(idBytes, idBytes + mailboxBytes);
  const rest = Buffer.concat([content.subarray(0, idBytes), content.subarray(idBytes + mailboxBytes)]);
  return { ...contentOf(rest), wentTo: (address) => mailboxesOf(secret, address).some((one) => one.equals(mailbox)) };
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

/** Under each key that is known. */
function mailboxesOf(secret: Secret, address: string): Buffer[] {
  return secret.tagsOf(mailboxPurpose, address).map((tag) => Buffer.from(tag, 'base64url').subarray(0, mailboxBytes));
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
