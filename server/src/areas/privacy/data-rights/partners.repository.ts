import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { escapeHtml } from '../../../html/escape.ts';
import { emptiedMessage, formerPartner } from './texts.de.ts';

/** An open match or exchange that ends because one side leaves. */
export interface OpenWith {
  partnerId: string;
  matchId: string;
}

/** What partners keep of an account that leaves, without its name. */
export function partnersOf(db: Db, member: string) {
  const ownMatches = sql`select id from matches where requester_id = ${member} or provider_id = ${member}`;
  const ownSubjects = sql`select id::text from (${ownMatches}) m
    union all select id::text from review_exchanges where reviewer_id = ${member} or recipient_id = ${member}`;

  /** Their rows are found by index; subjects alone would read the whole table. */
  const ownPartners = sql`select case when requester_id = ${member} then provider_id else requester_id end
    from matches where requester_id = ${member} or provider_id = ${member}`;

  return {
    async isBanned(): Promise<boolean> {
      const { rows } =
        await sql`select from members where id = ${member} and status = 'banned' for no key update`.execute(db);
      return rows.length > 0;
    },

    /** Reviews that were handed in and wait for a confirmation; only those that the member would have to give, or all. */
    async listHandedIn({ isToMember = false } = {}): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select id from review_exchanges
        where ((reviewer_id = ${member} and not ${isToMember}::boolean) or recipient_id = ${member})
          and status = 'awaiting_confirmation'
        order by submitted_at, id`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** The partners of what is still open. */
    async listOpen(): Promise<OpenWith[]> {
      const { rows } = await sql<OpenWith>`
        select case when requester_id = ${member} then provider_id else requester_id end as "partnerId", id as "matchId"
        from matches where (requester_id = ${member} or provider_id = ${member})
          and (status in ('pending', 'accepted')
            or exists (select from review_exchanges where match_id = matches.id
              and status in ('pending', 'in_progress', 'awaiting_confirmation')))
        order by created_at, id`.execute(db);
      return rows;
    },

    /**
     * Ends what is open: questions count as declined, agreed matches as completed, so that the partner's figures stay.
     * Reviews that nobody handed in are given up, in both directions: the partner must not miss a date for nobody.
     */
    async closeOpen(now: Date): Promise<void> {
      await sql`update matches set status = 'declined', decline_reason = null, updated_at = ${now}
        where id in (${ownMatches}) and status = 'pending'`.execute(db);
      await sql`update matches set status = 'completed', updated_at = ${now}
        where id in (${ownMatches}) and status = 'accepted'`.execute(db);
      await sql`delete from review_exchanges
        where (reviewer_id = ${member} or recipient_id = ${member}) and status in ('pending', 'in_progress')`.execute(
        db,
      );
      await sql`update review_exchanges exchange set status = 'completed'
        where match_id in (${ownMatches}) and status = 'confirmed' and not exists (
          select from review_exchanges other
          where other.match_id = exchange.match_id and other.status not in ('confirmed', 'completed'))`.execute(db);
    },

    /** Names that partners were shown, also earlier ones. */
    async listNames(): Promise<string[]> {
      const { rows } = await sql<{ name: string }>`
        select company_name as name from members where id = ${member} and company_name is not null
        union select business_name from user_platforms where member_id = ${member}
        union select business_name from review_exchanges where recipient_id = ${member}
        union select data ->> 'partner' from activities
          where member_id in (${ownPartners}) and subject in (${ownSubjects}) and data ->> 'partner' is not null`.execute(
        db,
      );
      // Longer names first, so that no part of one stays behind.
      return rows
        .map(({ name }) => name)
        .filter(Boolean)
        .toSorted((a, b) => b.length - a.length);
    },

    /** Takes the name and the own words out of what partners keep. */
    async pseudonymise(names: readonly string[]): Promise<void> {
      await sql`update matches set ai_recommendation = null, provider_recommendation = null,
          reasons = '[]', provider_reasons = '[]',
          requester_review = case when requester_id = ${member} then null else requester_review end,
          provider_review = case when provider_id = ${member} then null else provider_review end,
          decline_reason = case when provider_id = ${member} then null else decline_reason end
        where id in (${ownMatches})`.execute(db);
      await sql`update review_exchanges set business_name = ${formerPartner}, business_url = null
        where recipient_id = ${member}`.execute(db);
      await sql`update review_exchanges set review_url = null where reviewer_id = ${member}`.execute(db);
      await sql`update review_confirmations set notes = null where member_id = ${member}`.execute(db);
      await sql`update reviews set reviewer_name = ${formerPartner}
        where review_exchange_id in (select id from review_exchanges where reviewer_id = ${member})`.execute(db);
      await sql`update reports set text = null where reporter_id = ${member}`.execute(db);
      await sql`update activities set data = jsonb_set(data, '{partner}', to_jsonb(${formerPartner}::text))
        where member_id in (${ownPartners}) and subject in (${ownSubjects}) and data ? 'partner'`.execute(db);
      await sql`update notifications set body = regexp_replace(body, ' „.*“$', '')
        where member_id in (${ownPartners}) and subject in (${ownSubjects})
          and type in ('match.declined', 'match.rated', 'match.completed', 'exchange.confirmed')`.execute(db);
      await this.emptySentences(names);
    },

    /**
     * Sentences cannot be freed of a name by replacing it: a company may be called 'Match'. So whole messages about
     * matches with the account say something neutral instead: notices and mails under their subject, and summaries that
     * name it. A message's key stays, so that it is not sent again.
     */
    async emptySentences(names: readonly string[]): Promise<void> {
      const patterns = names.map((name) => `%${name.replace(/[\\%_]/g, '\\$&')}%`);
      const { title, body } = emptiedMessage;
      await sql`update notifications set title = ${title}, body = ${body}
        where member_id in (${ownPartners})
          and (subject in (${ownSubjects}) or split_part(subject, ':', 1) in (${ownSubjects}))
          and (title || ' ' || body) like any(${patterns}::text[])`.execute(db);
      const escaped = names.flatMap((name) => [name, escapeHtml(name)]);
      const inMails = escaped.map((name) => `%${name.replace(/[\\%_]/g, '\\$&')}%`);
      await sql`update mails set subject = ${title}, body_text = ${body}, body_html = ${`<p>${body}</p>`}, headers = '{}'
        where recipient in (select email from members where id in (${ownPartners}))
          and (substring(message_id from ${uuidPattern}) in (${ownSubjects})
            or (message_id like '<digest.%' and (subject || ' ' || body_text || ' ' || body_html) like any(${inMails}::text[])))`.execute(
        db,
      );
    },
  };
}

const uuidPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
