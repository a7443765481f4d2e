import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

export interface ServedMetrics {
  /** Where they are told, with the port that was really taken. */
  address: string;
  close(): Promise<void>;
}

interface Where {
  host: string;
  port: number;
}

/** Tells the figures at /metrics, on a port of their own: they are for whoever runs the site, and no proxy leads there. */
export async function serveMetrics(metrics: Metrics, { host, port }: Where): Promise<ServedMetrics> {
  const server = createServer({ requestTimeout: 5_000 }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}/metrics`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
