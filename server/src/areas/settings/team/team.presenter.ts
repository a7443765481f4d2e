import type { Handover, Invitation, Person } from '@rezenso/contract/team';
import type { CurrentMember } from '../../../access/current-member.ts';
import type { MemberRow } from '../../../database/schema.ts';
import type { PersonRow } from '../../accounts/index.ts';
import type { HandoverRow } from './handovers.repository.ts';
import type { InvitationRow } from './invitations.repository.ts';

export function presentOwner(
  { id, email, created_at, owned_since }: MemberRow,
  asking: Pick<CurrentMember, 'personId'>,
): Person {
  const since = (owned_since ?? created_at).toISOString();
  return { id, email, role: 'owner', since, isMe: asking.personId === null };
}

export function presentColleague({ id, email, joined_at }: PersonRow, asking: Pick<CurrentMember, 'personId'>): Person {
  return { id, email, role: 'member', since: joined_at.toISOString(), isMe: asking.personId === id };
}

export function presentInvitation({ id, email, sent_at, expires_at }: InvitationRow): Invitation {
  return { id, email, sentAt: sent_at.toISOString(), expiresAt: expires_at.toISOString() };
}

export function presentHandover({ person_id, email, offered_at, expires_at }: HandoverRow): Handover {
  return { personId: person_id, email, offeredAt: offered_at.toISOString(), expiresAt: expires_at.toISOString() };
}
