import type { BodyOf } from '@rezenso/contract/endpoint';
import type { savePublicPage } from '@rezenso/contract/public-page';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { publicNames } from '../shown/public-names.repository.ts';
import { publicPages } from '../shown/public-pages.repository.ts';

type Choices = NonNullable<BodyOf<typeof savePublicPage>['seen']>;
/** As a form is filled in with it; without a name where the business has none of its own, and is only proposed one. */
export type StoredChoices = Omit<Choices, 'name'> & { name: string | undefined };

/**
 * What a business has chosen so far. Keeps everybody else who changes that waiting until the transaction ends, also where nothing was
 * ever chosen: a row that is not there cannot be held.
 */
export async function holdChoices(tx: Tx, member: string, now: Date): Promise<StoredChoices> {
  await sql`
    insert into public_pages (member_id, is_published, is_findable, asks_customers, changed_at)
    values (${member}, false, false, false, ${now})
    on conflict (member_id) do update set changed_at = public_pages.changed_at`.execute(tx);
  const choices = await publicPages(tx).choicesOf(member);
  return {
    name: await publicNames(tx).findOf(member),
    isPublished: choices.is_published,
    isFindable: choices.is_findable,
    asksCustomers: choices.asks_customers,
    comesBack: (await publicPages(tx).hiddenOf(member))?.comesBack,
  };
}

/** Whether what somebody saw or chose is what is stored. A proposed name is not compared: it may be another one every time. */
export function isStored(told: Choices, stored: StoredChoices): boolean {
  return (
    told.name === (stored.name ?? told.name) &&
    told.isPublished === stored.isPublished &&
    told.isFindable === stored.isFindable &&
    told.asksCustomers === stored.asksCustomers &&
    told.comesBack === stored.comesBack
  );
}
