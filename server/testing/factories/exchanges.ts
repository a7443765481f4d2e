import { createHash } from 'node:crypto';
import type { ReviewExchange } from '@rezenso/contract/exchanges';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import type { ReviewExchangeRow } from '../../src/database/schema.ts';
import type { SignedInClient, TestApp } from '../test-app.ts';
import { aMatch } from './matches.ts';

export interface Exchanging {
  matchId: string;
  /** Writes `exchange` … */
  reviewer: SignedInClient;
  /** … about this one. */
  recipient: SignedInClient;
  exchange: ReviewExchangeRow;
  /** The other direction, with the roles swapped. */
  reverse: ReviewExchangeRow;
}

/** A coordinated match with one review each way, due in 14 days. */
export async function anExchange(test: TestApp, platform: PlatformId = 'google'): Promise<Exchanging> {
  const { requester, provider, match } = await aMatch(test, { status: 'accepted' }, [platform]);
  const started = await requester.post(`/api/matches/${match.id}/coordinate`);
  if (started.statusCode !== 200) throw new Error(`The exchange did not start: ${started.body}`);
  const writtenBy = (member: string) =>
    test.db
      .selectFrom('review_exchanges')
      .selectAll()
      .where('match_id', '=', match.id)
      .where('reviewer_id', '=', member)
      .executeTakeFirstOrThrow();
  return {
    matchId: match.id,
    reviewer: requester,
    recipient: provider,
    exchange: await writtenBy(requester.member.id),
    reverse: await writtenBy(provider.member.id),
  };
}

export const reviewText = 'Die Speisekarten waren pünktlich da, die Farben stimmen, nur die Rechnung kam doppelt.';

const words =
  `Die Lieferung kam pünktlich und sauber verpackt Beratung freundlich Preise fair Angebot Werkstatt Termin Montag
  Kollegin Farbe Papier Kaffee Brot Garten Fenster Rechnung Anruf Antwort Muster Entwurf Abholung Hinweis Pflege Auswahl
  Qualität Gespräch Ablauf Parkplatz Eingang Musik Licht Service Ordnung Wartezeit`.split(/\s+/);

/** A text that shares hardly anything with that of another key, as people's do. */
export function aTextAbout(key: string): string {
  const bytes = createHash('sha256').update(key).digest();
  const subjects = Array.from(bytes.subarray(0, 14), (byte) => words[byte % words.length]);
  return `Damit waren wir hier sehr zufrieden: ${subjects.join(' ')} ${bytes.toString('hex', 14, 20)}.`;
}

/** Hands in a review. */
export function handIn(client: SignedInClient, exchange: Pick<ReviewExchangeRow, 'id'>, fields: object = {}) {
  return client.put(`/api/review-exchanges/${exchange.id}`, {
    status: 'awaiting_confirmation',
    reviewText,
    reviewRating: 4,
    ...fields,
  });
}

/** Another exchange that `writer` writes the review of, whatever else it has agreed. */
export async function anExchangeOf(test: TestApp, writer: SignedInClient): Promise<Exchanging> {
  const exchanging = await anExchange(test);
  const exchange = await test.db
    .updateTable('review_exchanges')
    .set({ reviewer_id: writer.member.id })
    .where('id', '=', exchanging.exchange.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...exchanging, reviewer: writer, exchange };
}

/** A confirmed review of its own words by `writer`. */
export async function aDeliveryBy(test: TestApp, writer: SignedInClient): Promise<void> {
  const { recipient, exchange } = await anExchangeOf(test, writer);
  await handIn(writer, exchange, { reviewText: aTextAbout(exchange.id) });
  await confirm(recipient, exchange);
}

/** Confirms that a review arrived. */
export function confirm(client: SignedInClient, exchange: Pick<ReviewExchangeRow, 'id'>, notes?: string) {
  return client.post('/api/review-confirmations', { reviewExchangeId: exchange.id, notes });
}

/** An exchange as a side of it reads it. */
export async function exchangeOf(client: Pick<SignedInClient, 'get'>, { id }: { id: string }): Promise<ReviewExchange> {
  const all = (await client.get('/api/review-exchanges/my')).json<ReviewExchange[]>();
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error('The exchange is not theirs');
  return found;
}

/** An exchange as it is stored now. */
export function exchangeNow({ db }: Pick<TestApp, 'db'>, { id }: { id: string }) {
  return db.selectFrom('review_exchanges').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
