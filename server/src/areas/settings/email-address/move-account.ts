import { randomUUID } from 'node:crypto';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { languageOfAccount } from '../../../languages/language-of-account.ts';
import { candidateIndex, profiles, provenSiteOf } from '../../accounts/index.ts';
import { magicLinks } from '../../auth/index.ts';
import { businessMarks } from '../../matching/index.ts';
import { createTell } from '../../notifications/index.ts';
import { createFormerAccounts } from '../../rewards/index.ts';
import { isVerifiedBy } from '../profile/verification.ts';
import { emailChanges } from './email-changes.repository.ts';
import { addressEmails } from './emails.ts';

/**
 * Gives an account another address, with all that follows from one: what proves the business, by what it is known, what its mailbox had used
 * up (docs/decisions/0027), and who hears of it. Call it with the member's row locked.
 * @throws a unique violation when the address has an account
 */
export async function moveAccount(
  core: Core,
  tx: Tx,
  member: string,
  newEmail: string,
  requestId: string,
): Promise<void> {
  const at = core.now();
  const { email: oldEmail, language } = await profiles(tx).getMember(member);
  await giveAddress(core, tx, member, newEmail);
  await emailChanges(tx).noteChanged(member, at);
  // Signing in with them would begin a new account.
  await magicLinks(tx).endAllOf(oldEmail, at);
  const emails = addressEmails(languageOfAccount(language));
  await core.mailer.send(
    tx,
    `email-changed.${randomUUID()}`,
    oldEmail,
    emails.changed(newEmail, core.env.publicOrigin),
    member,
  );
  await createTell(core)(tx, { kind: 'member.email-changed', memberId: member, changeId: randomUUID() }, at);
  await core.events.record(tx, 'member.email-changed', { memberId: member });
  const change = { action: 'account.address_changed', before: null, after: null } as const;
  await core.events.record(tx, 'member.sign-in-changed', { memberId: member, personId: null, ...change, requestId });
}

/**
 * What follows from an address for the account itself. Call it with the member's row locked.
 * @throws a unique violation when somebody signs in with the address
 */
export async function giveAddress(core: Core, tx: Tx, member: string, newEmail: string): Promise<void> {
  const at = core.now();
  const formerAccounts = createFormerAccounts(core);
  const { domain, website, proven_site } = await profiles(tx).getMember(member);
  // Whoever comes with the old mailbox does not begin anew.
  await formerAccounts.remember(tx, member, at);
  await profiles(tx).save(member, {
    email: newEmail,
    is_verified: isVerifiedBy(newEmail, website),
    proven_site: provenSiteOf({ email: newEmail, domain, website }) ?? proven_site,
  });
  await formerAccounts.inherit(tx, member, at);
  await businessMarks(tx).refresh([member]);
  await candidateIndex(tx).refresh([member], at);
}
