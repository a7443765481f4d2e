import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMeasured } from '../../../../server/bench/api/measured-process.ts';

/** The API over the demo data, asked by one member. */
export interface ApiSite {
  /** Answers a call to a measured page as the API answers that member. */
  answer(asked: IncomingMessage, response: ServerResponse, isSignedIn: boolean): void;
  stop(): Promise<void>;
}

const origin = 'http://localhost:3000';

/** Starts the API on the embedded database in a process of its own. */
export async function startApi(email: string): Promise<ApiSite> {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-bench-api-'));
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    CALL_LIMITS: 'off',
    DATA_DIR: folder,
    PORT: '0',
    PUBLIC_ORIGIN: origin,
  };
  const server = await startMeasured('own-server.ts', undefined, env);
  const signedIn = await fetch(`${server.address}/api/auth/dev-bypass`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  if (!cookie) throw new Error(`Signing in answered ${signedIn.status}`);
  return {
    answer(asked, response, isSignedIn) {
      const headers: OutgoingHttpHeaders = { ...asked.headers, host: new URL(origin).host };
      delete headers.cookie;
      if (headers.origin) headers.origin = origin;
      if (isSignedIn) headers.cookie = cookie;
      const passed = request(server.address + asked.url, { method: asked.method ?? 'GET', headers }, (given) => {
        response.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(response);
      });
      passed.once('error', () => response.writeHead(502).end());
      asked.pipe(passed);
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
