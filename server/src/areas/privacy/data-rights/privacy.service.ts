import type { Language } from '@rezenso/contract/language';
import type { DataExport } from '@rezenso/contract/privacy';
import type { CurrentMember } from '../../../access/current-member.ts';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { lookForTheLastTime, type Tx } from '../../../database/database.ts';
import { readSections } from '../../../database/personal-data.ts';
import type { AppointmentRow } from '../../../database/schema-appointments.ts';
import { announce } from '../../../live/announce.ts';
import { accounts, closedSessions, isLastSuperAdmin, staff } from '../../accounts/index.ts';
import { auditLog } from '../../admin/index.ts';
import { appointments, createDisputes, createExchanges, exchanges } from '../../exchanges/index.ts';
import { abandonedMatches, countedMatches, createFormerMatches, matches } from '../../matching/index.ts';
import { appointmentMails, createTell, emptiedIn, proposalMails, questions } from '../../notifications/index.ts';
import { createFormerAccounts } from '../../rewards/index.ts';
import { endContracts, farewellsOf } from '../../settings/index.ts';
import { createFormerNames, createHiddenPages } from '../../showcase/index.ts';
import { noteDuties } from './bans.service.ts';
import { erasure } from './erasure.repository.ts';
import { exportedAccounts } from './exported-accounts.repository.ts';
import { farewellTo } from './farewell.ts';
import { type OpenWith, partnersOf } from './partners.repository.ts';
import { exportSections, forgetters, outlives } from './personal-data.ts';
import { privacyTexts } from './privacy-texts.ts';

type Telling = Pick<Core, 'mailer' | 'env' | 'jobs'>;

/** A person's right to their data: to have it, and to have it gone. */
export function createPrivacy(core: Core) {
  const { database, events, jobs, limits, log, now, secret } = core;
  const agreed = createExchanges(core);
  const disputes = createDisputes(core);
  const formerAccounts = createFormerAccounts({ secret, events });
  const formerMatches = createFormerMatches({ secret });
  const formerNames = createFormerNames({ secret });
  const hiddenPages = createHiddenPages({ secret, events });

  return {
    /**
     * Everything that belongs to the member, and of others what they wrote to it; the audit log says that it was taken.
     * @throws {AppError} RATE_LIMITED
     */
    async export(member: string, language: Language, requestId: string): Promise<DataExport> {
      await limits.take('export', member);
      const deed = { action: 'data.exported', actorId: member, subjectId: member, requestId } as const;
      await database.transaction((tx) =>
        auditLog(tx).record({ ...deed, before: null, after: null, reason: null }, now()),
      );
      return {
        format: 'rezenso-export',
        version: 1,
        exportedAt: now().toISOString(),
        note: privacyTexts(language).exportNote,
        account: await exportedAccounts(database.db).find(member),
        data: await readSections(database.db, exportSections, member, { language, secret }),
      };
    },

    /**
     * Deletes the account for good: the row stays empty for partners to point to, everything else goes. What it
     * had used up, and under which names it was found, is remembered for a while without anything readable.
     * @param email typed by the person, in lower case
     * @throws {AppError} CONFIRMATION_MISMATCH, LAST_SUPER_ADMIN, RATE_LIMITED
     */
    async delete(member: CurrentMember, email: string): Promise<void> {
      await limits.take('delete', member.id);
      if (email !== member.email) throw new AppError('CONFIRMATION_MISMATCH');
      await database.transaction(async (tx) => {
        const locked = await staff(tx).lock(member.id);
        await lookForTheLastTime(tx);
        if (isLastSuperAdmin(member.id, locked)) throw new AppError('LAST_SUPER_ADMIN');
        if (!locked.some(({ id }) => id === member.id)) return;
        const tellOwner = await farewellTo(core, tx, member.id, await partnersOf(tx, member.id).companyName());
        if (await erase(tx, member.id)) await tellOwner();
      });
      // The log goes elsewhere: by this line a backup of before can be restored without the account.
      log.info({ deletedMember: member.id }, 'an account is deleted');
    },

    /**
     * Deletes accounts that a restored backup brought back, as they were deleted already. @returns how many were there
     */
    async deleteAgain(members: Iterable<string>): Promise<number> {
      let deleted = 0;
      for (const member of members)
        await database.transaction(async (tx) => {
          const locked = await staff(tx).lock(member);
          if (locked.some(({ id }) => id === member) && (await erase(tx, member))) deleted += 1;
        });
      return deleted;
    },
  };

  /** @returns false for an account that was empty already */
  async function erase(tx: Tx, member: string): Promise<boolean> {
    const partners = partnersOf(tx, member);
    const open = await partners.listOpen();
    // Before what is open goes: mails told of that as well.
    const subjects = await partners.listSubjects();
    const company = await partners.companyName();
    const tellColleagues = await farewellsOf(core, tx, member, company);
    await closedSessions(tx).note(member, now());
    const undisputed = await disputes.endAllOf(tx, member, { isBanned: false }, now());
    // While the names are there: what was handed in becomes a review as if it had been confirmed.
    for (const id of await partners.listHandedIn()) await agreed.confirmForLeaver(tx, id, now());
    await formerAccounts.remember(tx, member, now());
    await formerMatches.remember(tx, member, now());
    await formerNames.remember(tx, member, now());
    await hiddenPages.remember(tx, member, now());
    const email = await accounts(tx).empty(member, now());
    if (email === undefined) return false;
    await endContracts({ events, jobs }, tx, member);
    const ended = await endOpen(core, tx, member, now());
    await forget(tx, member, email, subjects);
    const givenBack = new Set([...undisputed, ...ended.givenBack]);
    await tellPartners(core, tx, { open, company, ...ended, givenBack }, now());
    await tellColleagues();
    await events.record(tx, 'member.left', { memberId: member });
    return true;
  }
}

