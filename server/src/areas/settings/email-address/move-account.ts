import { randomUUID } from 'node:crypto';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import type { DomainEvents } from '../../../events/domain-events.ts';
import { languageOfAccount } from '../../../languages/language-of-account.ts';
import { carryAllowances } from '../../../limits/allowances.ts';
import { candidateIndex, mailboxOf, profiles, provenSiteOf, sessions } from '../../accounts/index.ts';
import { magicLinks, passkeys } from '../../auth/index.ts';
import { businessMarks, createFormerMatches } from '../../matching/index.ts';
import { createTell } from '../../notifications/index.ts';
import { createFormerAccounts } from '../../rewards/index.ts';
import { createHiddenPages } from '../../showcase/index.ts';
import { isVerifiedBy } from '../profile/verification.ts';
import { emailChanges } from './email-changes.repository.ts';
import { addressEmails } from './emails.ts';

/**
 * Gives an account another address, with all that follows from one: what proves the business, by what it is known, what its mailbox had used
 * up (docs/decisions/0027), and who hears of it. Call it with the member's row locked.
 * @param kept sessions of the owner that go on, by their hashes; all others end
 * @throws a unique violation when the address has an account
 */
export async function moveAccount(
  core: Core,
  tx: Tx,
  member: string,
  newEmail: string,
  { kept, requestId }: { kept: readonly string[]; requestId: string },
): Promise<void> {
  const at = core.now();
  const { email: oldEmail, language } = await profiles(tx).getMember(member);
  await giveAddress(core, tx, member, newEmail, true);
  await emailChanges(tx).noteChanged(member, at);
  // Signing in with them would begin a new account.
  await magicLinks(tx).endAllOf(oldEmail, at);
  const emails = addressEmails(languageOfAccount(language));
  // They stay: whoever reads the new mailbox has to know of them, and may not be who made them.
  const passkeyCount = (await passkeys(tx).list({ id: member, personId: null })).length;
  const toldOld = emails.changed(newEmail, core.env.publicOrigin, passkeyCount);
  await core.mailer.send(tx, `email-changed.${randomUUID()}`, oldEmail, toldOld, member);
  const happening = { kind: 'member.email-changed', memberId: member, changeId: randomUUID(), passkeyCount } as const;
  await createTell(core)(tx, happening, at);
  await core.events.record(tx, 'member.email-changed', { memberId: member });
  const ended = await sessions(tx).endAllOfOwnerBut(member, kept);
  await note({ action: 'account.address_changed', before: null });
  if (ended > 0) await note({ action: 'account.sessions_ended', before: String(ended) });

  async function note(change: Pick<DomainEvents['member.sign-in-changed'], 'action' | 'before'>): Promise<void> {
    const whose = { memberId: member, personId: null };
    await core.events.record(tx, 'member.sign-in-changed', { ...whose, ...change, after: null, requestId });
  }
}

/**
 * What follows from an address for the account itself. Call it with the member's row locked.
 * @param isSameOwner whether who owns the account goes on with it: a ban that follows reaches the mailbox that they left
 * @throws a unique violation when somebody signs in with the address
 */
export async function giveAddress(
  core: Core,
  tx: Tx,
  member: string,
  newEmail: string,
  isSameOwner: boolean,
): Promise<void> {
  const at = core.now();
  const formerAccounts = createFormerAccounts(core);
  const formerMatches = createFormerMatches(core);
  const { email: oldEmail, domain, website, proven_site } = await profiles(tx).getMember(member);
  // Whoever comes with the old mailbox does not begin anew.
  await formerAccounts.remember(tx, member, at, isSameOwner);
  await formerMatches.remember(tx, member, at);
  await carryAllowances(tx, core.limits, { id: member, mailbox: mailboxOf(oldEmail) }, mailboxOf(newEmail));
  await createHiddenPages(core).remember(tx, member, at);
  await profiles(tx).save(member, {
    email: newEmail,
    is_verified: isVerifiedBy(newEmail, website),
    proven_site: provenSiteOf({ email: newEmail, domain, website }) ?? proven_site,
  });
  await formerAccounts.inherit(tx, member, at);
  await businessMarks(tx).refresh([member]);
  await formerMatches.bind(tx, member, at);
  await candidateIndex(tx).refresh([member], at);
}
