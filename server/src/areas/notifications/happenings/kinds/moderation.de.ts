import { pageReportReasons, reportReasonLabels } from '@rezenso/contract/reports';
import * as z from 'zod';
import { happeningKind } from '../happening-kind.ts';
import { afterBan, endedByBan, proAfterBan, whatBanLeft } from './ban-words.de.ts';
import { greeting, noticeEmail } from './emails.de.ts';
import { moment, nothing, toMember } from './fields.ts';

/** A change's entry in the audit log names it. */
const entry = z.object({ ...toMember.shape, entryId: z.int() });

/** With the reason, in quotes: it is written for who reads it. */
const banned = happeningKind({
  kind: 'member.banned',
  about: 'nothing',
  keeps: nothing,
  needs: z.object({
    ...entry.shape,
    reason: z.optional(z.string()),
    endsPro: z.optional(z.object({ endsAt: moment })),
  }),
  subject: ({ entryId }) => `status-changed.${entryId}`,
  tells: [
    {
      who: ({ memberId }) => memberId,
      mail: {
        type: 'system',
        name: ({ entryId }) => `status-changed.${entryId}`,
        says: (_, reader, { endsPro, reason }) => ({
          subject: 'Dein Konto wurde gesperrt',
          preview: 'Du kannst dich vorerst nicht mehr bei Rezenso anmelden.',
          heading: 'Dein Konto wurde gesperrt',
          paragraphs: [
            greeting(reader),
            'wir haben dein Konto gesperrt. Du wurdest auf allen Geräten abgemeldet und kannst dich vorerst nicht mehr anmelden.',
            'Was du mit Partnern offen hast, ruht einen Tag lang. Bleibt die Sperre, endet es dann; was sie abgegeben haben, zählt für sie.',
            ...(endsPro ? [endedByBan(endsPro)] : []),
            reason
              ? 'Du hältst das für einen Irrtum? Schreib an die Adresse in unserem Impressum, dann prüfen wir es noch einmal. Das ist der Grund:'
              : 'Du möchtest den Grund wissen oder hältst das für einen Irrtum? Schreib an die Adresse in unserem Impressum, dann prüfen wir es noch einmal.',
          ],
          ...(reason && { quote: reason }),
          action: { label: 'Zum Impressum', href: `${reader.origin}/impressum` },
        }),
      },
    },
  ],
});

const freeTitle = 'Dein Konto ist wieder freigeschaltet';

const unbanned = happeningKind({
  kind: 'member.unbanned',
  about: 'nothing',
  keeps: whatBanLeft,
  needs: z.object({
    ...entry.shape,
    /** What the ban left of a subscription. */
    pro: z.optional(z.union([z.object({ endsAt: moment }), z.enum(['over', 'untouched'])])),
  }),
  subject: ({ entryId }) => `status-changed.${entryId}`,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: { type: 'system', href: null, says: (left) => ({ title: freeTitle, body: afterBan(left) }) },
      mail: {
        type: 'system',
        name: ({ entryId }) => `status-changed.${entryId}`,
        says: (left, reader, { pro = 'untouched' }) => ({
          subject: freeTitle,
          preview: afterBan(left),
          heading: freeTitle,
          paragraphs: [
            greeting(reader),
            'wir haben deine Sperre aufgehoben. Schön, dass du wieder dabei bist!',
            afterBan(left),
            ...(pro === 'untouched' ? [] : [proAfterBan(pro)]),
          ],
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

/** Where members decide about their public page, and read why it is hidden. */
export const publicPagePath = '/settings/public-page';

/** Of the reason only its kind is kept; the words stand with the page while it is hidden. */
const pageHidden = happeningKind({
  kind: 'page.hidden',
  about: 'nothing',
  keeps: z.object({ reason: z.enum(pageReportReasons) }),
  needs: z.object({ ...entry.shape, text: z.string() }),
  subject: ({ entryId }) => `page-hidden.${entryId}`,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'page.hidden',
        href: publicPagePath,
        says: ({ reason }) => ({
          title: 'Deine öffentliche Seite ist verborgen',
          body: `Jemand hat sie gemeldet, und wir haben sie geprüft. Grund: ${reportReasonLabels[reason]}. Was du tun kannst, steht bei deiner Seite.`,
        }),
      },
      mail: {
        type: 'system',
        name: ({ entryId }) => `page-hidden.${entryId}`,
        says: ({ reason }, reader, { text }) => ({
          subject: 'Deine öffentliche Seite ist verborgen',
          preview: `Grund: ${reportReasonLabels[reason]}`,
          heading: 'Deine öffentliche Seite ist verborgen',
          paragraphs: [
            greeting(reader),
            'jemand hat deine öffentliche Seite gemeldet. Wir haben sie geprüft und zeigen sie, dein Siegel und deinen Link für Kundschaft vorerst niemandem mehr.',
            'Ändere, was nicht bleiben kann, und schreib dann unserem Support. Wir sehen die Seite noch einmal an und geben sie wieder frei. Hältst du das für einen Irrtum, schreib uns das auch.',
            `Grund: ${reportReasonLabels[reason]}`,
          ],
          quote: text,
          action: { label: 'Zu meiner Seite', href: `${reader.origin}${publicPagePath}` },
        }),
      },
    },
  ],
});

const allowed = {
  title: 'Deine öffentliche Seite ist freigegeben',
  body: 'Deine Seite, dein Siegel und dein Link für Kundschaft sind wieder zu sehen, soweit du sie eingeschaltet hattest.',
};

const pageAllowed = happeningKind({
  kind: 'page.allowed',
  about: 'nothing',
  keeps: nothing,
  needs: z.object({ ...entry.shape, text: z.string() }),
  subject: ({ entryId }) => `page-allowed.${entryId}`,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: { type: 'page.allowed', href: publicPagePath, says: () => allowed },
      mail: {
        type: 'system',
        name: ({ entryId }) => `page-allowed.${entryId}`,
        says: (_, reader, { text }) => ({
          ...noticeEmail(allowed, reader),
          quote: text,
          action: { label: 'Zu meiner Seite', href: `${reader.origin}${publicPagePath}` },
        }),
      },
    },
  ],
});

