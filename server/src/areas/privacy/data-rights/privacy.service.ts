import type { DataExport } from '@rezenso/contract/privacy';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { CurrentMember } from '../../../http/current-member.ts';
import { createFormerAccounts, isLastSuperAdmin, staff } from '../../accounts/index.ts';
import { createExchanges } from '../../exchanges/index.ts';
import { notifications, questions } from '../../notifications/index.ts';
import { googleConnections } from '../google/google-connections.repository.ts';
import { billingAccounts } from '../subscription/billing-accounts.repository.ts';
import { endCustomer } from '../subscription/subscription.jobs.ts';
import { erasure } from './erasure.repository.ts';
import { dataExports } from './exports.repository.ts';
import { type OpenWith, partnersOf } from './partners.repository.ts';
import { exportNote, partnerBanned, partnerLeft } from './texts.de.ts';

/** A person's right to their data: to have it, and to have it gone. */
export function createPrivacy({ database, engines, events, jobs, limits, now, secret }: Core) {
  const exchanges = createExchanges({ database, events, engines });
  const formerAccounts = createFormerAccounts({ secret });

  /** The contracts with others: the subscription and Google. Both end by jobs, as often as it takes. */
  async function endContracts(tx: Tx, member: string): Promise<void> {
    const customerId = await billingAccounts(tx).remove(member);
    if (customerId) await jobs.enqueue(tx, endCustomer, { customerId });
    for (const sealedToken of await googleConnections(tx).removeAllOf(member)) {
      await events.record(tx, 'platform.access-ended', { sealedToken });
    }
  }

  return {
    /** Everything that belongs to the member, and of others what they wrote to it. @throws {AppError} RATE_LIMITED */
    async export(member: string): Promise<DataExport> {
      await limits.take('export', member);
      const exports = dataExports(database.db);
      return {
        format: 'rezenso-export',
        version: 1,
        exportedAt: now().toISOString(),
        note: exportNote,
        account: await exports.account(member),
        data: await exports.data(member),
      };
    },

    /**
     * Deletes the account for good: the row stays empty for partners to point to, everything else goes. What it
     * had used up is remembered for a while without anything readable.
     * @param email typed by the person, in lower case
     * @throws {AppError} CONFIRMATION_MISMATCH, LAST_SUPER_ADMIN, RATE_LIMITED
     */
    async delete(member: CurrentMember, email: string): Promise<void> {
      await limits.take('delete', member.id);
      if (email !== member.email) throw new AppError('CONFIRMATION_MISMATCH');
      await database.transaction(async (tx) => {
        const locked = await staff(tx).lock(member.id);
        if (isLastSuperAdmin(member.id, locked)) throw new AppError('LAST_SUPER_ADMIN');
        if (!locked.some(({ id }) => id === member.id)) return;
        const partners = partnersOf(tx, member.id);
        const names = await partners.listNames();
        const open = await partners.listOpen();
        // While the names are there: what was handed in becomes a review as if it had been confirmed.
        for (const id of await partners.listHandedIn()) await exchanges.confirmForLeaver(tx, id, now());
        await formerAccounts.remember(tx, member.id, now());
        const address = await erasure(tx, member.id).emptyAccount(now());
        if (!address) return;
        await endContracts(tx, member.id);
        await partners.closeOpen(now());
        await partners.pseudonymise(names);
        await erasure(tx, member.id).forgetAddress(address);
        await erasure(tx, member.id).forgetReferences();
        await tellPartners(tx, open, partnerLeft, now());
        await events.record(tx, 'member.left', { memberId: member.id });
      });
    },
  };
}

/** Ends what began while the account was leaving: a request may have been on its way. */
export async function closeLate(tx: Tx, member: string, now: Date): Promise<void> {
  const partners = partnersOf(tx, member);
  const open = await partners.listOpen();
  await partners.closeOpen(now);
  await partners.pseudonymise(await partners.listNames());
  await erasure(tx, member).emptyAccount(now, true);
  await erasure(tx, member).forgetReferences();
  await tellPartners(tx, open, partnerLeft, now);
}

/**
 * Ends what a banned member was in the middle of: what its partners handed in counts, what it handed in itself they may still
 * confirm, and the rest ends. Nothing happens when the ban was lifted meanwhile.
 */
export async function leavePartners(
  { database, engines, events }: Pick<Core, 'database' | 'engines' | 'events'>,
  tx: Tx,
  member: string,
  now: Date,
): Promise<void> {
  if (!(await partnersOf(tx, member).isBanned())) return;
  const partners = partnersOf(tx, member);
  const exchanges = createExchanges({ database, events, engines });
  const open = await partners.listOpen();
  for (const id of await partners.listHandedIn({ isToMember: true })) await exchanges.confirmForLeaver(tx, id, now);
  await partners.closeOpen(now);
  await tellPartners(tx, open, partnerBanned, now);
}

async function tellPartners(
  tx: Tx,
  open: readonly OpenWith[],
  words: { title: string; body: string },
  now: Date,
): Promise<void> {
  for (const { partnerId, matchId } of open) {
    const notice = { memberId: partnerId, type: 'partner.left', subject: matchId, ...words, href: '/matches' };
    await notifications(tx).add(notice, now);
  }
  // What was open with the one who left is not asked for any more.
  await questions(tx).settle(
    open.map(({ partnerId }) => partnerId),
    now,
  );
}
