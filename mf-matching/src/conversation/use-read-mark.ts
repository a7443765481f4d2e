import type { Conversation } from '@rezenso/contract/messages';
import { useIsVisible } from '@rezenso/domain/visibility';
import { useEffect } from 'react';
import { markRead } from './conversation.resource.ts';

/** Marks what is on the screen as read, also what comes in while the page is looked at; a page behind others reads nothing. */
export function useReadMark({ matchId, readByMe, unread }: Conversation, last: number): void {
  const isVisible = useIsVisible();
  const isRead = unread === 0 || readByMe >= last;
  useEffect(() => {
    if (!isVisible || isRead || last === 0) return;
    // What could not be marked is marked with the next message or visit.
    markRead(matchId, last).catch(() => undefined);
  }, [matchId, last, isVisible, isRead]);
}
