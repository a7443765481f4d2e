import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@rezenso/contract/endpoint';
import { handoverDays } from '@rezenso/contract/limits';
import type { acceptHandover, Handover } from '@rezenso/contract/team';
import type { CurrentMember } from '../../../access/current-member.ts';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { lookForTheLastTime, type Tx } from '../../../database/database.ts';
import { languageOfAccount } from '../../../languages/language-of-account.ts';
import { assertOwnNames, contacts, people, profiles } from '../../accounts/index.ts';
import { magicLinks } from '../../auth/index.ts';
import { createTell } from '../../notifications/index.ts';
import { createFormerAccounts } from '../../rewards/index.ts';
import { changePlaces } from './change-places.ts';
import { teamEmails } from './emails.ts';
import { handovers } from './handovers.repository.ts';
import { presentHandover } from './team.presenter.ts';

type Asking = Pick<CurrentMember, 'id' | 'personId' | 'email'>;
type Names = BodyOf<typeof acceptHandover>;

/**
 * An owner offers the account to a colleague, who owns it once they agree (docs/decisions/0159). Locks are taken in one order: addresses,
 * the colleague, the account, the offer.
 */
export function createHandover(core: Core) {
  const { database, env, events, limits, mailer, now } = core;
  const tell = createTell(core);
  const formerAccounts = createFormerAccounts(core);

  return {
    /** @throws {AppError} PERSON_NOT_FOUND, HANDOVER_OPEN, HANDOVER_OF_ADMIN, OWNER_ONLY, RATE_LIMITED */
    async offer(asking: Asking, personId: string, requestId: string): Promise<Handover> {
      await limits.take('handover', asking.id);
      return database.transaction(async (tx) => {
        const colleague = await people(tx).lock(personId);
        if (colleague?.member_id !== asking.id) throw new AppError('PERSON_NOT_FOUND');
        const account = await profiles(tx).lockMember(asking.id);
        if (account.admin_role !== null) throw new AppError('HANDOVER_OF_ADMIN');
        if (await handovers(tx).find(asking.id, now())) throw new AppError('HANDOVER_OPEN');
        const offered_at = now();
        const expires_at = new Date(offered_at.getTime() + handoverDays * 86_400_000);
        const row = { member_id: asking.id, person_id: personId, offered_at, expires_at };
        await handovers(tx).put(row);
        const emails = teamEmails(languageOfAccount(colleague.language));
        const mail = emails.offered(`${env.publicOrigin}/settings/team`, account.company_name, account.email);
        await mailer.send(tx, `handover-offered.${randomUUID()}`, colleague.email, mail, asking.id);
        await note(tx, asking, 'team.handover_offered', personId, requestId);
        return presentHandover({ ...row, email: colleague.email });
      });
    },

    /** The owner takes the offer back, or the colleague declines it. @throws {AppError} HANDOVER_NOT_FOUND */
    async end(asking: Asking, requestId: string): Promise<void> {
      const { id: member, personId } = asking;
      await database.transaction(async (tx) => {
        await profiles(tx).lockMember(member);
        const open = await handovers(tx).find(member, now());
        const isOwn = personId === null || open?.person_id === personId;
        if (!open || !isOwn) throw new AppError('HANDOVER_NOT_FOUND');
        await handovers(tx).remove(member);
        if (personId !== null) await tellDeclined(tx, member, open.email);
        const action = personId === null ? 'team.handover_withdrawn' : 'team.handover_declined';
        await note(tx, asking, action, open.person_id, requestId);
      });
    },

    /**
     * Makes the colleague the owner, and the owner a colleague; once, of any number of parallel calls.
     * @throws {AppError} HANDOVER_NOT_FOUND, HANDOVER_OF_ADMIN, NAME_RESERVED
     */
    async accept(asking: Asking, names: Names, requestId: string): Promise<void> {
      const { id: member, personId } = asking;
      if (personId === null) throw new AppError('HANDOVER_NOT_FOUND');
      assertOwnNames(null, { lastName: [names.firstName, names.lastName] });
      await database.transaction(async (tx) => {
        // Whoever signs in with one of the two addresses at this moment is waited for, or finds what is true then.
        const before = await profiles(tx).getMember(member);
        for (const email of [before.email, asking.email].sort()) await magicLinks(tx).reserve(email);
        const colleague = await people(tx).lockToRemove(member, personId);
        const owner = await profiles(tx).lockMember(member);
        await lookForTheLastTime(tx);
        const open = await handovers(tx).find(member, now());
        // Another address of the owner ends the offer.
        if (!colleague || open?.person_id !== personId || owner.email !== before.email)
          throw new AppError('HANDOVER_NOT_FOUND');
        if (owner.admin_role !== null) throw new AppError('HANDOVER_OF_ADMIN');
        // Also by another account of the mailbox: nobody leads one out of it.
        if (await formerAccounts.isBanned(tx, owner.email)) throw new AppError('HANDOVER_NOT_FOUND');
        const formerOwnerId = await changePlaces(core, tx, { owner, colleague, names });
        await events.record(tx, 'team.changed', {
          memberId: member,
          action: 'team.handed_over',
          personId: formerOwnerId,
          formerPersonId: personId,
          actingPersonId: null,
          requestId,
        });
        await tellBoth(tx, member, formerOwnerId);
      });
    },
  };

  async function tellDeclined(tx: Tx, member: string, by: string): Promise<void> {
    const owner = await contacts(tx).find(member);
    if (!owner) return;
    const mail = teamEmails(owner.language).declined(`${env.publicOrigin}/settings/team`, by);
    await mailer.send(tx, `handover-declined.${randomUUID()}`, owner.email, mail, member);
  }

  async function tellBoth(tx: Tx, member: string, formerOwnerId: string): Promise<void> {
    const [owner, former] = [
      await profiles(tx).getMember(member),
      await contacts(tx).findColleague(member, formerOwnerId),
    ];
    if (former) {
      const mail = teamEmails(former.language).handedOver(
        `${env.publicOrigin}/kontakt`,
        owner.company_name,
        owner.email,
      );
      await mailer.send(tx, `handover-given.${formerOwnerId}`, former.email, mail, member);
    }
    const happening = { kind: 'ownership.handed-over', memberId: member, formerOwnerId } as const;
    await tell(tx, { ...happening, formerOwner: former?.email ?? '' }, now());
  }

  /** Open pages and the audit log learn of it. */
  async function note(
    tx: Tx,
    { id: memberId, personId: actingPersonId }: Asking,
    action: 'team.handover_offered' | 'team.handover_withdrawn' | 'team.handover_declined',
    personId: string,
    requestId: string,
  ): Promise<void> {
    await events.record(tx, 'team.changed', { memberId, action, personId, actingPersonId, requestId });
  }
}
