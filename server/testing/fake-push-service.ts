import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';

/** A message as it reached a browser: encrypted for it, and signed by the site. */
export interface Delivered {
  /** Which subscription it was for. */
  path: string;
  /** What the browser reads. */
  data: unknown;
  headers: Record<string, string | string[] | undefined>;
  /** The claims of the site's signature (RFC 8292), which was checked. */
  claims: { aud: string; exp: number; sub: string };
}

export interface FakePushService {
  /** `host:port`, for PUSH_ALLOW. Other processes POST to /subscriptions there, and GET /delivered. */
  host: string;
  delivered: Delivered[];
  /** A browser's subscription, as `PushSubscription.toJSON` gives it. */
  subscribe(): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Answers of the next messages, in order; 201 afterwards. */
  answerWith(...statuses: number[]): void;
  close(): Promise<void>;
}

/** A push service of a browser's maker that speaks the real protocol: RFC 8030, and it reads what only the browser could. */
export async function startFakePushService(): Promise<FakePushService> {
  const delivered: Delivered[] = [];
  const browsers = new Map<string, { pair: ReturnType<typeof createECDH>; auth: string }>();
  let statuses: number[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  function subscribe() {
    const pair = createECDH('prime256v1');
    const [path, auth] = [`/push/${randomBytes(8).toString('hex')}`, randomBytes(16).toString('base64url')];
    const p256dh = pair.generateKeys('base64url');
    browsers.set(path, { pair, auth });
    return { endpoint: `http://${host}${path}`, keys: { p256dh, auth } };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const path = request.url ?? '';
    if (path === '/subscriptions') return void response.end(JSON.stringify(subscribe()));
    if (path === '/delivered') return void response.end(JSON.stringify(delivered));
    const browser = browsers.get(path);
    const [status = 201, ...later] = statuses;
    statuses = later;
    if (!browser) return void response.writeHead(404).end();
    if (status >= 300) return void response.writeHead(status).end();
    const claims = claimsOf(request.headers.authorization ?? '');
    const read = ece.decrypt(Buffer.concat(parts), {
      version: 'aes128gcm',
      privateKey: browser.pair,
      authSecret: browser.auth,
    });
    delivered.push({ path, data: JSON.parse(read.toString()), headers: request.headers, claims });
    response.writeHead(201).end();
  }

  return {
    host,
    delivered,
    subscribe,
    answerWith(...next) {
      statuses = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** @throws {Error} when the signature is not the named key's */
function claimsOf(authorization: string): Delivered['claims'] {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as never, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The message is not signed by the key that it names');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
