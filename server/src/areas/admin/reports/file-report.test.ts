import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anExchange } from '../../../../testing/factories/exchanges.ts';
import { aMatch } from '../../../../testing/factories/matches.ts';
import { reportText } from '../../../../testing/factories/reports.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';
import { limitTable } from '../../../limits/limit-table.ts';

const test = await startTestApp();
const unknown = '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11';
const said = { reason: 'rating_demanded', text: reportText };

describe('POST /api/reports', () => {
  it('reports the other side of a match, whichever side reports', async () => {
    const { requester, provider, match } = await aMatch(test);
    const filed = await requester.post('/api/reports', { matchId: match.id, ...said });
    expect(filed.statusCode).toBe(200);
    expect(filed.json()).toEqual({
      id: expect.any(String),
      reason: 'rating_demanded',
      status: 'pending',
      createdAt: test.clock.now().toISOString(),
    });
    expect((await provider.post('/api/reports', { matchId: match.id, ...said })).statusCode).toBe(200);
    const rows = await test.db.selectFrom('reports').select(['reporter_id', 'reported_id', 'match_id']).execute();
    const [one, other] = [requester.member.id, provider.member.id];
    expect(rows).toEqual([
      { reporter_id: one, reported_id: other, match_id: match.id },
      { reporter_id: other, reported_id: one, match_id: match.id },
    ]);
  });

  it('reports the partner of an exchange and remembers which one', async () => {
    const { reviewer, recipient, exchange, matchId } = await anExchange(test);
    const filed = await recipient.post('/api/reports', { exchangeId: exchange.id, ...said });
    expect(filed.statusCode).toBe(200);
    const row = await test.db.selectFrom('reports').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      reported_id: reviewer.member.id,
      review_exchange_id: exchange.id,
      match_id: matchId,
    });
    expect(row.text).not.toContain(reportText);
    expect(test.core.secret.sealer('report-text').open(row.text ?? '')).toBe(reportText);
  });

  it('refuses a second report about the same partner while the first is pending', async () => {
    const { recipient, exchange, matchId } = await anExchange(test);
    await recipient.post('/api/reports', { exchangeId: exchange.id, ...said });
    const second = await recipient.post('/api/reports', { matchId, ...said, reason: 'spam' });
    expect([second.statusCode, second.json().code]).toEqual([409, 'REPORT_ALREADY_FILED']);
    await test.db.updateTable('reports').set({ status: 'dismissed' }).execute();
    expect((await recipient.post('/api/reports', { matchId, ...said })).statusCode).toBe(200);
  });

  it('takes one of eight at once', { skip: !isOnPostgres }, async () => {
    const { requester, match } = await aMatch(test);
    // More than a member may file in a day would be refused for another reason.
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => requester.post('/api/reports', { matchId: match.id, ...said })),
    );
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200, 409]));
  });

  it('is for participants only, and tells what does not exist', async () => {
    const { exchange, matchId } = await anExchange(test);
    const other = await test.signIn();
    const codeOf = async (body: object) => (await other.post('/api/reports', { ...said, ...body })).json().code;
    expect(await codeOf({ matchId })).toBe('MATCH_NOT_YOURS');
    expect(await codeOf({ exchangeId: exchange.id })).toBe('EXCHANGE_NOT_YOURS');
    expect(await codeOf({ matchId: unknown })).toBe('MATCH_NOT_FOUND');
    expect(await codeOf({ exchangeId: unknown })).toBe('EXCHANGE_NOT_FOUND');
    expect((await test.visitor.post('/api/reports', { matchId, ...said })).statusCode).toBe(401);
  });

  it('refuses neither or both subjects, unknown reasons and texts that say nothing', async () => {
    const { requester, match } = await aMatch(test);
    const matchId = match.id;
    const faults = [
      { ...said },
      { ...said, matchId, exchangeId: unknown },
      { ...said, matchId, reason: 'suspicious_review' },
      { ...said, matchId, text: ' zu kurz  ' },
      { ...said, matchId, text: 'x'.repeat(2001) },
    ];
    for (const body of faults) {
      expect((await requester.post('/api/reports', body)).json().code).toBe('VALIDATION_FAILED');
    }
  });

  it('stops who reports without end', async () => {
    const { requester, match } = await aMatch(test);
    const file = async () => {
      const filed = await requester.post('/api/reports', { matchId: match.id, ...said });
      await test.db.updateTable('reports').set({ status: 'dismissed' }).execute();
      return filed;
    };
    for (let step = 0; step < limitTable['report.beginner'].max; step += 1) expect((await file()).statusCode).toBe(200);
    expect((await file()).json().code).toBe('STARTS_SMALL');
  });
});
