import type { ErrorCode } from '@rezenso/contract/errors';
import type { MatchRow } from '../../../database/schema.ts';
import { isParty } from '../matches/matches.policy.ts';
import type { ConversationView } from './conversation-views.repository.ts';

/** Why a member has no conversation about a match; undefined when there is one. */
export function whyNotConverse(member: string, match: MatchRow | undefined): ErrorCode | undefined {
  if (!match) return 'MATCH_NOT_FOUND';
  if (!isParty(member, match)) return 'MATCH_NOT_YOURS';
  return match.status === 'accepted' || match.status === 'completed' ? undefined : 'MATCH_NOT_ACCEPTED';
}

/** Why nobody can write in a conversation. */
export function whyNotWrite(view: Pick<ConversationView, 'isBlockedByMe' | 'isBlockedByPartner'>): ErrorCode {
  return view.isBlockedByMe || view.isBlockedByPartner ? 'CONVERSATION_BLOCKED' : 'PARTNER_INACTIVE';
}
