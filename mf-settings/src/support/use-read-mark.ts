import type { SupportMessage } from '@rezenso/contract/support';
import { useIsVisible } from '@rezenso/domain/visibility';
import { useSession } from '@rezenso/platform';
import { useEffect } from 'react';
import { markRead } from './support.resource.ts';

/**
 * Marks what the bell tells of answers on the screen as read, also of those that come in while the page is looked at; a page behind others reads
 * nothing. An answer may be here before the bell tells of it: what counts is what the bell counts.
 */
export function useReadMark(requestId: string, messages: readonly SupportMessage[]): void {
  const isVisible = useIsVisible();
  const unread = useSession().user?.unreadNotifications ?? 0;
  const last = messages.findLast(({ isFromSupport }) => isFromSupport)?.position;
  useEffect(() => {
    if (!isVisible || unread === 0 || last === undefined) return;
    // What could not be marked is marked with the next answer or visit.
    markRead(requestId, last).catch(() => undefined);
  }, [requestId, last, isVisible, unread]);
}
