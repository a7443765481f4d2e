import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { AnalysisError, type AnalysisErrorCode } from '@rezenso/engines/analysis/analysis-error';
import { expect } from 'expect';
import { createSafeFetcher, type Lookup, type SafeFetcherOptions } from './safe-fetcher.ts';
import { ssrfVectors } from './ssrf-vectors.ts';
import { createDial, type Dial } from './transport.ts';

const publicAddress = '93.184.216.34';
const html = { 'content-type': 'text/html' };
const honeypots: Server[] = [];
let honeypotPort: number;
let publicSite: Server;
let publicPort: number;
let hits = 0;
let redirectTo = '';

before(async () => {
  const honeypot = await listening(createHoneypot(), '127.0.0.1');
  honeypotPort = portOf(honeypot);
  honeypots.push(honeypot);
  // The same port on ::1 too, where the machine has IPv6.
  honeypots.push(await listening(createHoneypot(), '::1', honeypotPort).catch(() => createHoneypot()));
  publicSite = await listening(
    createServer((asked, answer) => {
      if (asked.url === '/go') answer.writeHead(302, { location: redirectTo }).end();
      else answer.writeHead(200, html).end('<!doctype html><p>Guten Tag</p>');
    }),
    '127.0.0.1',
  );
  publicPort = portOf(publicSite);
});

after(() => {
  for (const honeypot of honeypots) honeypot.close();
  publicSite.close();
});

describe('the safe fetcher against a server that must not be reached', () => {
  it('would reach the server if it were allowed, so that the counter means something', async () => {
    const before = hits;
    const { fetchPage } = createSafeFetcher({ allow: [`localhost:${honeypotPort}`] });
    expect((await fetchPage(`http://localhost:${honeypotPort}/`)).html).toContain('secret');
    expect(hits).toBe(before + 1);
  });

  it('refuses every written form of an internal address', async () => {
    const vectors = ssrfVectors(honeypotPort);
    expect(vectors.length).toBeGreaterThanOrEqual(300);
    const before = hits;
    const fetcher = openFetcher();
    for (const { kind, url } of vectors) {
      const code = await refusal(() => fetcher.fetchPage(url));
      expect({ kind, url, isRefused: code === 'DOMAIN_NOT_PUBLIC' || code === 'DOMAIN_INVALID' }).toEqual({
        kind,
        url,
        isRefused: true,
      });
    }
    expect(hits).toBe(before);
  });

  it('refuses every one of them as the target of a redirect from a public site', async () => {
    const before = hits;
    const fetcher = openFetcher();
    for (const { url } of ssrfVectors(honeypotPort)) {
      // A header carries ASCII only; browsers and servers send other characters percent-encoded.
      redirectTo = encodeURI(url).replace(/%25/g, '%').replace(/%5B/g, '[').replace(/%5D/g, ']');
      const code = await refusal(() => fetcher.fetchPage(`http://public.example:${publicPort}/go`));
      expect({ url, isRefused: code === 'DOMAIN_NOT_PUBLIC' || code === 'DOMAIN_INVALID' }).toEqual({
        url,
        isRefused: true,
      });
    }
    expect(hits).toBe(before);
  });

  it('refuses a name that leads to an internal address, also among public ones', async () => {
    const before = hits;
    for (const addresses of [
      ['127.0.0.1'],
      ['::1'],
      ['::ffff:127.0.0.1'],
      [publicAddress, '127.0.0.1'],
      ['10.0.0.8', publicAddress],
    ]) {
      const fetcher = openFetcher({ lookup: async () => addresses.map((address) => ({ address })) });
      expect(await refusal(() => fetcher.fetchPage(`http://evil.example:${honeypotPort}/`))).toBe('DOMAIN_NOT_PUBLIC');
    }
    expect(hits).toBe(before);
  });

  it('connects to the address it checked when the resolver changes its answer', async () => {
    const before = hits;
    let asked = 0;
    const rebinding: Lookup = async () => [{ address: asked++ === 0 ? publicAddress : '127.0.0.1' }];
    const dialled: string[] = [];
    const fetcher = openFetcher({ lookup: rebinding, dial: towardsPublicSite(dialled) });
    expect((await fetcher.fetchPage(`http://rebind.example:${publicPort}/`)).html).toContain('Guten Tag');
    expect({ asked, dialled }).toEqual({ asked: 1, dialled: [publicAddress] });
    // The second look-up answers with the honeypot's address: it is checked again and refused.
    expect(await refusal(() => fetcher.fetchPage(`http://rebind.example:${honeypotPort}/`))).toBe('DOMAIN_NOT_PUBLIC');
    expect(hits).toBe(before);
  });

  it('checks a name again when a redirect leads back to it', async () => {
    const before = hits;
    let asked = 0;
    const fetcher = openFetcher({ lookup: async () => [{ address: asked++ === 0 ? publicAddress : '127.0.0.1' }] });
    redirectTo = `http://rebind.example:${honeypotPort}/`;
    expect(await refusal(() => fetcher.fetchPage(`http://rebind.example:${publicPort}/go`))).toBe('DOMAIN_NOT_PUBLIC');
    expect({ asked, hits }).toEqual({ asked: 2, hits: before });
  });

  it('opens an allowed entry on its own port and under its own name only', async () => {
    const before = hits;
    const { fetchPage } = createSafeFetcher({ allow: [`localhost:${publicPort}`] });
    expect(await refusal(() => fetchPage(`http://localhost:${honeypotPort}/`))).toBe('DOMAIN_NOT_PUBLIC');
    expect(await refusal(() => fetchPage(`http://127.0.0.1:${publicPort}/`))).toBe('DOMAIN_NOT_PUBLIC');
    redirectTo = `http://localhost:${honeypotPort}/`;
    expect(await refusal(() => fetchPage(`http://localhost:${publicPort}/go`))).toBe('DOMAIN_NOT_PUBLIC');
    expect(hits).toBe(before);
  });

  it('refuses unusual ports on public hosts', async () => {
    const { fetchPage } = createSafeFetcher({ allow: [], lookup: async () => [{ address: publicAddress }] });
    expect(await refusal(() => fetchPage('http://public.example:8080/'))).toBe('DOMAIN_NOT_PUBLIC');
  });
});