const aboutAccount = '/settings/privacy';

/** Reviews wait until somebody has looked at the account. What it was noticed by is not told: whoever cheats would learn what to hide. */
const held = happeningKind({
  kind: 'account.held',
  about: 'nothing',
  keeps: nothing,
  needs: z.object({ ...toMember.shape, caseId: z.guid() }),
  subject: ({ caseId }) => caseId,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'account.held',
        href: aboutAccount,
        says: () => ({
          title: 'Wir sehen uns dein Konto an',
          body: 'Deine neuen Reviews zählen erst, wenn das erledigt ist. Niemand unterstellt dir etwas: Unter „Datenschutz“ liest du, worum es geht, und kannst uns schreiben.',
        }),
      },
      mail: {
        type: 'system',
        name: ({ caseId }) => `account-held.${caseId}`,
        says: (_, reader) => ({
          subject: 'Wir sehen uns dein Rezenso-Konto an',
          preview: 'Neue Reviews zählen erst danach. Du kannst uns dazu schreiben.',
          heading: 'Wir sehen uns dein Konto an',
          paragraphs: [
            greeting(reader),
            'dein Konto hat einiges mit anderen Konten gemeinsam, mit denen du Reviews tauschst, etwa wie und von wo sie genutzt werden oder wie eng ihr unter euch bleibt. Dafür gibt es oft einen guten Grund, zum Beispiel ein gemeinsames Büro oder eine Agentur. Deshalb entscheidet das bei uns ein Mensch.',
            'Bis dahin kannst du alles weiter nutzen. Nur deine neuen Reviews zählen noch nicht, ihre XP warten, und dein Siegel ist ausgeblendet. Ist alles in Ordnung, holen wir das nach.',
            'Hilf uns gern dabei: Schreib uns kurz, wie ihr zusammenhängt.',
          ],
          action: { label: 'Ansehen und schreiben', href: reader.origin + aboutAccount },
        }),
      },
    },
  ],
});

const heldDecided = happeningKind({
  kind: 'account.hold-decided',
  about: 'nothing',
  keeps: z.object({ outcome: z.enum(['released', 'kept']), reason: z.string() }),
  needs: z.object({ ...toMember.shape, decisionId: z.string() }),
  subject: ({ decisionId }) => decisionId,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'account.hold-decided',
        href: aboutAccount,
        says: ({ outcome, reason }) => ({ ...decidedWords[outcome], body: `${decidedWords[outcome].body} ${reason}` }),
      },
      mail: {
        type: 'system',
        name: ({ decisionId }) => `account-hold-decided.${decisionId}`,
        says: ({ outcome, reason }, reader) => ({
          ...noticeEmail(decidedWords[outcome], reader, ['Das ist der Grund:']),
          quote: reason,
          action:
            outcome === 'kept'
              ? { label: 'Ansehen und schreiben', href: reader.origin + aboutAccount }
              : { label: 'Entscheidung ansehen', href: reader.origin + aboutAccount },
          ...(outcome === 'kept' && {
            footnotes: ['Siehst du das anders? Dann schreib uns, am besten mit ein paar Worten dazu.'],
          }),
        }),
      },
    },
  ],
});

const decidedWords = {
  released: {
    title: 'Mit deinem Konto ist alles in Ordnung',
    body: 'Deine Reviews zählen jetzt mit, und die XP, die gewartet haben, sind da. Danke für deine Geduld.',
  },
  kept: {
    title: 'Wir haben uns dein Konto angesehen',
    body: 'Neue Reviews von dir zählen weiter nicht mit, und dein Siegel bleibt ausgeblendet.',
  },
};

export const moderationKinds = [held, heldDecided, banned, unbanned, reportClosed, pageHidden, pageAllowed] as const;