/** Ends what began while the account was leaving: a request may have been on its way. */
export async function closeLate(
  parts: Telling & Pick<Core, 'events'>,
  tx: Tx,
  member: string,
  now: Date,
): Promise<void> {
  const partners = partnersOf(tx, member);
  const open = await partners.listOpen();
  await endContracts(parts, tx, member);
  const ended = await endOpen(parts, tx, member, now);
  await accounts(tx).empty(member, now, true);
  await forget(tx, member);
  await tellPartners(parts, tx, { open, company: null, ...ended }, now);
}

/** What ended with an account that leaves: appointments that stood, and matches that partners have back as free ones. */
interface Ended {
  appointments: readonly AppointmentRow[];
  givenBack: ReadonlySet<string>;
}

/** Ends what is open between a member and its partners. */
async function endOpen(
  { events, mailer }: Pick<Core, 'events' | 'mailer'>,
  tx: Tx,
  member: string,
  now: Date,
): Promise<Ended> {
  const givenBack = await countedMatches(tx).giveBackOf(member);
  await matches(tx).endAllOf(member, now);
  const ended = await appointments(tx).endAllOf(member);
  for (const { id, reviewer_id, recipient_id } of ended)
    await mailer.takeBack(tx, [...proposalMails(id), ...appointmentMails(id, [reviewer_id, recipient_id])]);
  await noteDuties({ events }, tx, member);
  await exchanges(tx).endAllOf(member);
  const partners = await partnersOf(tx, member).listAll();
  const named = ['conversations', 'reviews', 'notifications', 'activities'] as const;
  await announce(tx, partners, 'matches', 'exchanges', 'suggestions', 'profile', ...named);
  return {
    appointments: ended.filter(({ status, in_calendars_at }) => status === 'agreed' && in_calendars_at),
    givenBack,
  };
}

/**
 * Every owner takes the person out of what others keep; then goes what points to the account.
 * @param email undefined when the account has been emptied before
 * @param before ids of what mails told of, of which some may be gone by now
 */
async function forget(tx: Tx, member: string, email?: string, before: readonly string[] = []): Promise<void> {
  const subjects = [...new Set([...before, ...(await partnersOf(tx, member).listSubjects())])];
  const leaver = { member, email, subjects, nowCalled: privacyTexts('de').formerPartner, emptied: emptiedIn };
  for (const forgetOf of forgetters) await forgetOf(tx, leaver);
  await erasure(tx, member).forgetReferences(outlives);
  await abandonedMatches(tx).removeOf(member);
}

/** What a partner had with who has left, as it stood before. */
interface Left extends Ended {
  open: readonly OpenWith[];
  /** How the business was called: it is said once by mail, and kept nowhere. */
  company: string | null;
}

async function tellPartners(parts: Telling, tx: Tx, left: Left, now: Date): Promise<void> {
  const tell = createTell(parts);
  const { open, company } = left;
  for (const { partnerId: memberId, matchId, isAsked } of open) {
    const standing = left.appointments.filter((one) => one.match_id === matchId);
    const isMailed = !isAsked && standing.length === 0;
    const isGivenBack = left.givenBack.has(matchId);
    await tell(tx, { kind: 'partner.left', memberId, matchId, isBanned: false, company, isMailed, isGivenBack }, now);
    for (const one of standing) await tell(tx, endedAppointment(one, memberId, company, now), now);
  }
  // What was open with the one who left is not asked for any more.
  await questions(tx).settle(
    open.map(({ partnerId }) => partnerId),
    now,
  );
}

function endedAppointment(row: AppointmentRow, memberId: string, company: string | null, now: Date) {
  return {
    kind: 'appointment.ended',
    memberId,
    company,
    appointmentId: row.id,
    inCalendarsAt: row.in_calendars_at?.toISOString() ?? now.toISOString(),
    minutes: row.minutes,
    place: row.place,
    calendarId: row.calendar_id,
    sequence: row.sequence + 1,
    changedAt: now.toISOString(),
  } as const;
}
