import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { onboardingProfile } from './profile.ts';
import { byId, done, id, moment } from './shapes.ts';
import { emailAddress } from './sign-in.ts';

/** What somebody is in the team of a business: its owner, whose address the account has, or a colleague who was invited. */
export const teamRole = z.enum(['owner', 'member']);
export type TeamRole = z.infer<typeof teamRole>;

/** Somebody who works with the account of the business, with an address of their own. */
export const person = z.object({
  /** Of a colleague, who is named by it in calls; of the owner, that of the business. */
  id,
  email: z.string(),
  role: teamRole,
  /** Since when: the owner since there is the account. */
  since: moment,
  /** Whether it is the one who asks. */
  isMe: z.boolean(),
});
export type Person = z.infer<typeof person>;

/** An invitation that nobody has accepted yet. */
export const invitation = z.object({
  id,
  email: z.string(),
  sentAt: moment,
  /** From then on its link works no more; it can be sent again. */
  expiresAt: moment,
});
export type Invitation = z.infer<typeof invitation>;

/** That the owner offered the ownership of the account to a colleague, who has not answered yet. */
export const handover = z.object({
  /** The colleague to whom it was offered. */
  personId: id,
  email: z.string(),
  offeredAt: moment,
  /** From then on it cannot be taken over any more. */
  expiresAt: moment,
});
export type Handover = z.infer<typeof handover>;

export const listTeam = endpoint({
  method: 'GET',
  path: '/api/team',
  access: 'authenticated',
  summary:
    'Who works with the account: the owner, then colleagues by when they came; open invitations for the owner alone',
  answer: z.object({
    people: z.array(person),
    invitations: z.array(invitation),
    /** The open offer of the ownership, for the two whom it concerns alone; null without one. Servers since contract 1.30.0. */
    handover: z.optional(z.nullable(handover)),
  }),
  errors: [],
});

export const invitePerson = endpoint({
  method: 'POST',
  path: '/api/team/invitations',
  changes: ['team'],
  access: 'authenticated',
  ownerOnly: true,
  needsFreshSignIn: true,
  summary:
    'Invites somebody by mail; again to the same address it sends a new link. Answers the same whether or not the address belongs to an account or another team',
  body: z.object({ email: emailAddress }),
  answer: invitation,
  errors: ['OWNER_ONLY', 'ALREADY_IN_TEAM', 'TEAM_FULL', 'FRESH_SIGN_IN_REQUIRED', 'STARTS_SMALL'],
});

export const sendInvitationAgain = endpoint({
  method: 'POST',
  path: '/api/team/invitations/:id/send',
  changes: ['team'],
  access: 'authenticated',
  ownerOnly: true,
  needsFreshSignIn: true,
  summary: 'Sends an invitation again, with a new link in the place of the earlier one',
  params: byId,
  answer: invitation,
  errors: ['OWNER_ONLY', 'INVITATION_NOT_FOUND', 'TEAM_FULL', 'FRESH_SIGN_IN_REQUIRED', 'STARTS_SMALL'],
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/team/invitations/:id',
  changes: ['team'],
  access: 'authenticated',
  ownerOnly: true,
  summary: 'Takes an invitation back: its link works no more',
  params: byId,
  answer: done,
  errors: ['OWNER_ONLY', 'INVITATION_NOT_FOUND'],
});

export const removePerson = endpoint({
  method: 'DELETE',
  path: '/api/team/people/:id',
  changes: ['team', 'sessions', 'push-devices'],
  access: 'authenticated',
  ownerOnly: true,
  needsFreshSignIn: true,
  summary: 'Removes a colleague, who is signed out everywhere at once',
  params: byId,
  answer: done,
  errors: ['OWNER_ONLY', 'PERSON_NOT_FOUND', 'FRESH_SIGN_IN_REQUIRED'],
});

export const leaveTeam = endpoint({
  method: 'POST',
  path: '/api/team/leave',
  changes: ['session'],
  access: 'authenticated',
  summary: 'Leaves the team, and signs out everywhere; the owner cannot',
  answer: done,
  errors: ['OWNER_CANNOT_LEAVE'],
});

export const offerHandover = endpoint({
  method: 'POST',
  path: '/api/team/handover',
  changes: ['team'],
  access: 'authenticated',
  ownerOnly: true,
  needsFreshSignIn: true,
  summary: 'Offers the ownership of the account to a colleague, who is told by mail; changes nothing before they agree',
  body: z.object({ personId: id }),
  answer: handover,
  errors: ['OWNER_ONLY', 'PERSON_NOT_FOUND', 'HANDOVER_OPEN', 'HANDOVER_OF_ADMIN', 'FRESH_SIGN_IN_REQUIRED'],
});

export const endHandover = endpoint({
  method: 'DELETE',
  path: '/api/team/handover',
  changes: ['team'],
  access: 'authenticated',
  summary: 'Takes the offer of the ownership back, or declines it: whoever of the two asks',
  answer: done,
  errors: ['HANDOVER_NOT_FOUND'],
});

export const acceptHandover = endpoint({
  method: 'POST',
  path: '/api/team/handover/accept',
  changes: ['session', 'team', 'profile', 'email-address', 'email-preferences', 'sessions', 'subscription'],
  access: 'authenticated',
  needsFreshSignIn: true,
  summary:
    'Takes the ownership over, once: the colleague to whom it was offered owns the account, and who owned it is a colleague',
  /** How the new owner is called: partners and mails name the owner. */
  body: z.object({ firstName: onboardingProfile.shape.firstName, lastName: onboardingProfile.shape.lastName }),
  answer: done,
  errors: ['HANDOVER_NOT_FOUND', 'HANDOVER_OF_ADMIN', 'NAME_RESERVED', 'FRESH_SIGN_IN_REQUIRED'],
});

const byToken = z.object({ token: z.string().check(z.minLength(10), z.maxLength(200)) });

export const describeInvitation = endpoint({
  method: 'GET',
  path: '/api/invitation/:token',
  access: 'public',
  summary: 'Who invites, and whom; accepts nothing',
  params: byToken,
  answer: z.object({
    /** The business; null before it named itself. */
    companyName: z.nullable(z.string()),
    /** Address of its owner. */
    invitedBy: z.string(),
    /** Address that was invited, and signs in from then on. */
    email: z.string(),
  }),
  errors: ['LINK_INVALID', 'LINK_EXPIRED', 'LINK_USED'],
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitation/:token',
  changes: ['session', 'team'],
  access: 'public',
  summary: 'Accepts an invitation, once, and starts a session of the new colleague',
  params: byToken,
  answer: z.object({ redirectTo: z.string() }),
  errors: ['LINK_INVALID', 'LINK_EXPIRED', 'LINK_USED', 'EMAIL_TAKEN', 'TEAM_FULL', 'ACCOUNT_BANNED'],
});
