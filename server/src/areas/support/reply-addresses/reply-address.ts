import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../../config/env.ts';
import type { Secret } from '../../../config/secret.ts';

/** To whom an address was given: it alone may answer there. */
export type Side = 'member' | 'operators';

/** What an answer by mail is written to. */
export interface ReplyTarget {
  side: Side;
  requestId: string;
  /** Position of the message that the mail told of: what its reader has seen. */
  position: number;
}

/** An address as it came in: what it says, which is not believed before `isGenuine`. */
export interface ClaimedAddress {
  target: ReplyTarget;
  signed: Buffer;
  tag: Buffer;
}

const mailbox = 'antwort';
/** Of what is signed; a reader refuses one that it does not know. */
const version = 1;
const sides: readonly Side[] = ['member', 'operators'];
const idBytes = 16;
const positionBytes = 3;
const signedBytes = 1 + idBytes + positionBytes;
/** 120 bits. With them the part before the @ has the 64 characters that it may have (RFC 5321, 4.5.3.1.1). */
const tagBytes = 15;
/** RFC 4648 in small letters: servers on the way may change capitals. */
const base32 = 'abcdefghijklmnopqrstuvwxyz234567';
const tokenLength = ((signedBytes + tagBytes) * 8) / 5;

/**
 * Addresses that mails of the support are answered to. Nothing is stored for them: what they name is signed together with the account whose request it
 * is, and holds as long as the request. Undefined where nothing comes in by mail.
 */
export function replyAddresses({ env, secret }: { env: Env; secret: Secret }) {
  const { inboundMail } = env;
  return {
    /** @param memberId whose request it is, for either side */
    of(target: ReplyTarget, memberId: string): string | undefined {
      if (!inboundMail) return undefined;
      const signed = bytesOf(target);
      const token = inBase32(Buffer.concat([signed, tagsOf(secret, signed, memberId)[0]]));
      return `${mailbox}+${token}@${inboundMail.domain}`;
    },

    /** What an address claims; undefined for one that is none of ours by its form. */
    read(address: string): ClaimedAddress | undefined {
      const [local = '', domain, ...others] = address.toLowerCase().split('@');
      const [box, token = '', ...more] = local.split('+');
      if (domain !== inboundMail?.domain || others.length > 0 || box !== mailbox || more.length > 0) return undefined;
      const bytes = token.length === tokenLength ? fromBase32(token) : undefined;
      const signed = bytes?.subarray(0, signedBytes);
      const target = signed && targetOf(signed);
      return bytes && signed && target && { target, signed, tag: bytes.subarray(signedBytes) };
    },

    isGenuine({ signed, tag }: ClaimedAddress, memberId: string): boolean {
      return tagsOf(secret, signed, memberId).some((known) => timingSafeEqual(tag, known));
    },
  };
}

function bytesOf({ side, requestId, position }: ReplyTarget): Buffer {
  const bytes = Buffer.alloc(signedBytes);
  bytes.writeUInt8(version * sides.length + sides.indexOf(side));
  bytes.write(requestId.replaceAll('-', ''), 1, 'hex');
  bytes.writeUIntBE(position, 1 + idBytes, positionBytes);
  return bytes;
}

function targetOf(bytes: Buffer): ReplyTarget | undefined {
  const side = sides[bytes.readUInt8() - version * sides.length];
  if (!side) return undefined;
  const id = bytes.toString('hex', 1, 1 + idBytes);
  return {
    side,
    requestId: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    position: bytes.readUIntBE(1 + idBytes, positionBytes),
  };
}

/** Under the current key, and under each of before: mails wait long for their answer. */
function tagsOf(secret: Secret, signed: Buffer, memberId: string): [Buffer, ...Buffer[]] {
  const tagBy = (key: Buffer) =>
    createHmac('sha256', key).update(signed).update(memberId).digest().subarray(0, tagBytes);
  const [current, ...before] = secret.keysFor('support-reply');
  return [tagBy(current), ...before.map(tagBy)];
}

function inBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{5}/g, (five) => base32.charAt(Number.parseInt(five, 2)));
}

/** @returns undefined for other characters */
function fromBase32(text: string): Buffer | undefined {
  const values = [...text].map((character) => base32.indexOf(character));
  if (values.includes(-1)) return undefined;
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
