import { type Handover, type Invitation, listTeam, type Person } from '@rezenso/contract/team';
import { answer } from '@rezenso/platform/testing';

const future = new Date(Date.now() + 5 * 86_400_000).toISOString();

/** Who works with the account. */
export const teamIs = (people: Person[], invitations: Invitation[] = [], handover: Handover | null = null) =>
  answer(listTeam, { people, invitations, handover });

export const anna: Person = {
  id: '00000000-0000-4000-8000-0000000000a1',
  email: 'anna@cafe-anna.example',
  role: 'owner',
  since: '2031-01-05T09:00:00.000Z',
  isMe: true,
};

export const bert: Person = {
  id: '00000000-0000-4000-8000-0000000000b2',
  email: 'bert@cafe-anna.example',
  role: 'member',
  since: '2031-03-03T09:00:00.000Z',
  isMe: false,
};

/** An invitation that can still be accepted; override what a test is about. */
export function anInvitation(over: Partial<Invitation> = {}): Invitation {
  return {
    id: '00000000-0000-4000-8000-0000000000c3',
    email: 'carla@cafe-anna.example',
    sentAt: '2031-03-03T09:00:00.000Z',
    expiresAt: future,
    ...over,
  };
}

/** An open offer of the account to Bert. */
export function aHandover(): Handover {
  return { personId: bert.id, email: bert.email, offeredAt: '2031-03-03T09:00:00.000Z', expiresAt: future };
}
