import type { Language } from '@rezenso/contract/language';
import type { BlockedPartner, Conversation, Message } from '@rezenso/contract/messages';
import type { MessageRow } from '../../../database/schema-conversations.ts';
import { vocabulary } from '../../../languages/vocabulary.ts';
import type { BlockedPartnerRow } from './blocked-partners.repository.ts';
import type { ConversationView } from './conversation-views.repository.ts';

export function presentMessage({ id, position, sender_id, body, sent_at }: MessageRow, viewer: string): Message {
  return { id, position, isMine: sender_id === viewer, text: body, sentAt: sent_at.toISOString() };
}

export function presentConversation(view: ConversationView, viewer: string, language: Language): Conversation {
  const {
    matchId,
    matchStatus,
    unread,
    readByMe,
    readByPartner,
    isBlockedByMe,
    isBlockedByPartner,
    hasOpenExchange,
    isBegun,
  } = view;
  return {
    matchId,
    matchStatus,
    partner: {
      id: view.partnerId,
      companyName: view.companyName ?? vocabulary(language).formerPartner,
      industry: view.industry ?? '',
      location: view.location ?? '',
      standing: standingOf(view),
    },
    lastMessage: lastMessageOf(view, viewer),
    // Across a block nobody sees what the other one reads.
    readByPartner: isBlockedByMe || isBlockedByPartner ? 0 : readByPartner,
    ...{ unread, readByMe, isBlockedByMe, isBlockedByPartner, hasOpenExchange, isBegun },
    lastActivityAt: view.lastActivityAt.toISOString(),
  };
}

export function presentBlocked(
  { matchId, companyName, blockedAt }: BlockedPartnerRow,
  language: Language,
): BlockedPartner {
  const { aFormerPartner } = vocabulary(language);
  return { matchId, companyName: companyName ?? aFormerPartner, blockedAt: blockedAt.toISOString() };
}

function standingOf({ hasPartnerLeft, isPartnerBanned }: ConversationView) {
  if (hasPartnerLeft) return 'left';
  return isPartnerBanned ? 'banned' : 'active';
}

function lastMessageOf(view: ConversationView, viewer: string): Message | null {
  const { lastId: id, lastPosition: position, lastSender, lastText: text, lastSentAt } = view;
  if (!id || !lastSentAt) return null;
  return { id, position, isMine: lastSender === viewer, text, sentAt: lastSentAt.toISOString() };
}
