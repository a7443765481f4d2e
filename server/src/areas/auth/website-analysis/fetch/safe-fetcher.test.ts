import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { AnalysisError } from '@rezenso/engines/analysis/analysis-error';
import { expect } from 'expect';
import { createSafeFetcher, type SafeFetcherOptions } from './safe-fetcher.ts';

const page = '<!doctype html><meta charset="utf-8"><h1>Bäckerei Grüß Gott</h1>';
const servers: Server[] = [];

after(() => {
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
});

describe('fetching a page', () => {
  it('reads compressed pages', async () => {
    for (const [encoding, body] of [
      ['gzip', gzipSync(page)],
      ['br', brotliCompressSync(page)],
      ['identity', Buffer.from(page)],
    ] as const) {
      const fetched = await fetchFrom((_, answer) =>
        answer.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(body),
      );
      expect(fetched.html).toContain('Bäckerei Grüß Gott');
    }
  });

  it('reads pages in the encodings of older sites', async () => {
    const latin = Buffer.from('<!doctype html><meta charset="iso-8859-1"><h1>Bäckerei</h1>', 'latin1');
    expect(
      (await fetchFrom((_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(latin))).html,
    ).toContain('Bäckerei');
    const byHeader = { 'content-type': 'text/html; charset=ISO-8859-1' };
    expect(
      (
        await fetchFrom((_, answer) =>
          answer.writeHead(200, byHeader).end(Buffer.from('<!doctype html>Müller', 'latin1')),
        )
      ).html,
    ).toContain('Müller');
    const wrongly = Buffer.from('<!doctype html><meta charset="utf-8">Größe Öfen Bäder', 'latin1');
    expect(
      (await fetchFrom((_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(wrongly))).html,
    ).toContain('Größe Öfen Bäder');
  });

  it('follows three redirects and no more', async () => {
    const chain: (last: number) => RequestListener = (last) => (asked, answer) => {
      const step = Number(asked.url?.slice(1) || 0);
      if (step < last) answer.writeHead(302, { location: `/${step + 1}` }).end();
      else answer.writeHead(200, { 'content-type': 'text/html' }).end(page);
    };
    expect((await fetchFrom(chain(3))).url).toMatch(/\/3$/);
    await expectCode(fetchFrom(chain(4)), 'DOMAIN_UNREACHABLE');
  });

  it('stops at the size limit, also when a small answer unpacks to a large one', async () => {
    const large = Buffer.alloc(2_100_000, 'a');
    await expectCode(
      fetchFrom((_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(large)),
      'WEBSITE_TOO_LARGE',
    );
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const packed = { 'content-type': 'text/html', 'content-encoding': 'gzip' };
    await expectCode(
      fetchFrom((_, answer) => answer.writeHead(200, packed).end(bomb)),
      'WEBSITE_TOO_LARGE',
    );
  });

  it('stops a site that hangs or drips', async () => {
    await expectCode(
      fetchFrom(() => undefined, { pageMs: 150 }),
      'WEBSITE_TIMEOUT',
    );
    const drip: RequestListener = (_, answer) => {
      answer.writeHead(200, { 'content-type': 'text/html' });
      const timer = setInterval(() => answer.write(' '), 20);
      answer.on('close', () => clearInterval(timer));
    };
    await expectCode(fetchFrom(drip, { pageMs: 200 }), 'WEBSITE_TIMEOUT');
  });

  it('tells apart what is no page, what answers with an error, and what does not exist', async () => {
    await expectCode(
      fetchFrom((_, answer) => answer.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF')),
      'WEBSITE_NOT_HTML',
    );
    await expectCode(
      fetchFrom((_, answer) => answer.writeHead(200).end('just text')),
      'WEBSITE_NOT_HTML',
    );
    await expectCode(
      fetchFrom((_, answer) => answer.writeHead(404, { 'content-type': 'text/html' }).end(page)),
      'DOMAIN_UNREACHABLE',
    );
    const missing = async () => {
      throw new Error('ENOTFOUND');
    };
    await expectCode(
      createSafeFetcher({ allow: [], lookup: missing }).fetchPage('https://gibt-es-nicht.example/'),
      'DOMAIN_UNREACHABLE',
    );
  });
});

it('reads a manifest only where one is wanted, and nothing else there', async () => {
  const told = '{"name":"Möbel Muster"}';
  const asked: (string | undefined)[] = [];
  const answering = (type: string): RequestListener => {
    return (request, answer) => {
      asked.push(request.headers.accept);
      answer.writeHead(200, { 'content-type': type }).end(told);
    };
  };
  const json = answering('application/manifest+json; charset=utf-8');
  expect((await fetchFrom(json, {}, 'manifest')).html).toBe(told);
  expect(asked.at(-1)).toContain('application/manifest+json');
  await expectCode(fetchFrom(json), 'WEBSITE_NOT_HTML');
  await expectCode(fetchFrom(answering('text/html'), {}, 'manifest'), 'WEBSITE_NOT_HTML');
});

async function fetchFrom(listener: RequestListener, options: Partial<SafeFetcherOptions> = {}, wanted?: 'manifest') {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createSafeFetcher({ allow: [host], ...options }).fetchPage(`http://${host}/`, undefined, wanted);
}

async function expectCode(work: Promise<unknown>, code: string): Promise<void> {
  const failure = await work.then(
    () => 'answered',
    (error: unknown) => (error instanceof AnalysisError ? error.code : error),
  );
  expect(failure).toBe(code);
}
