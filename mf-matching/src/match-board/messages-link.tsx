import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { MessageCircleIcon } from '@rezenso/ui/icons';
import { conversationPath, conversationsPath } from '../paths.ts';
import { messagesTexts } from '../texts.de.ts';
import { useUnread } from './unread-messages.resource.ts';

/** Leads to the conversation of a match, and says how much is unread there. */
export function MessagesLink({ matchId, partner }: { matchId: string; partner: string }) {
  const unread = useUnread(matchId);
  return (
    <LinkButton
      as={Link}
      to={conversationPath(matchId)}
      variant="secondary"
      iconStart={MessageCircleIcon}
      aria-label={messagesTexts.with(partner, unread)}
    >
      {messagesTexts.open(unread)}
    </LinkButton>
  );
}

/** Leads to all conversations. */
export function AllMessagesLink({ size = 'md' }: { size?: 'sm' | 'md' }) {
  return (
    <LinkButton
      as={Link}
      to={conversationsPath}
      variant={size === 'sm' ? 'ghost' : 'secondary'}
      size={size}
      iconStart={MessageCircleIcon}
    >
      {messagesTexts.open(useUnread())}
    </LinkButton>
  );
}
