import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const startPage = `<!doctype html><html lang="de"><head><title>Bäckerei Morgenrot – Brot aus Freiburg</title>
  <meta name="description" content="Handwerksbäckerei in Freiburg mit Sauerteig aus eigener Führung."></head><body>
  <h1>Brot braucht Zeit</h1><p>Wir sind eine Bäckerei mitten in Freiburg und backen Brote mit Sauerteig, Brezeln und
  Kuchen für Familien aus der Nachbarschaft.</p><a href="/impressum">Impressum</a></body></html>`;
const imprint = `<!doctype html><html lang="de"><head><title>Impressum</title></head><body><h1>Impressum</h1>
  <p>Bäckerei Morgenrot GmbH<br>Salzstraße 1<br>79098 Freiburg im Breisgau</p><p>Geschäftsführerin: Anna Berger</p>
  </body></html>`;

/** A small business's website on a port of this machine, for tests. */
export async function startBakerySite(): Promise<{ server: Server; host: string }> {
  const pages: Record<string, [type: string, body: string]> = {
    '/': ['text/html; charset=utf-8', startPage],
    '/impressum': ['text/html; charset=utf-8', imprint],
    '/leer': ['text/html', '<!doctype html><html><body></body></html>'],
    '/bild.png': ['image/png', 'png'],
    '/riesig': ['text/html', `<!doctype html><html><body>${'Brot '.repeat(500_000)}</body></html>`],
  };
  const server = createServer((request, response) => {
    const page = pages[request.url ?? '/'];
    if (!page) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': page[0] }).end(page[1]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}
