import { describe, it } from 'node:test';
import type { DataExport } from '@rezenso/contract/privacy';
import { expect } from 'expect';
import { sql } from 'kysely';
import { anExchange, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { memberColumns } from '../../../../testing/member-columns.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { exportSections, leftOut } from './personal-data.ts';

const test = await startTestApp();
const { db } = test;

describe('the export', () => {
  it('covers every column that names a member, or says why not', async () => {
    const covered = new Set([...exportSections.flatMap(({ covers }) => covers), ...Object.keys(leftOut)]);
    const columns = await memberColumns(db);
    expect(columns.filter((column) => !covered.has(column))).toEqual([]);
    expect([...covered].filter((column) => !columns.includes(column))).toEqual([]);
    expect(columns.length).toBeGreaterThan(20);
  });

  it('is a file that holds what the person did', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange, {
      reviewText: 'Die Speisekarten sind wunderbar geworden, die Farben leuchten und das Papier ist fest.',
    });
    await confirm(recipient, exchange);
    await test.runJobs();
    const answer = await reviewer.get('/api/privacy/export');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="rezenso-daten-2031-03-03.json"');
    expect(answer.headers['cache-control']).toBe('no-store');
    const { account, data } = answer.json<DataExport>();
    expect(account).toMatchObject({ email: reviewer.member.email, companyName: reviewer.member.company_name });
    expect(data.writtenReviews?.[0]).toMatchObject({
      partner: recipient.member.company_name,
      text: 'Die Speisekarten sind wunderbar geworden, die Farben leuchten und das Papier ist fest.',
      status: 'confirmed',
    });
    expect(data.platforms).toHaveLength(1);
    expect(data.xp?.length).toBeGreaterThan(0);
    for (const name of ['matches', 'notifications', 'activities', 'sessions'])
      expect([name, data[name]]).not.toEqual([name, []]);
    const theirs = (await recipient.get('/api/privacy/export')).json<DataExport>().data;
    expect(theirs.reviews?.[0]).toMatchObject({
      content: 'Die Speisekarten sind wunderbar geworden, die Farben leuchten und das Papier ist fest.',
    });
  });

  it('holds nothing of others: no draft, no address, no rating, nobody else’s rows', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    const draft = { status: 'in_progress', reviewText: 'Ein Entwurf, den noch niemand lesen darf.' };
    await reviewer.put(`/api/review-exchanges/${exchange.id}`, draft);
    await db
      .updateTable('review_exchanges')
      .set({ review_text: draft.reviewText })
      .where('id', '=', exchange.id)
      .execute();
    const stranger = await test.signIn({ company_name: 'Fremd GmbH', first_name: 'Xaver' });
    await stranger.post('/api/user-platforms', { platform: 'yelp', businessName: 'Fremd auf Yelp' });
    await test.runJobs();
    const body = (await recipient.get('/api/privacy/export')).body;
    const foreign = [draft.reviewText, reviewer.member.email, reviewer.member.description ?? '?', 'Fremd', 'Xaver'];
    for (const text of foreign) expect(body).not.toContain(text);
    expect((await reviewer.get('/api/privacy/export')).body).toContain(draft.reviewText);
  });

  it('holds no key, hash or link that opens anything', async () => {
    const eva = await test.signIn();
    await eva.post('/api/auth/magic-link', { email: eva.member.email });
    await eva.post('/api/user-platforms', { platform: 'google', businessName: 'Café Anna' });
    await test.runJobs();
    const { rows } = await sql<{ id_hash: string; token_hash: string }>`select * from sessions, magic_links`.execute(
      db,
    );
    const [mail] = await test.mails();
    const token = mail?.text.match(/token=([\w-]+)/)?.[1] ?? 'no token';
    const answer = await eva.get('/api/privacy/export');
    expect(answer.json().data.mails).toEqual([{ subject: 'Dein Anmeldelink für Rezenso', sentAt: expect.any(String) }]);
    for (const secret of [rows[0]?.id_hash ?? '?', rows[0]?.token_hash ?? '?', token]) {
      expect(answer.body).not.toContain(secret);
    }
    expect(answer.body).not.toMatch(/hash|sealed|token/i);
  });

  it('is there for who is signed in, and not without end', async () => {
    expect((await test.visitor.get('/api/privacy/export')).statusCode).toBe(401);
    const eva = await test.signIn();
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) statuses.push((await eva.get('/api/privacy/export')).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});
