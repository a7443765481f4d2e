import { closeReport } from '@rezenso/contract/admin';
import { decisionForm } from '../admin/decision.form.ts';

export const decisions = ['resolved', 'dismissed'] as const;

/** The decision and why. */
export const closeReportForm = decisionForm(decisions, closeReport.body.shape.note);
