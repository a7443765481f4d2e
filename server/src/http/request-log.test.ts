import { Writable } from 'node:stream';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { pino } from 'pino';
import { startTestApp } from '../../testing/test-app.ts';

const lines: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const test = await startTestApp({ log: pino({ level: 'trace' }, sink) });

describe('the log', () => {
  it('has a line per answer, with the route and without what is secret', async () => {
    lines.length = 0;
    const secret = 'S3cretT0kenS3cretT0ken';
    await test.visitor.get(`/magic-link?token=${secret}`);
    await test.visitor.get(`/unsubscribe/${secret}`);
    await test.visitor.post('/api/auth/magic-link/verify', { token: secret });
    await test.app.inject({ url: '/api/auth/user', headers: { cookie: `rezenso_session=${secret}` } });
    const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
    expect(answered.map(({ route, status }) => [route, status])).toEqual([
      ['/*', 503],
      ['/*', 503],
      ['/api/auth/magic-link/verify', 400],
      ['/api/auth/user', 401],
    ]);
    expect(answered[0]).toMatchObject({ requestId: expect.any(String), ms: expect.any(Number), method: 'GET' });
    expect(lines.join('')).not.toContain(secret);
  });
});
