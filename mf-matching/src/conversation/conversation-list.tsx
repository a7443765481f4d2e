import type { Conversation } from '@rezenso/contract/messages';
import { Link, NavLink } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { Avatar } from '@rezenso/ui/display';
import { AsyncContent, EmptyState, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { MessageCircleIcon } from '@rezenso/ui/icons';
import { VisuallyHidden } from '@rezenso/ui/layout';
import { space, tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { conversationPath, matchesPath } from '../paths.ts';
import { useConversations } from './conversation.resource.ts';
import { shortMoment } from './moments.ts';
import { talkTexts } from './texts.de.ts';

const { color } = tokens;

const Entry = styled(NavLink)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  align-items: center;
  padding: ${space(3)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  color: ${color.text};
  text-decoration: none;
  &:hover { background: ${color.neutralSoft}; }
  &[aria-current='page'] { background: ${color.accentSoft}; }
  &:focus-visible { outline-offset: -2px; }
`;

const Line = styled.span<{ $isUnread: boolean }>`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${({ $isUnread }) => ($isUnread ? color.text : color.textMuted)};
  font-weight: ${({ $isUnread }) => ($isUnread ? 600 : 400)};
`;

const Name = styled(Line)`
  color: ${color.text};
  font-weight: 600;
`;

/** Who and when, then what and how much of it is new. */
const Row = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: baseline;
`;

const Count = styled.span`
  display: inline-block;
  min-width: 1.25rem;
  padding: 0 ${space(1)};
  border-radius: ${tokens.radius.full};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1.25rem;
  text-align: center;
`;

/** All conversations, the latest first. */
export function ConversationList() {
  const reading = useConversations();
  return (
    <AsyncContent
      reading={reading}
      failed={{ title: talkTexts.listFailed, level: 2 }}
      loading={
        <Loading>
          <SkeletonCard lines={6} />
        </Loading>
      }
      isEmpty={(data) => data.length === 0}
      empty={
        <EmptyState
          icon={MessageCircleIcon}
          level={2}
          title={talkTexts.noneTitle}
          description={talkTexts.noneDescription}
          action={
            <LinkButton as={Link} to={matchesPath} variant="secondary">
              {talkTexts.noneAction}
            </LinkButton>
          }
        />
      }
    >
      {(data) => (
        <ul aria-label={talkTexts.listLabel}>
          {data.map((conversation) => (
            <li key={conversation.matchId}>
              <ConversationEntry conversation={conversation} />
            </li>
          ))}
        </ul>
      )}
    </AsyncContent>
  );
}

function ConversationEntry({ conversation }: { conversation: Conversation }) {
  const { matchId, partner, unread, lastMessage, lastActivityAt } = conversation;
  return (
    <Entry to={conversationPath(matchId)}>
      <Avatar name={partner.companyName} />
      <span>
        <Row>
          <Name $isUnread>{partner.companyName}</Name>
          <Text as="span" size="xs" tone="muted">
            {shortMoment(lastActivityAt)}
          </Text>
        </Row>
        <Row>
          <Line $isUnread={unread > 0}>{saidLast(lastMessage)}</Line>
          {unread > 0 && (
            <span>
              <Count aria-hidden>{unread > 99 ? '99+' : unread}</Count>
              <VisuallyHidden>{talkTexts.unread(unread)}</VisuallyHidden>
            </span>
          )}
        </Row>
      </span>
    </Entry>
  );
}

function saidLast(message: Conversation['lastMessage']): string {
  if (!message) return talkTexts.nothingYet;
  const text = message.text ?? talkTexts.removed;
  return message.isMine ? talkTexts.mine(text) : text;
}