/** Takes the port rule out of the way, so that a hole in the address rules would really reach the honeypot. */
function openFetcher(options: Partial<SafeFetcherOptions> = {}) {
  const resolve: Lookup = async (host) => [{ address: /localhost/.test(host) ? '127.0.0.1' : publicAddress }];
  const ports = [honeypotPort, publicPort];
  return createSafeFetcher({
    allow: [],
    lookup: resolve,
    ports,
    dial: towardsPublicSite([]),
    pageMs: 3_000,
    ...options,
  });
}

/** Stands for the internet: the one public address is our own site, every other address is dialled for real. */
function towardsPublicSite(dialled: string[]): Dial {
  const dial = createDial(500);
  return (options, callback) => {
    dialled.push(options.hostname);
    dial(options.hostname === publicAddress ? { ...options, hostname: '127.0.0.1' } : options, callback);
  };
}

async function refusal(action: () => Promise<unknown>): Promise<AnalysisErrorCode | 'answered'> {
  try {
    await action();
    return 'answered';
  } catch (error) {
    if (error instanceof AnalysisError) return error.code;
    throw error;
  }
}

function createHoneypot(): Server {
  const server = createServer((_, answer) => answer.writeHead(200, html).end('<!doctype html>secret'));
  return server.on('connection', () => {
    hits += 1;
  });
}

function listening(server: Server, host: string, port = 0): Promise<Server> {
  return new Promise((resolve, reject) => server.once('error', reject).listen(port, host, () => resolve(server)));
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
