import { type RawBuilder, sql } from 'kysely';

/** Texts that differ only in case, spacing and Unicode form are the same words, as for `contentHash`. */
export function folded(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`lower(btrim(regexp_replace(normalize(${text}, NFKC), '\\s+', ' ', 'g')))`;
}

/**
 * Since when the platform itself shows the words that are handed in for an exchange, as its recipient's sync brought them; null when nothing
 * proves it. A date that somebody types proves nothing.
 * @param exchange alias of its row
 * @param textIds stored texts like it
 */
export function shownSince(exchange: string, text: RawBuilder<unknown>, textIds: readonly string[]): RawBuilder<Date> {
  const of = (column: string) => sql.ref(`${exchange}.${column}`);
  return sql<Date>`(select min(coalesce(shown.worded_at, shown.stands_since, shown.created_at)) from reviews shown
    where shown.member_id = ${of('recipient_id')} and shown.source = ${of('platform')} and shown.external_id is not null
      and (shown.review_exchange_id = ${of('id')}
        or shown.id in (select review_id from review_texts where id = any(${[...textIds]}::uuid[])))
      and ${folded(sql.ref('shown.content'))} = ${folded(text)})`;
}

/** When an exchange's words were there first, as far as anybody knows: shown by the platform, or handed in. */
export function firstKnown(exchange: string, textIds: readonly string[]): RawBuilder<Date> {
  const text = sql.ref(`${exchange}.review_text`);
  return sql<Date>`least(${sql.ref(`${exchange}.submitted_at`)}, ${shownSince(exchange, text, textIds)})`;
}
