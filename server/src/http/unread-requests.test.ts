import { type AddressInfo, connect } from 'node:net';
import { after, describe, it } from 'node:test';
import { contractHeader, contractVersion } from '@rezenso/contract/contract-version';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';

const test = await startTestApp();
await test.app.listen({ host: '127.0.0.1', port: 0 });
after(() => test.app.close());
const { port } = test.app.server.address() as AddressInfo;
const head = 'Host: localhost\r\nConnection: close\r\n';

describe('what Node refuses before it is a request', () => {
  const unread: [what: string, text: string, status: number, code: string][] = [
    ['an unknown method', `FROB / HTTP/1.1\r\n${head}\r\n`, 400, 'MALFORMED_REQUEST'],
    ['no HTTP', 'hello\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    ['a header in two minds', `GET / HTTP/1.1\r\n${head}Bad Name: 1\r\n\r\n`, 400, 'MALFORMED_REQUEST'],
    ['headers too large', `GET / HTTP/1.1\r\n${head}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'MALFORMED_REQUEST'],
    ['an unknown expectation', `GET /healthz HTTP/1.1\r\n${head}Expect: wonders\r\n\r\n`, 417, 'MALFORMED_REQUEST'],
    ['no host', 'GET /api/auth/user HTTP/1.1\r\nConnection: close\r\n\r\n', 421, 'HOST_UNKNOWN'],
  ];
  const [post, smuggled] = [
    `POST /healthz HTTP/1.1\r\nHost: localhost\r\n`,
    'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n',
  ];
  // Its end can be read in two ways: what comes after one of them would be somebody else's request.
  for (const [what, lengths] of [
    ['a length and chunks', `Content-Length: ${smuggled.length + 5}\r\nTransfer-Encoding: chunked`],
    ['two lengths', `Content-Length: 0\r\nContent-Length: ${smuggled.length + 5}`],
    ['two lengths in one line', `Content-Length: 0, ${smuggled.length}`],
    ['a length with a sign', 'Content-Length: +0'],
    ['an encoding nobody knows', 'Transfer-Encoding: xchunked'],
    ['chunks not last', 'Transfer-Encoding: chunked, identity'],
    ['a space before the colon', 'Transfer-Encoding : chunked'],
  ] as const)
    unread.push([what, `${post}${lengths}\r\n\r\n0\r\n\r\n${smuggled}`, 400, 'MALFORMED_REQUEST']);
  for (const [what, text, status, code] of unread)
    it(`is answered as every refusal, with the contract's version: ${what}`, async () => {
      const answer = await talk(text);
      expect(answer.status).toBe(status);
      expect(answer.headers.get(contractHeader)).toBe(contractVersion);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(answer.count).toBe(1);
      expect(answer.body).toEqual({ code, message: expect.any(String), requestId: answer.headers.get('x-request-id') });
    });

  it('ends the connection without a word when more comes over it than was announced', async () => {
    const most = test.app.server.maxRequestsPerSocket;
    test.app.server.maxRequestsPerSocket = 1;
    const two = await raw(`GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(2));
    test.app.server.maxRequestsPerSocket = most;
    const answers = two.match(/^HTTP\/1\.1 \d+/gm) ?? [];
    expect(answers.filter((line) => line !== 'HTTP/1.1 200')).toEqual([]);
  });
});

async function talk(text: string) {
  const answer = await raw(text);
  const [lines = '', body = ''] = answer.split('\r\n\r\n');
  const [first = '', ...rest] = lines.split('\r\n');
  const headers = new Headers(rest.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]));
  const count = answer.match(/HTTP\/1\.1 \d/g)?.length;
  return { status: Number(first.split(' ')[1]), count, headers, body: JSON.parse(body) };
}

function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (chunk) => {
      answer += chunk;
    });
    // Node hangs up on what it could not read, also before the rest of it came.
    socket.on('error', () => {}).on('close', () => resolve(answer));
  });
}
