import type { ReportRow } from '../../src/database/schema-admin.ts';
import type { TestClient } from '../client.ts';
import type { SignedInClient, TestApp } from '../test-app.ts';
import { write } from './conversations.ts';
import { aMatch } from './matches.ts';
import { publish } from './showcase.ts';

export const reportText = 'Hat fünf Sterne verlangt und sonst mit einer schlechten Review gedroht.';

export interface Reported {
  reporter: SignedInClient;
  reported: SignedInClient;
  report: ReportRow;
}

/** A pending report about the third of five messages, written by the provider of a match. */
export async function aReportedMessage(test: TestApp): Promise<Reported & { matchId: string }> {
  const { requester: reporter, provider: reported, match } = await aMatch(test, { status: 'accepted' });
  const sent: string[] = [];
  for (const [turn, text] of ['Hallo', 'Ja?', 'Nur mit fünf Sternen!', 'Nein.', 'Schade.', 'Tschüss.'].entries())
    sent.push((await write(turn % 2 ? reporter : reported, match.id, text)).json().id);
  const about = { matchId: match.id, messageId: sent[2] };
  const filed = await reporter.post('/api/reports', { ...about, reason: 'rating_demanded', text: reportText });
  if (filed.statusCode !== 200) throw new Error(`The report was not taken: ${filed.body}`);
  const { id } = filed.json();
  const report = await test.db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { reporter, reported, report, matchId: match.id };
}

/** A pending report of a published page, by somebody. */
export async function aReportedPage(
  test: TestApp,
): Promise<{ owner: SignedInClient; report: ReportRow; page: string }> {
  const owner = await test.signIn();
  const name = `seite-${owner.member.id.slice(0, 8)}`;
  await publish(owner, { name });
  await reportPage(test.newVisitor(), name);
  const report = await test.db
    .selectFrom('reports')
    .selectAll()
    .where('reported_id', '=', owner.member.id)
    .executeTakeFirstOrThrow();
  return { owner, report, page: `/u/${name}` };
}

/**
 * Sends the form of /u/<name>/melden as a browser does.
 * @param from.turn a network, in a range of its own, and words of their own
 */
export function reportPage(client: TestClient, name: string, fields: object = {}, from?: { turn: number }) {
  const said = {
    reason: 'page_insult',
    text: 'In der Beschreibung wird jemand beleidigt.',
    website: '',
    ...(from && { text: `Grund ${from.turn} von mehreren.` }),
    ...fields,
  };
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const payload = new URLSearchParams(said).toString();
  const network = from && { remoteAddress: `198.51.${from.turn}.7` };
  return client.send({ method: 'POST', url: `/u/${name}/melden`, headers, payload, ...network });
}

/** A pending report of a match's requester about its provider. */
export async function aReport(test: TestApp): Promise<Reported> {
  const { requester: reporter, provider: reported, match } = await aMatch(test, { status: 'accepted' });
  const filed = await reporter.post('/api/reports', { matchId: match.id, reason: 'rating_demanded', text: reportText });
  if (filed.statusCode !== 200) throw new Error(`The report was not taken: ${filed.body}`);
  const report = await test.db
    .selectFrom('reports')
    .selectAll()
    .where('id', '=', filed.json().id)
    .executeTakeFirstOrThrow();
  return { reporter, reported, report };
}

/** The report that judging a review filed by itself. @returns its id */
export async function suspicionOf({ db }: TestApp, exchange: { id: string }): Promise<string> {
  const { id } = await db
    .selectFrom('reports')
    .select('id')
    .where('kind', '=', 'suspicious_review')
    .where('review_exchange_id', '=', exchange.id)
    .executeTakeFirstOrThrow();
  return id;
}

/** What a moderator who knows nobody decides about a report, with all that follows. */
export async function decideReport(test: TestApp, id: string, status: 'resolved' | 'dismissed'): Promise<void> {
  const moderator = await test.signIn({ admin_role: 'content_moderator' });
  const answer = await moderator.patch(`/api/admin/reports/${id}`, { status, note: 'Geprüft.' });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  await test.runJobs();
}
