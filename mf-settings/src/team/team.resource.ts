import {
  type Invitation,
  invitePerson,
  leaveTeam,
  listTeam,
  type Person,
  removePerson,
  sendInvitationAgain,
  withdrawInvitation,
} from '@rezenso/contract/team';
import { call, hasCode, useEndpoint } from '@rezenso/platform';

/** Who works with the account. */
export function useTeam() {
  return useEndpoint(listTeam);
}

export async function invite(email: string): Promise<void> {
  await call(invitePerson, { body: { email } });
}

/** Sends an invitation with a new link. */
export async function inviteAgain({ id }: Invitation): Promise<void> {
  await call(sendInvitationAgain, { params: { id } });
}

/** Takes an invitation back. That it was taken back already is what was wanted. */
export async function withdraw({ id }: Invitation): Promise<void> {
  await unlessGone('INVITATION_NOT_FOUND', call(withdrawInvitation, { params: { id } }));
}

/** Removes a colleague. That they have gone already is what was wanted. */
export async function remove({ id }: Person): Promise<void> {
  await unlessGone('PERSON_NOT_FOUND', call(removePerson, { params: { id } }));
}

/** Ends every session of the colleague who asks. */
export async function leave(): Promise<void> {
  await call(leaveTeam);
}

async function unlessGone(code: 'INVITATION_NOT_FOUND' | 'PERSON_NOT_FOUND', deed: Promise<unknown>): Promise<void> {
  try {
    await deed;
  } catch (error) {
    if (!hasCode(error, code)) throw error;
  }
}
