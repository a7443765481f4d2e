import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';
import { allowPage, createNonce } from './security-headers.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://rezenso.de',
  SMTP_URL: 'smtps://mail.rezenso.de',
  MAIL_FROM: 'Rezenso <post@rezenso.de>',
  SECRET_KEY: 'kV7pQ2xR9mT4wZ8sL1nB6yD3fH5jC0gA',
};
const online = await startTestApp({ env: production });
const local = await startTestApp();

/** Pages, calls, refusals of all kinds, and what is answered before any hook runs. */
const everywhere = ['/', '/healthz', '/api/auth/user', '/api/nothing', '/nothing', '/%zz'];

describe('a page where people pay', () => {
  it('lets in the payment provider and nobody else', () => {
    const headers = new Map<string, unknown>();
    const reply = { header: (name: string, value: unknown) => headers.set(name, value) } as never;
    allowPage(reply, createNonce(), { hasPayment: true });
    const hosts = String(headers.get('content-security-policy')).match(/(?:https?|wss?):\S+?(?=[;\s]|$)/g) ?? [];
    expect(hosts.length).toBeGreaterThan(3);
    expect(hosts.filter((host) => !/^https:\/\/[\w*.]+\.stripe\.com$/.test(host))).toEqual([]);
  });
});

describe('every answer', () => {
  it('under https tells browsers to stay with it, for two years and all names below', async () => {
    for (const url of everywhere) {
      const { headers } = await online.app.inject({ url, headers: { host: 'rezenso.de' } });
      const told = headers['strict-transport-security'];
      expect([url, told]).toEqual([url, 'max-age=63072000; includeSubDomains; preload']);
    }
    const { statusCode, headers } = await online.app.inject({ url: '/', headers: { host: 'evil.example' } });
    expect([statusCode, headers['strict-transport-security']]).toEqual([421, expect.any(String)]);
  });

  it('without https does not', async () => {
    for (const url of everywhere)
      expect((await local.visitor.get(url)).headers['strict-transport-security']).toBeUndefined();
  });
});
