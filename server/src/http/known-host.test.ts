import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';

const test = await startTestApp({ env: { PUBLIC_ORIGIN: 'http://rezenso.test:8080' } });
const strangers = ['evil.example', 'evil.example:8080', 'rezenso.test.evil.example', '10.0.0.7', '[2001:db8::1]'];
const malformed = ['rezenso.test/evil', 'x@localhost', 'localhost@evil.example', 'localhost\\.evil.example'];

describe('a request under a name that is not ours', () => {
  for (const host of [...strangers, ...malformed]) {
    it(`is refused everywhere, also where development signs anybody in: "${host}"`, async () => {
      const asked = [
        await test.app.inject({ method: 'POST', url: '/api/auth/dev-bypass', headers: { host } }),
        ...(await Promise.all(everywhere.map((url) => test.app.inject({ url, headers: { host } })))),
      ];
      for (const answer of asked) {
        expect(answer.statusCode).toBe(421);
        expect(answer.json()).toMatchObject({ code: 'HOST_UNKNOWN' });
        expect(answer.cookies).toEqual([]);
      }
    });
  }

  it('is refused when only a proxy header holds ours', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'rezenso.test' };
    expect((await test.app.inject({ url: '/dev/mailbox.json', headers })).statusCode).toBe(421);
  });

  it('still tells whoever watches the process that it is alive', async () => {
    for (const url of ['/healthz', '/readyz'])
      expect((await test.app.inject({ url, headers: { host: '10.0.0.7:3000' } })).statusCode).toBe(200);
  });
});

describe('a request under our name or of this machine', () => {
  for (const host of ['rezenso.test:8080', 'Rezenso.Test', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
    it(`is answered: ${host}`, async () => {
      const answer = await test.app.inject({ method: 'POST', url: '/api/auth/dev-bypass', headers: { host } });
      expect(answer.statusCode).toBe(200);
    });
  }
});

const everywhere = ['/dev/mailbox', '/dev/mailbox.json', '/api/auth/user', '/', '/api/nothing', '/api/docs/json'];
