import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Secret } from '../../../config/secret.ts';

/** A module that one browser takes from a build on its own machine. */
export interface Override {
  module: string;
  /** `http://localhost:4100`, where `npm run dev -w <module>` serves it. */
  origin: string;
}

/** A forgotten override ends after a working day. */
export const ticketSeconds = 8 * 3600;
const purpose = 'override';
const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d{2,5}$/;

const ticket = z.object({ module: z.string(), origin: z.string(), member: z.nullable(z.string()), until: z.int() });

/** Whether an address is of the developer's own machine; no other one may bring code into a page. */
export function isLoopback(origin: string): boolean {
  // A port beyond 65535 is none: the page's policy would name what no browser understands.
  return loopback.test(origin) && URL.canParse(origin);
}

/**
 * What the browser keeps of an override: signed by this installation, so that there is none that was not begun here.
 * @param member whom it is for; null in development, where nobody is asked for
 */
export function issueTicket(secret: Secret, { module, origin }: Override, member: string | null, now: Date): string {
  const until = now.getTime() + ticketSeconds * 1000;
  const text = Buffer.from(JSON.stringify({ module, origin, member, until })).toString('base64url');
  return `${text}.${secret.sign(purpose, text)}`;
}

/** The override of a ticket; undefined when it was not issued here, is somebody else's, has ended or lasts longer than any. */
export function redeemTicket(secret: Secret, given: string, member: string | null, now: Date): Override | undefined {
  const [text = '', tag = ''] = given.split('.');
  const [expected, found] = [Buffer.from(secret.sign(purpose, text)), Buffer.from(tag)];
  if (expected.length !== found.length || !timingSafeEqual(expected, found)) return undefined;
  const {
    module,
    origin,
    member: issuedTo,
    until,
  } = ticket.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  const leftMs = until - now.getTime();
  const isLive = leftMs > 0 && leftMs <= ticketSeconds * 1000;
  return isLive && issuedTo === member && isLoopback(origin) ? { module, origin } : undefined;
}
