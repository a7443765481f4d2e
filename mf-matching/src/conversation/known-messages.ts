import type { Message } from '@rezenso/contract/messages';

/** What is known of a conversation: an unbroken run up to its newest message. */
export interface KnownMessages {
  /** Oldest first. */
  messages: readonly Message[];
  /** Cursor of the page before the oldest one; null when there is none. */
  next: string | null;
}

/** A page of messages as the server answers it, newest first. */
export interface MessagePage {
  messages: readonly Message[];
  next: string | null;
}

/** Adds the newest page. What was known stays when it joins without a gap; otherwise the page is all that is known. */
export function withNewest(known: KnownMessages, page: MessagePage): KnownMessages {
  const newest = page.messages.toReversed();
  const first = newest[0]?.position ?? 0;
  const before = known.messages.filter(({ position }) => position < first);
  const isJoined = before.at(-1)?.position === first - 1;
  return isJoined ? { messages: [...before, ...newest], next: known.next } : { messages: newest, next: page.next };
}

/** Adds the page before the oldest message. */
export function withOlder(known: KnownMessages, page: MessagePage): KnownMessages {
  const first = known.messages[0]?.position ?? Number.POSITIVE_INFINITY;
  const older = page.messages.filter(({ position }) => position < first).toReversed();
  return { messages: [...older, ...known.messages], next: page.next };
}
