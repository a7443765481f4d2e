import { type Selectable, sql } from 'kysely';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import type { ShowcaseTables } from '../../../database/schema-showcase.ts';
import { announce } from '../../../live/announce.ts';
import { mailboxOf, namesOfMailbox, provenSiteOf, sitesOf } from '../../accounts/index.ts';
import { keptUntil } from './public-names.repository.ts';
import { publicPages } from './public-pages.repository.ts';

const purpose = 'former-hidden-page';

type Hidden = Pick<Selectable<ShowcaseTables['former_hidden_pages']>, 'hidden_at' | 'reason' | 'text'>;

/**
 * A page that moderation hides stays hidden when its owner deletes the account, moves it or takes a second one: for the same mailbox, and for
 * the site that the mailbox proved. Moderators hear of it and may allow it. See docs/decisions/0163.
 */
export function createHiddenPages({ secret, events }: Pick<Core, 'secret' | 'events'>) {
  return {
    /** Call it in the transaction that empties or moves the account, before. */
    async remember(tx: Tx, member: string, now: Date): Promise<void> {
      const hidden = await publicPages(tx).hiddenOf(member);
      const known = hidden && (await knownBy(tx, member));
      if (!known) return;
      const { since: hidden_at, reason, text } = hidden;
      const rows = known.proven.map((name) => ({ tag: secret.sign(purpose, name) }));
      await tx
        .insertInto('former_hidden_pages')
        .values(rows.map(({ tag }) => ({ tag, hidden_at, reason, text, kept_until: keptUntil(now) })))
        .onConflict((row) =>
          row.column('tag').doUpdateSet((added) => ({
            hidden_at: added.ref('excluded.hidden_at'),
            reason: added.ref('excluded.reason'),
            text: added.ref('excluded.text'),
            kept_until: added.ref('excluded.kept_until'),
          })),
        )
        .execute();
    },

    /**
     * Hides the page of a member who shows none yet, where one of the same mailbox or site is hidden, unless moderators allowed it since.
     * @returns whether it did
     */
    async hideAgain(tx: Tx, member: string, now: Date): Promise<boolean> {
      const pages = publicPages(tx);
      const { is_published, asks_customers } = await pages.choicesOf(member);
      if (is_published || asks_customers || (await pages.hiddenOf(member))) return false;
      const found = await find(tx, member, now);
      if (!found) return false;
      const { reason, text } = found;
      await pages.save(member, { is_published: false, is_findable: false, asks_customers: false }, now);
      await pages.hide(member, { reason, text }, now);
      await announce(tx, [member], 'public-page');
      await events.record(tx, 'page.hidden-again', { memberId: member, reason, text });
      return true;
    },
  };

  /** The page hidden last that is one with the member's. */
  async function find(tx: Tx, member: string, now: Date): Promise<Hidden | undefined> {
    const known = await knownBy(tx, member);
    if (!known) return undefined;
    const tags = known.all.flatMap((name) => [...secret.tagsOf(purpose, name)]);
    const { rows } = await sql<Hidden>`
      select hidden_at, reason, text from (
        select hidden_at, reason, text from former_hidden_pages where tag = any(${tags}::text[]) and kept_until > ${now}
        union all
        select page.hidden_at, page.hidden_reason, page.hidden_text from members own
        join members same on mailbox_of(same.email) = mailbox_of(own.email) and same.id <> own.id
        join public_pages page on page.member_id = same.id and page.hidden_at is not null where own.id = ${member}
      ) hidden
      where not exists (select from public_pages where member_id = ${member} and allowed_at >= hidden.hidden_at)
      order by hidden_at desc limit 1`.execute(tx);
    return rows[0];
  }

  async function knownBy(tx: Tx, member: string): Promise<{ proven: string[]; all: string[] } | undefined> {
    const row = await tx
      .selectFrom('members')
      .select(['email', 'domain', 'website', 'proven_site'])
      .where('id', '=', member)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row) return undefined;
    const site = provenSiteOf(row) ?? row.proven_site;
    const proven = [`mailbox:${mailboxOf(row.email)}`, ...(site ? [`site:${site}`] : [])];
    const mailbox = namesOfMailbox(row.email).map((one) => `mailbox:${one}`);
    return { proven, all: [...new Set([...proven, ...mailbox, ...sitesOf(row).map((one) => `site:${one}`)])] };
  }
}
