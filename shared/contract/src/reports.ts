import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, leftToday, moment, text } from './shapes.ts';

/** What a partner can be reported for; shown with `reportReasonLabels`. */
export const reportReasons = [
  'fake_review',
  'rating_demanded',
  'not_delivered',
  'harassment',
  'spam',
  'other',
] as const;
export const reportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof reportReason>;

/** What a public page can be reported for, by anybody; shown with `reportReasonLabels`. */
export const pageReportReasons = [
  'page_insult',
  'page_false',
  'page_personal_data',
  'page_rights',
  'page_illegal',
  'other',
] as const;
export const pageReportReason = z.enum(pageReportReasons);
export type PageReportReason = z.infer<typeof pageReportReason>;

/** What is said of a public page, by whoever reports it. */
export const pageReportText = text(10, 2000, 'Bitte beschreibe in mindestens 10 Zeichen, was dich stört');

/** Reason of the cases that the analysis opens; nobody can file it. */
export const suspiciousReviewReason = 'suspicious_review';

/** All reasons a case can have, as people read them. */
export const reportReasonLabels: Readonly<
  Record<ReportReason | PageReportReason | typeof suspiciousReviewReason, string>
> = {
  fake_review: 'Gefälschte oder erfundene Review',
  rating_demanded: 'Hat bestimmte Sterne verlangt',
  not_delivered: 'Hält die Vereinbarung nicht ein',
  harassment: 'Beleidigung oder Belästigung',
  spam: 'Werbung oder Spam',
  other: 'Etwas anderes',
  suspicious_review: 'Verdächtige Review',
  page_insult: 'Beleidigung oder Bloßstellung',
  page_false: 'Falsche oder irreführende Angaben',
  page_personal_data: 'Private Daten von jemandem',
  page_rights: 'Fremder Name, fremde Marke oder fremder Text',
  page_illegal: 'Verbotener oder gefährlicher Inhalt',
};

export const reportStatuses = ['pending', 'resolved', 'dismissed'] as const;
export const reportStatus = z.enum(reportStatuses);
export type ReportStatus = z.infer<typeof reportStatus>;

/** A participant reports the other side. While a report against this partner is pending, a second one is refused. */
export const filePartnerReport = endpoint({
  method: 'POST',
  path: '/api/reports',
  changes: ['reports', 'statistics'],
  access: 'authenticated',
  summary: 'Reports the partner of a match or of an exchange',
  body: z
    .object({
      matchId: z.optional(id),
      exchangeId: z.optional(id),
      /** With the match: a message that the partner wrote there. Only what is reported can be read by moderators. */
      messageId: z.optional(id),
      reason: reportReason,
      text: text(10, 2000, 'Bitte beschreibe in mindestens 10 Zeichen, was passiert ist'),
    })
    .check(
      z.refine(
        ({ matchId, exchangeId }) => (matchId === undefined) !== (exchangeId === undefined),
        'Bitte nenne entweder das Match oder den Austausch',
      ),
      z.refine(
        ({ matchId, messageId }) => messageId === undefined || matchId !== undefined,
        'Bitte nenne das Match, zu dem die Nachricht gehört',
      ),
    ),
  answer: z.object({ id, reason: reportReason, status: reportStatus, createdAt: moment, leftToday }),
  errors: [
    'STARTS_SMALL',
    'MATCH_NOT_FOUND',
    'MATCH_NOT_YOURS',
    'EXCHANGE_NOT_FOUND',
    'EXCHANGE_NOT_YOURS',
    'MESSAGE_NOT_FOUND',
    'REPORT_ALREADY_FILED',
  ],
});
