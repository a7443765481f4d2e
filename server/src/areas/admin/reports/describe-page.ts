import type { ReportedPage } from '@rezenso/contract/admin';
import type { Db } from '../../../database/database.ts';
import { addressesOf, publicNames, publicPages } from '../../showcase/index.ts';

/** The public page of a member as it stands now. */
export async function describePage(db: Db, origin: string, member: string): Promise<ReportedPage> {
  const name = await publicNames(db).findOf(member);
  const { is_published: isPublished, asks_customers: isAsking } = await publicPages(db).choicesOf(member);
  const hidden = await publicPages(db).hiddenOf(member);
  const isLinkAlone = isAsking && !isPublished && hidden === undefined;
  return {
    address: name === undefined ? null : origin + addressesOf(name)[isLinkAlone ? 'customers' : 'page'],
    isPublished: isPublished || isLinkAlone,
    hidden: hidden ? { ...hidden, since: hidden.since.toISOString() } : null,
  };
}
