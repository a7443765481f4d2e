import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { compression } from '../../../../server/src/http/compression.ts';
import type { ApiSite } from './api-site.ts';
import type { Site } from './sites.ts';

const types: Record<string, string> = { js: 'text/javascript', woff2: 'font/woff2', json: 'application/json' };

/** The member who is signed in on the measured pages. */
const member = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'bench@rezenso.example',
  isAdmin: true,
  adminRole: 'super_admin',
  firstName: 'Anna',
  lastName: 'Sommer',
  companyName: 'Bäckerei Sommer',
  unreadNotifications: 0,
};

/**
 * Serves a built site: everybody is signed in or nobody.
 * @param api answers its calls; without it every one but the session fails
 */
export async function serve(
  site: Site,
  isSignedIn: () => boolean,
  api?: ApiSite,
): Promise<{ origin: string; stop(): void }> {
  const answer = async (asked: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '/' } = asked;
    const { pathname } = new URL(url, 'http://bench');
    const file = site.fileOf(pathname);
    if (file) return sendFile(response, file);
    if (api && pathname.startsWith('/api/')) return api.answer(asked, response, isSignedIn());
    if (pathname === '/api/auth/user' && isSignedIn())
      return sendText(response, 200, 'application/json', JSON.stringify(member));
    if (pathname.startsWith('/api/')) return sendText(response, 401, 'application/json', '{"message":"Unauthorized"}');
    return sendText(response, 200, 'text/html; charset=utf-8', await site.html(pathname, isSignedIn()));
  };
  const server = createServer((asked, response) => void answer(asked, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, stop: () => server.close().closeAllConnections() };
}

async function sendFile(response: ServerResponse, file: string): Promise<void> {
  const type = types[file.split('.').at(-1) ?? ''] ?? 'text/plain';
  const packed = await readFile(`${file}.br`).catch(() => undefined);
  const encoding = packed ? { 'content-encoding': 'br' } : {};
  response.writeHead(200, { 'content-type': type, ...encoding }).end(packed ?? (await readFile(file)));
}

async function sendText(response: ServerResponse, status: number, type: string, text: string): Promise<void> {
  const packed = await promisify(brotliCompress)(text, compression.brotliOptions);
  response.writeHead(status, { 'content-type': type, 'content-encoding': 'br' }).end(packed);
}
