import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@rezenso/contract/endpoint';
import type { acceptHandover } from '@rezenso/contract/team';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import type { MemberRow } from '../../../database/schema.ts';
import { announce } from '../../../live/announce.ts';
import { preferences } from '../../../mail/preferences.repository.ts';
import { ownership, type PersonRow, people, profiles } from '../../accounts/index.ts';
import { passkeys, recoveryCodes } from '../../auth/index.ts';
import { emailChanges } from '../email-address/email-changes.repository.ts';
import { giveAddress } from '../email-address/move-account.ts';
import { invitations } from './invitations.repository.ts';

interface Sides {
  owner: MemberRow;
  colleague: PersonRow;
  /** How the new owner is called. */
  names: BodyOf<typeof acceptHandover>;
}

/**
 * Makes a colleague the owner of the account and its owner a colleague, each with their address, language, sessions, browsers and passkeys;
 * everything else is the business's and stays. Call it with both rows locked.
 * @returns by what the former owner is known as a colleague
 */
export async function changePlaces(core: Core, tx: Tx, { owner, colleague, names }: Sides): Promise<string> {
  const { id: member } = owner;
  const formerOwnerId = randomUUID();
  await ownership(tx).freeAddress(colleague.id);
  await giveAddress(core, tx, member, colleague.email, false);
  await profiles(tx).save(member, {
    first_name: names.firstName,
    last_name: names.lastName,
    language: colleague.language,
    owned_since: core.now(),
  });
  // They have been there since before they handed it over.
  const since = owner.owned_since ?? owner.created_at;
  const { email, language } = owner;
  await people(tx).add({ id: formerOwnerId, member_id: member, email, language, joined_at: since });
  // Whoever signs in with a passkey holds its row: what they begin is there when the sessions follow.
  const between = { personId: colleague.id, formerOwnerId };
  await passkeys(tx).swap(member, between);
  await ownership(tx).swap(member, between);
  await ownership(tx).forgetColleague(colleague.id);
  await invitations(tx).forget(member, colleague.email);
  await forgetWhatWasAskedOf(tx, member);
  await core.events.record(tx, 'member.email-changed', { memberId: member });
  await announce(tx, [member], 'team', 'sessions', 'push-devices');
  return formerOwnerId;
}

/** What the former owner had begun or agreed to for their own mailbox; advertising goes to nobody who did not ask for it. */
async function forgetWhatWasAskedOf(tx: Tx, member: string): Promise<void> {
  await emailChanges(tx).remove(member);
  await recoveryCodes(tx).forget(member);
  for (const { emailType, frequency } of await preferences(tx).list(member))
    if ((emailType === 'newsletter' || emailType === 'marketing') && frequency !== 'never')
      await preferences(tx).save(member, emailType, 'never');
}
