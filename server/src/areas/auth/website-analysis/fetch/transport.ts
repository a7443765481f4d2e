import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AnalysisError } from '@rezenso/engines/analysis/analysis-error';
import { hostOf } from '@rezenso/engines/analysis/host';
import { Agent, buildConnector, request } from 'undici';

export type Dial = buildConnector.connector;

/** Opens sockets; `connectMs` bounds each attempt. */
export function createDial(connectMs: number): Dial {
  return buildConnector({ timeout: connectMs, allowH2: false, maxCachedSessions: 0 });
}

/** A page for people, or the manifest that an application describes itself with. */
export type Wanted = 'page' | 'manifest';

export interface HopOptions {
  /** Checked addresses; the connection goes to one of them and nowhere else. */
  addresses: readonly string[];
  dial: Dial;
  signal: AbortSignal;
  /** Highest number of bytes of the body, compressed and decompressed. */
  maxBytes: number;
  /** What is asked for: nothing else is read. */
  wanted: Wanted;
}

export interface Hop {
  status: number;
  location: string;
  contentType: string;
  body: Uint8Array;
}

const accepted: Readonly<Record<Wanted, string>> = {
  page: 'text/html,application/xhtml+xml;q=0.9',
  manifest: 'application/manifest+json,application/json;q=0.9',
};
const headers = {
  'accept-language': 'de-DE,de;q=0.9,en;q=0.5',
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'Mozilla/5.0 (compatible; RezensoBot/1.0; Website-Analyse)',
};

/** One request without redirects, over a connection of its own that cannot be shared with another host. */
export async function requestHop(url: URL, options: HopOptions): Promise<Hop> {
  const agent = new Agent({ connect: pinned(url, options), maxHeaderSize: 32_768, pipelining: 0, connections: 1 });
  try {
    const asked = { ...headers, accept: accepted[options.wanted] };
    const answer = await request(url, { dispatcher: agent, headers: asked, signal: options.signal, method: 'GET' });
    const contentType = first(answer.headers['content-type']).toLowerCase();
    const location = answer.statusCode >= 300 && answer.statusCode < 400 ? first(answer.headers.location) : '';
    const isWanted = answer.statusCode < 300 && isOf(options.wanted, contentType);
    const encoding = first(answer.headers['content-encoding']).toLowerCase().trim();
    const body = isWanted ? await readLimited(answer.body, encoding, options.maxBytes) : new Uint8Array();
    return { status: answer.statusCode, location, contentType, body };
  } finally {
    // Also drops a body that nobody reads; errors of the abandoned stream are of no interest.
    await agent.destroy().catch(() => undefined);
  }
}

export function isOf(wanted: Wanted, contentType: string): boolean {
  if (wanted === 'manifest') return /^\s*(application\/(manifest\+)?json|text\/json)\b/.test(contentType);
  return contentType === '' || /^\s*(text\/html|application\/xhtml\+xml)\b/.test(contentType);
}

/** Dials the checked addresses one after the other. The name is used for TLS and the Host header, never looked up again. */
function pinned(url: URL, { addresses, dial }: HopOptions): Dial {
  const host = hostOf(url);
  return (options, callback) => {
    const attempt = (index: number, failure: Error): void => {
      const address = addresses[index];
      if (address === undefined) {
        callback(failure, null);
        return;
      }
      dial({ ...options, hostname: address, ...(!isIP(host) && { servername: host }) }, (...[error, socket]) => {
        if (error) attempt(index + 1, error);
        else callback(null, socket);
      });
    };
    attempt(0, new Error('no address'));
  };
}

async function readLimited(source: Readable, encoding: string, maxBytes: number): Promise<Uint8Array> {
  let received = 0;
  source.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxBytes) source.destroy(new AnalysisError('WEBSITE_TOO_LARGE'));
  });
  const chunks: Buffer[] = [];
  let size = 0;
  const unpacked: AsyncIterable<Buffer> = decompressed(source, encoding);
  for await (const chunk of unpacked) {
    size += chunk.length;
    if (size > maxBytes) throw new AnalysisError('WEBSITE_TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decompressed(source: Readable, encoding: string): Readable {
  if (encoding === '' || encoding === 'identity') return source;
  const unpack =
    encoding === 'br'
      ? createBrotliDecompress()
      : encoding === 'gzip' || encoding === 'x-gzip'
        ? createGunzip()
        : encoding === 'deflate'
          ? createInflate()
          : undefined;
  if (!unpack) throw new AnalysisError('WEBSITE_NOT_HTML', `content encoding ${encoding.slice(0, 20)}`);
  source.on('error', (error) => unpack.destroy(error));
  return source.pipe(unpack);
}

function first(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header) ?? '';
}
