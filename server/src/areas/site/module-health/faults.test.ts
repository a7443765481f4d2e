import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const report = {
  module: 'mf-reviews',
  version: '1.4.0',
  kind: 'integrity',
  message: 'hash',
  path: '/reviews?token=x#y',
};

describe('a fault that a browser reports', () => {
  it('is kept, without what may be secret in its address', async () => {
    const answer = await test.visitor.post('/api/client-errors', report);
    expect(answer.json()).toEqual({ ok: true });
    const rows = await test.db.selectFrom('client_errors').selectAll().execute();
    expect(rows).toMatchObject([
      { module: 'mf-reviews', version: '1.4.0', kind: 'integrity', message: 'hash', path: '/reviews' },
    ]);
  });

  it('of an answer that could not be read names the call and the field', async () => {
    const unreadable = { ...report, kind: 'answer', call: 'GET /api/matches', field: '0.partner.name' };
    await test.visitor.post('/api/client-errors', unreadable);
    const rows = await test.db.selectFrom('client_errors').select(['module', 'kind', 'call', 'field']).execute();
    expect(rows).toEqual([{ module: 'mf-reviews', kind: 'answer', call: 'GET /api/matches', field: '0.partner.name' }]);
  });

  it('is refused when it makes no sense', async () => {
    for (const broken of [
      {},
      { ...report, kind: 'mood' },
      { ...report, module: '' },
      { ...report, message: 'x'.repeat(1001) },
    ]) {
      expect((await test.visitor.post('/api/client-errors', broken)).statusCode).toBe(400);
    }
  });

  it('cannot flood the table', async () => {
    const statuses = [];
    for (let index = 0; index < 61; index += 1)
      statuses.push((await test.visitor.post('/api/client-errors', report)).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});
