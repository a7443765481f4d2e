import type { ReportedPage, setReportedPage } from '@rezenso/contract/admin';
import type { BodyOf } from '@rezenso/contract/endpoint';
import { AppError } from '../../../app-error.ts';
import { decidedBy } from '../../../consents/decision.ts';
import type { Core } from '../../../core.ts';
import { networkOf, rangeOf } from '../../../limits/network.ts';
import { announce, announceToStaff } from '../../../live/announce.ts';
import { mailboxes } from '../../accounts/index.ts';
import { createTell } from '../../notifications/index.ts';
import { publicPages } from '../../showcase/index.ts';
import { auditLog } from '../audit-log/audit.repository.ts';
import { describePage } from '../reports/describe-page.ts';
import { reports } from '../reports/reports.repository.ts';
import type { Actor } from '../users/staff.service.ts';
import type { SaidOfPage } from './page-report.form.ts';

type Parts = Pick<Core, 'database' | 'env' | 'limits' | 'now' | 'mailer' | 'jobs' | 'secret'>;

/** Reports of public pages by anybody, and what moderators do about them. */
export function createReportedPages(core: Parts) {
  const { database, env, limits, now, secret } = core;
  const tell = createTell(core);

  return {
    /**
     * Keeps what somebody says of a page, and nothing of who that is but what tells senders apart until it is decided.
     * @param ip is counted by its network, under a keyed hash
     * @throws {AppError} RATE_LIMITED
     */
    async file(reportedId: string, { reason, text }: SaidOfPage, ip: string): Promise<void> {
      await limits.take('page-report', ip);
      const tagOf = (whom: string) => secret.sign('page-report', `${reportedId} ${whom}`).slice(0, 22);
      const senderTag = `${tagOf(rangeOf(ip))}${tagOf(networkOf(ip))}`;
      await database.transaction((tx) => reports(tx).filePage({ reportedId, reason, text, senderTag }, now()));
    },

    /**
     * Hides the page that a case is about, or lets its owner show it again, who is told. Decided cases too, so that it can be lifted.
     * @throws {AppError} REPORT_NOT_FOUND, OWN_REPORT; PUBLIC_PAGE_CHANGED when it is so already, or gone
     */
    set(actor: Actor, id: string, { reason, text }: BodyOf<typeof setReportedPage>): Promise<ReportedPage> {
      const at = now();
      return database.transaction(async (tx) => {
        const report = await reports(tx).find(id);
        if (report?.kind !== 'public_page') throw new AppError('REPORT_NOT_FOUND');
        const memberId = report.reported_id;
        if (await mailboxes(tx).isOneOf(actor.id, [memberId])) throw new AppError('OWN_REPORT');
        await decidedBy(tx, core, { id: memberId, personId: null }, 'admin');
        const pages = publicPages(tx);
        const isChanged =
          reason === null ? await pages.allow(memberId, at) : await pages.hide(memberId, { reason, text }, at);
        if (!isChanged) throw new AppError('PUBLIC_PAGE_CHANGED');
        const deed = { actorId: actor.id, subjectId: memberId, reportId: id, requestId: actor.requestId, reason: text };
        const action = reason === null ? 'page.allowed' : 'page.hidden';
        const entryId = await auditLog(tx).record({ ...deed, action, before: null, after: reason }, at);
        const told = { memberId, entryId, text };
        await tell(
          tx,
          reason === null ? { kind: 'page.allowed', ...told } : { kind: 'page.hidden', ...told, reason },
          at,
        );
        await announce(tx, [memberId], 'public-page');
        await announceToStaff(tx, 'reports');
        return describePage(tx, env.publicOrigin, memberId);
      });
    },
  };
}
