import type { Core } from '../../../core.ts';
import { reports } from '../reports/reports.repository.ts';

/** A page that was hidden again by itself is a case, so that somebody looks at it and can allow it. */
export function reportedPageHandlers({ events }: Pick<Core, 'events'>): void {
  events.on('page.hidden-again', 'report', (tx, { memberId, reason, text, occurredAt }) =>
    reports(tx).filePage({ reportedId: memberId, reason, text, senderTag: null }, occurredAt),
  );
}
