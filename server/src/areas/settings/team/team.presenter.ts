import type { Invitation, Person } from '@rezenso/contract/team';
import type { CurrentMember } from '../../../access/current-member.ts';
import type { MemberRow } from '../../../database/schema.ts';
import type { PersonRow } from '../../accounts/index.ts';
import type { InvitationRow } from './invitations.repository.ts';

export function presentOwner({ id, email, created_at }: MemberRow, asking: Pick<CurrentMember, 'personId'>): Person {
  return { id, email, role: 'owner', since: created_at.toISOString(), isMe: asking.personId === null };
}

export function presentColleague({ id, email, joined_at }: PersonRow, asking: Pick<CurrentMember, 'personId'>): Person {
  return { id, email, role: 'member', since: joined_at.toISOString(), isMe: asking.personId === id };
}

export function presentInvitation({ id, email, sent_at, expires_at }: InvitationRow): Invitation {
  return { id, email, sentAt: sent_at.toISOString(), expiresAt: expires_at.toISOString() };
}
