import * as z from 'zod';
import { calendarFile, calendarMethod } from '../../../../time/calendar-file.ts';
import { germanMoment } from '../../../../time/german-date.ts';
import { happeningKind, type Notice, type Reader } from '../happening-kind.ts';
import { takenOut } from './appointment-words.de.ts';
import { noticeEmail } from './emails.de.ts';
import { matchId, nothing, toMember } from './fields.ts';
import { givenBack } from './given-back.de.ts';

const company = z.nullable(z.string());
/** Whether its reader has the free match back that it counted as. */
const isGivenBack = z.optional(z.boolean());
/** By which change of its status, in the audit log. */
const byEntry = z.object({ leaverId: z.guid(), entryId: z.int() });

/** A partner of something open deleted the account. The mail names it; what is kept does not (docs/decisions/0029). */
const partnerLeft = happeningKind({
  kind: 'partner.left',
  about: 'nothing',
  keeps: z.object({ isBanned: z.boolean(), isGivenBack }),
  needs: z.object({ ...toMember.shape, matchId, company, isMailed: z.boolean() }),
  subject: ({ matchId: match }) => match,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'partner.left',
        href: '/matches',
        says: ({ isBanned, isGivenBack: isBack }) =>
          isBanned ? endedByBan('Ein Partner', isBack) : left('Ein Partner', isBack),
      },
      mail: {
        type: 'match_notification',
        name: ({ matchId: match }) => `partner-left.${match}`,
        says: ({ isGivenBack: isBack }, reader, { company: name, isMailed }) =>
          isMailed
            ? {
                ...noticeEmail(left(name ?? 'Ein Partner', isBack), reader),
                keptSubject: left('Ein Partner').title,
                action: { label: 'Matches ansehen', href: `${reader.origin}/matches` },
              }
            : undefined,
      },
    },
  ],
});

/** An appointment with who deleted the account: calendars lose it. Of the account itself nothing is left by then. */
const appointmentEnded = happeningKind({
  kind: 'appointment.ended',
  about: 'nothing',
  keeps: nothing,
  needs: z.object({
    ...toMember.shape,
    appointmentId: z.guid(),
    company,
    inCalendarsAt: z.iso.datetime(),
    minutes: z.int(),
    place: z.string(),
    calendarId: z.string(),
    sequence: z.int(),
    changedAt: z.iso.datetime(),
  }),
  subject: ({ appointmentId }) => appointmentId,
  tells: [
    {
      who: ({ memberId }) => memberId,
      mail: {
        type: 'match_notification',
        name: ({ appointmentId }) => `appointment-ended.${appointmentId}`,
        says: (_, reader, ended) => {
          const name = ended.company ?? 'Dein Partner';
          const notice = {
            title: `${name} hat Rezenso verlassen: euer Termin entfällt`,
            body: `Der Termin am ${germanMoment(new Date(ended.inCalendarsAt))} findet nicht statt. ${leftBody}`,
          };
          return {
            ...noticeEmail(notice, reader, [takenOut]),
            keptSubject: left('Ein Partner').title,
            action: { label: 'Matches ansehen', href: `${reader.origin}/matches` },
            ...endedEntry(ended, `Termin mit ${ended.company ?? 'deinem Partner auf Rezenso'}`, reader),
          };
        },
      },
    },
  ],
});

/** What a partner hears of a ban that is not certain yet, by the bell alone. */
const aboutBan = <Kind extends 'partner.paused' | 'partner.resumed'>(
  kind: Kind,
  title: (partner: string) => string,
  body: string,
) =>
  happeningKind({
    kind,
    about: 'match',
    keeps: z.object({ matchId }),
    needs: byEntry,
    subject: ({ matchId: match, entryId }) => `${match}:${entryId}`,
    tells: [
      {
        who: ({ leaverId }, { requester, provider }) => (leaverId === requester.id ? provider.id : requester.id),
        notification: { type: kind, href: '/exchanges', says: ({ partner }) => ({ title: title(partner), body }) },
      },
    ],
  });

/** A partner was banned: what is open with it rests until that is certain. */
const partnerPaused = aboutBan(
  'partner.paused',
  (partner) => `Dein Austausch mit ${partner} ruht gerade`,
  'Wir klären etwas mit diesem Partner. Du musst nichts tun und verlierst nichts: Bis dahin wird nichts fällig, und wir melden uns.',
);

/** The ban was a mistake, or is over. */
const partnerResumed = aboutBan(
  'partner.resumed',
  (partner) => `Dein Austausch mit ${partner} geht weiter`,
  'Alles ist, wie es war. Was noch zu schreiben ist, ist um die Pause später fällig.',
);

/** The ban stays, and ended what was open. */
const partnerBanned = happeningKind({
  kind: 'partner.banned',
  about: 'match',
  keeps: z.object({ matchId, isAsked: z.boolean(), isGivenBack }),
  needs: z.object({ leaverId: z.guid() }),
  subject: ({ matchId: match }) => match,
  tells: [
    {
      who: ({ leaverId }, { requester, provider }) => (leaverId === requester.id ? provider.id : requester.id),
      notification: {
        type: 'partner.banned',
        href: '/matches',
        says: (facts) => endedByBan(facts.partner, facts.isGivenBack),
      },
      mail: {
        type: 'match_notification',
        name: ({ matchId: match }) => `partner-banned.${match}`,
        says: (facts, reader) =>
          facts.isAsked
            ? undefined
            : {
                ...noticeEmail(endedByBan(facts.partner, facts.isGivenBack), reader, [
                  'Hattet ihr einen Termin, findet er nicht statt; dazu bekommst du eine eigene Nachricht für deinen Kalender.',
                ]),
                action: { label: 'Neue Partner finden', href: `${reader.origin}/matches` },
              },
      },
    },
  ],
});

export const departureKinds = [partnerLeft, appointmentEnded, partnerPaused, partnerResumed, partnerBanned] as const;

/** The entry that takes an appointment out of calendars. */
export function endedEntry(
  ended: {
    calendarId: string;
    sequence: number;
    inCalendarsAt: string;
    minutes: number;
    place: string;
    changedAt: string;
  },
  title: string,
  { origin, language }: Pick<Reader, 'origin' | 'language'>,
) {
  const { calendarId: id, sequence, minutes, place } = ended;
  const entry = {
    ...{ id, sequence, title, language, minutes, place, origin },
    startsAt: new Date(ended.inCalendarsAt),
    note: null,
    href: '/exchanges',
    changedAt: new Date(ended.changedAt),
    isCancelled: true,
  };
  return { calendar: { method: calendarMethod(entry), content: calendarFile(entry) } };
}

const leftBody =
  'Was schon abgegeben war, zählt als bestätigt; was noch offen war, ist beendet. Deine XP und deine Bewertungen bleiben.';

function left(partner: string, isBack = false): Notice {
  return { title: `${partner} hat Rezenso verlassen`, body: isBack ? `${leftBody} ${givenBack}` : leftBody };
}

function endedByBan(partner: string, isBack = false): Notice {
  return {
    title: partner === 'Ein Partner' ? 'Ein Austausch ist beendet' : `Dein Austausch mit ${partner} ist beendet`,
    body: `${partner} ist bei Rezenso nicht mehr dabei. Was du abgegeben hattest, zählt; was noch offen war, ist beendet.${isBack ? ` ${givenBack}` : ''}`,
  };
}
