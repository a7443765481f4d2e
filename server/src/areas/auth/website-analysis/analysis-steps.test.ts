import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { websiteAnalysis } from '@rezenso/contract/analysis';
import { expect } from 'expect';
import * as z from 'zod';
import { startBakerySite } from '../../../../testing/bakery-site.ts';
import { cookieOf } from '../../../../testing/live-stream.ts';
import { stepEventsIn } from '../../../../testing/step-events.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { analysisFeature } from './index.ts';

const bakery = await startBakerySite();
const slow = await startSlowSite();
const allowed = `${bakery.host},${slow.host}`;
const test = await startTestApp({ features: [analysisFeature], env: { ANALYSIS_ALLOW: allowed } });
after(() => {
  bakery.server.close();
  slow.close();
});

describe('an analysis that tells of its steps', () => {
  it('streams each step and then what it answers as JSON', async () => {
    const eva = await test.signIn();
    const answer = await askFor(eva, `http://${bakery.host}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-account': eva.member.id,
    });
    const events = stepEventsIn(answer.body);
    expect(events.slice(0, -1)).toEqual(
      ['resolving', 'fetching', 'reading', 'classifying'].map((step) => ({ event: 'step', data: { step } })),
    );
    const [last] = events.slice(-1);
    expect(last?.event).toBe('answer');
    const { companyName } = z.parse(websiteAnalysis as unknown as z.ZodType<{ companyName: string }>, last?.data);
    expect(companyName).toBe('Bäckerei Morgenrot');
    const plain = await eva.post('/api/analyze-website', { domain: `http://${bakery.host}` });
    expect(last?.data).toEqual(plain.json());
  });

  it('ends with the usual error and its status when the site cannot be read', async () => {
    const eva = await test.signIn();
    const answer = await askFor(eva, `http://${bakery.host}/bild.png`);
    expect(stepEventsIn(answer.body)).toEqual([
      { event: 'step', data: { step: 'resolving' } },
      {
        event: 'error',
        data: {
          status: 422,
          code: 'WEBSITE_NOT_HTML',
          message: expect.any(String),
          requestId: answer.headers['x-request-id'],
        },
      },
    ]);
  });

  it('answers JSON to everybody who does not ask for a stream', async () => {
    const eva = await test.signIn();
    for (const accept of [undefined, '*/*', 'application/json', 'application/json, text/plain']) {
      const answer = await askFor(eva, `http://${bakery.host}`, { accept });
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toMatchObject({ companyName: 'Bäckerei Morgenrot', engine: 'built-in' });
    }
  });

  it('is refused as every other call before its first step, with a status', async () => {
    const eva = await test.signIn();
    const refused = async (answer: ReturnType<typeof askFor>) => {
      const { statusCode, headers, json } = await answer;
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      return [statusCode, json().code];
    };
    const anyone = test.newVisitor();
    expect(await refused(askFor(anyone, 'firma.de'))).toEqual([401, 'UNAUTHORIZED']);
    expect(await refused(askFor(eva, ''))).toEqual([400, 'DOMAIN_REQUIRED']);
    expect(await refused(askFor(eva, 'a'.repeat(400)))).toEqual([400, 'VALIDATION_FAILED']);
    const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect(await refused(askFor(eva, 'firma.de', elsewhere))).toEqual([403, 'CROSS_SITE_REQUEST']);
    for (let asked = 0; asked < 20; asked += 1) await askFor(eva, 'http://127.0.0.1:1');
    const over = await askFor(eva, 'http://127.0.0.1:1');
    expect([over.statusCode, Number(over.headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

describe('a slow website', () => {
  it('shows which step hangs while it hangs', async () => {
    const hanging = slow.waiting();
    const { answer } = await askOverNetwork();
    const heard = await readUntil(answer, 'fetching');
    await hanging;
    expect(stepEventsIn(heard).map(({ data }) => data.step)).toEqual(['resolving', 'fetching']);
    slow.release();
    const whole = heard + (await readUntil(answer));
    expect(stepEventsIn(whole).at(-1)).toMatchObject({ event: 'answer', data: { companyName: 'Malerei Sommer' } });
  });

  for (const accept of ['text/event-stream', 'application/json']) {
    it(`is let go when the browser leaves that asked for ${accept}`, async () => {
      const leaving = new AbortController();
      const asked = askOverNetwork(accept, leaving.signal);
      const hanging = await slow.waiting();
      const left = once(hanging, 'close');
      leaving.abort();
      await Promise.allSettled([asked]);
      await left;
      expect(hanging.writableFinished).toBe(false);
    });
  }
});

function askFor(
  client: Pick<SignedInClient, 'send'>,
  domain: string,
  headers: Record<string, string | undefined> = {},
) {
  const given = { origin: test.core.env.publicOrigin, accept: 'text/event-stream', ...headers };
  const sent = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return client.send({ method: 'POST', url: '/api/analyze-website', payload: { domain }, headers: sent });
}

/** Asks for the slow site as a browser does, over a connection. */
async function askOverNetwork(accept = 'text/event-stream', signal?: AbortSignal) {
  const { app } = test;
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const cookie = await cookieOf(test, await test.aCompleteMember());
  const answer = await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/analyze-website`, {
    method: 'POST',
    headers: { accept, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ domain: `http://${slow.host}` }),
    ...(signal && { signal }),
  });
  return { answer: answer.body?.pipeThrough(new TextDecoderStream()).getReader() };
}

/** What comes until these words, or to the end. */
async function readUntil(reader: ReadableStreamDefaultReader<string> | undefined, words?: string): Promise<string> {
  let text = '';
  while (!words || !text.includes(words)) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) break;
    text += value;
  }
  return text;
}

/** A website whose imprint waits until it is released, or given up. */
async function startSlowSite() {
  const start = `<!doctype html><title>Malerei Sommer</title><h1>Malerei Sommer</h1>
    <p>Wir streichen Wohnungen und Fassaden in Ulm.</p><a href="/impressum">Impressum</a>`;
  const imprint = '<!doctype html><h1>Impressum</h1><p>Malerei Sommer GmbH<br>Gasse 1<br>89073 Ulm</p>';
  const type = { 'content-type': 'text/html; charset=utf-8' };
  const hanging: ServerResponse[] = [];
  let arrived = Promise.withResolvers<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url === '/') return void response.writeHead(200, type).end(start);
    hanging.push(response);
    arrived.resolve(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    release() {
      for (const response of hanging.splice(0)) response.writeHead(200, type).end(imprint);
    },
    /** The next request for the imprint. */
    waiting() {
      arrived = Promise.withResolvers();
      return arrived.promise;
    },
    close: () => server.close(),
  };
}
