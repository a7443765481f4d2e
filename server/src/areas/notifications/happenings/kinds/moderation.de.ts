import * as z from 'zod';
import { happeningKind } from '../happening-kind.ts';
import { greeting } from './emails.de.ts';
import { nothing, toMember } from './fields.ts';

/** A change's entry in the audit log names it. */
const entry = z.object({ ...toMember.shape, entryId: z.int() });

/** The reason an admin noted is for the admins. */
const banned = happeningKind({
  kind: 'member.banned',
  about: 'nothing',
  keeps: nothing,
  needs: entry,
  subject: ({ entryId }) => `status-changed.${entryId}`,
  tells: [
    {
      who: ({ memberId }) => memberId,
      mail: {
        type: 'system',
        name: ({ entryId }) => `status-changed.${entryId}`,
        says: (_, reader) => ({
          subject: 'Dein Konto wurde gesperrt',
          preview: 'Du kannst dich vorerst nicht mehr bei Rezenso anmelden.',
          heading: 'Dein Konto wurde gesperrt',
          paragraphs: [
            greeting(reader),
            'wir haben dein Konto gesperrt. Du wurdest auf allen Geräten abgemeldet und kannst dich vorerst nicht mehr anmelden.',
            'Du möchtest den Grund wissen oder hältst das für einen Irrtum? Melde dich bei unserem Support, dann prüfen wir es noch einmal.',
          ],
        }),
      },
    },
  ],
});

const free = {
  title: 'Dein Konto ist wieder freigeschaltet',
  body: 'Du kannst Rezenso wieder in vollem Umfang nutzen.',
};

const unbanned = happeningKind({
  kind: 'member.unbanned',
  about: 'nothing',
  keeps: nothing,
  needs: entry,
  subject: ({ entryId }) => `status-changed.${entryId}`,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: { type: 'system', href: null, says: () => free },
      mail: {
        type: 'system',
        name: ({ entryId }) => `status-changed.${entryId}`,
        says: (_, reader) => ({
          subject: free.title,
          preview: free.body,
          heading: free.title,
          paragraphs: [greeting(reader), 'wir haben deine Sperre aufgehoben. Schön, dass du wieder dabei bist!'],
          action: { label: 'Jetzt anmelden', href: `${reader.origin}/magic-link` },
        }),
      },
    },
  ],
});

/** Somebody's report was decided. */
const reportClosed = happeningKind({
  kind: 'report.closed',
  about: 'nothing',
  keeps: z.object({ status: z.enum(['resolved', 'dismissed']) }),
  needs: z.object({ ...toMember.shape, reportId: z.string() }),
  subject: ({ reportId }) => reportId,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'report.closed',
        href: null,
        says: ({ status }) =>
          status === 'resolved'
            ? {
                title: 'Deine Meldung hat geholfen',
                body: 'Wir haben deine Meldung geprüft und bestätigt. Danke, dass du Rezenso ehrlich hältst!',
              }
            : {
                title: 'Deine Meldung wurde geprüft',
                body: 'Wir haben deine Meldung sorgfältig geprüft und konnten keinen Verstoß feststellen. Danke für deine Aufmerksamkeit!',
              },
      },
    },
  ],
});

export const moderationKinds = [banned, unbanned, reportClosed] as const;
