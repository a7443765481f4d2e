import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';

const test = await startTestApp();
const url = '/api/auth/magic-link';
const payload = JSON.stringify({ email: 'eva@example.de' });
const json = { 'content-type': 'application/json' };

describe('a mutating request', () => {
  for (const headers of [
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:3000' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    {},
  ]) {
    it(`is taken with ${JSON.stringify(headers)}`, async () => {
      expect((await post({ ...json, ...headers })).statusCode).toBe(200);
    });
  }

  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:3001' },
    { origin: 'https://localhost:3000' },
    { origin: 'null' },
    { origin: 'http://localhost:3000.evil.example', 'sec-fetch-site': 'cross-site' },
  ]) {
    it(`is refused with ${JSON.stringify(headers)}`, async () => {
      const answer = await post({ ...json, ...headers });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'CROSS_SITE_REQUEST' });
    });
  }

  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/json',
  ]) {
    it(`is refused as ${type}`, async () => {
      const answer = await post({ 'content-type': type });
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
    });
  }

  it('may come without a body, with or without a content type', async () => {
    for (const headers of [{}, json]) {
      const answer = await test.app.inject({ method: 'POST', url: '/api/auth/dev-bypass', headers });
      expect(answer.statusCode).toBe(200);
    }
  });

  it('that is no JSON is malformed', async () => {
    for (const broken of ['{', '{"email":', 'eva', Buffer.from([0x22, 0xff, 0x22])]) {
      const answer = await test.app.inject({ method: 'POST', url, headers: json, payload: broken });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'MALFORMED_REQUEST' });
    }
  });

  it('that is too large is refused', async () => {
    const answer = await test.app.inject({ method: 'POST', url, headers: json, payload: `"${'x'.repeat(300_000)}"` });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });
});

describe('an address of the API that does not exist', () => {
  it('is answered in JSON, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await test.app.inject({ method, url: '/api/nothing' });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND', requestId: answer.headers['x-request-id'] });
    }
  });

  it('is answered in JSON also when it cannot be decoded', async () => {
    const answer = await test.app.inject({ url: '/api/%zz' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'MALFORMED_REQUEST' });
    expect(answer.headers['content-type']).toContain('application/json');
  });
});

describe('every answer', () => {
  it('carries the headers that keep browsers careful', async () => {
    for (const path of ['/api/auth/user', '/healthz', '/nothing', '/dev/mailbox']) {
      const { headers } = await test.visitor.get(path);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers['content-security-policy']).not.toContain('unsafe');
    }
  });
});

function post(headers: Record<string, string | undefined>) {
  return test.app.inject({ method: 'POST', url, headers, payload });
}
