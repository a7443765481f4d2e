import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';
import type { Feature } from './feature.ts';

const whoAsks: Feature = async (app) => void app.get('/who', ({ ip }) => ({ ip }));
const features = [whoAsks];
const alone = await startTestApp({ features });
const behind = await startTestApp({ features, env: { TRUST_PROXY: '10.0.0.5, 10.1.0.0/16' } });

describe('the address of a caller', () => {
  const asked = async ({ app }: typeof alone, remoteAddress: string, headers: Record<string, string>) =>
    (await app.inject({ url: '/who', remoteAddress, headers })).json().ip;
  const claimed = { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.8', forwarded: 'for=203.0.113.9' };

  it('is that of the connection, whatever a header says, where no proxy is named', async () => {
    expect(await asked(alone, '198.51.100.1', claimed)).toBe('198.51.100.1');
    expect(await asked(alone, '127.0.0.1', claimed)).toBe('127.0.0.1');
  });

  it('is what a named proxy says, and nobody else', async () => {
    expect(await asked(behind, '10.0.0.5', claimed)).toBe('203.0.113.7');
    for (const stranger of ['10.0.0.6', '127.0.0.1', '198.51.100.1'])
      expect(await asked(behind, stranger, claimed)).toBe(stranger);
  });

  it('is the last that no named proxy stands for, not what a client wrote before it', async () => {
    const chain = { 'x-forwarded-for': '127.0.0.1, 192.0.2.9, 203.0.113.7, 10.1.2.3' };
    expect(await asked(behind, '10.0.0.5', chain)).toBe('203.0.113.7');
  });
});
