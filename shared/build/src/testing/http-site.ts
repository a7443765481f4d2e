import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Storage, takeUpload } from '@rezenso/releases/site';
import { folderStorage } from '@rezenso/releases/testing';

export interface HttpSite {
  address: string;
  /** Requests that it got, as `PUT /api/release-store/registry`. */
  asked: string[];
  close(): void;
}

/**
 * A site that takes releases over HTTP into a folder and asks nobody for a key.
 * @param contract what its server speaks at that moment
 */
export async function startHttpSite(root: string, contract: () => string): Promise<HttpSite> {
  const storage = folderStorage(root);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.setHeader('x-contract-version', contract());
    answer(storage, request, response).catch((error: Error) => {
      response.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify({ message: error.message }));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answer(storage: Storage, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url = '', headers } = request;
  const path = url.replace('/api/release-store', '');
  const [, , module = '', version = '', , ...file] = path.split('/').map(decodeURIComponent);
  if (path === '/registry.json') return void response.end('{}');
  const stored = await storage.readRegistry();
  if (path === '/registry' && method === 'GET')
    return void (stored
      ? response.setHeader('etag', `"${stored.state}"`).end(stored.text)
      : response.writeHead(404).end());
  if (path === '/registry') {
    const isKnown = headers['if-match'] === (stored && `"${stored.state}"`);
    const isDone = isKnown && (await storage.replaceRegistry(await text(request), stored));
    return void response.writeHead(isDone ? 204 : 412).end();
  }
  if (method === 'PUT') {
    const files = await takeUpload(storage, module, version, JSON.parse(await text(request)));
    return void response.end(JSON.stringify({ files }));
  }
  const content = await storage.readFile(module, version, file.join('/')).catch(() => undefined);
  response.writeHead(content ? 200 : 404).end(content);
}
