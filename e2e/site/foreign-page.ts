import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of somebody else, on a host of its own. */
export interface ForeignPage {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves a page of another site that allows pictures of one origin and nothing else.
 * @param html what its owner pasted into it
 */
export async function serveForeignPage(html: string, pictures: string): Promise<ForeignPage> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', `default-src 'none'; img-src ${pictures} data:`);
    response.setHeader('cross-origin-embedder-policy', 'require-corp');
    response.end(
      `<!doctype html><html lang="de"><meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><title>Laden</title><body>${html}</body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
