import { countUnreadMessages } from '@rezenso/contract/unread-messages';
import { useEndpoint } from '@rezenso/platform';

/** Unread messages of one conversation, or of all; none as long as nothing is known. */
export function useUnread(matchId?: string): number {
  const { data } = useEndpoint(countUnreadMessages);
  return (data?.conversations ?? [])
    .filter((one) => matchId === undefined || one.matchId === matchId)
    .reduce((sum, { unread }) => sum + unread, 0);
}
