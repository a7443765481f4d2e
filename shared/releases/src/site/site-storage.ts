import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { filesBelow } from '../files/integrity.ts';
import type { SealKeys } from '../seal/keys.ts';
import { noteIn } from '../storage/returns.ts';
import { assertSame, type Storage, type StoredRegistry } from '../storage/storage.ts';
import { sealedHeader, sealHeader } from './request-signature.ts';
import { uploadOf } from './upload.ts';

/** Where a site takes releases. */
export const siteStorePath = '/api/release-store';

/** For commands, which move whole releases. */
const timeoutMs = 60_000;

interface Call {
  method: string;
  path: string;
  /** If-Match or If-None-Match with its value. */
  condition?: readonly [name: 'if-match' | 'if-none-match', value: string];
  body?: string;
}

const taken = z.object({ files: z.array(z.object({ path: z.string(), integrity: z.string(), bytes: z.number() })) });
const stored = z.object({
  releases: z.array(z.object({ module: z.string(), version: z.string(), changedAt: z.string() })),
});
const refusal = z.object({ message: z.string(), code: z.optional(z.string()) });

/**
 * The store of a running site, over HTTP: it holds the folder or bucket, and takes what our keys may change.
 * @param address of the site, `https://…`; `http://` for this machine only
 * @throws Error for an address without TLS elsewhere
 */
export function siteStorage(address: string, { signing }: SealKeys, now = () => new Date()): Storage {
  const site = siteOf(address);

  async function send(call: Call, key: KeyObject | undefined): Promise<Response> {
    const { method, path, condition, body = '' } = call;
    const url = new URL(siteStorePath + path, site);
    const signed = { method, hostname: url.hostname, path: url.pathname, condition: condition?.[1] ?? '', body };
    const headers: Record<string, string> = {
      ...(condition && { [condition[0]]: condition[1] }),
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { [sealHeader]: sealedHeader(signed, key, now()) }),
    };
    try {
      return await fetch(url, { method, headers, ...(body && { body }), signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      throw new Error(`${site.origin} cannot be reached: ${reasonOf(error)}`);
    }
  }

  /** With the first of our keys that the site lets do it. @throws Error with what the site says against it */
  async function ask(call: Call, also: readonly number[] = []): Promise<Response> {
    let answer = await send(call, signing[0]);
    // 401: the site does not know the key (any more). 403: this key may not do this.
    for (const key of signing.slice(1)) if ([401, 403].includes(answer.status)) answer = await send(call, key);
    if (answer.ok || also.includes(answer.status)) return answer;
    throw new Error(`${site.origin} refuses: ${await messageIn(answer)}`);
  }

  /** A command reads it more than once; what has not changed meanwhile does not travel again. */
  let lastRead: StoredRegistry | undefined;

  async function readRegistry(): Promise<StoredRegistry | undefined> {
    const condition = lastRead && (['if-none-match', lastRead.state] as const);
    const answer = await ask({ method: 'GET', path: '/registry', ...(condition && { condition }) }, [304, 404]);
    if (answer.status === 304) return lastRead;
    if (answer.status === 404) return undefined;
    lastRead = { text: await answer.text(), state: answer.headers.get('etag') ?? '' };
    return lastRead;
  }

  return {
    place: site.origin,
    readRegistry,
    async replaceRegistry(text, known) {
      const condition = known ? (['if-match', known.state] as const) : (['if-none-match', '*'] as const);
      return (await ask({ method: 'PUT', path: '/registry', condition, body: text }, [412])).ok;
    },
    async putFiles(module, version, folder) {
      const body = await uploadOf(folder);
      const answer = await ask({ method: 'PUT', path: releasePath(module, version), body });
      const { files } = z.parse(taken, await answer.json());
      assertSame(await filesBelow(folder), files, module, version);
      return files;
    },
    async readFile(module, version, path) {
      const encoded = path.split('/').map(encodeURIComponent).join('/');
      const answer = await ask({ method: 'GET', path: `${releasePath(module, version)}/files/${encoded}` });
      return Buffer.from(await answer.arrayBuffer());
    },
    async storedReleases() {
      const { releases } = z.parse(stored, await (await ask({ method: 'GET', path: '/releases' })).json());
      return releases.map((release) => ({ ...release, changedAt: new Date(release.changedAt) }));
    },
    async removeFiles(module, version) {
      await ask({ method: 'DELETE', path: releasePath(module, version) });
    },
    async readReturn(module, version) {
      const answer = await ask({ method: 'GET', path: `${releasePath(module, version)}/return` }, [404]);
      return answer.status === 404 ? undefined : noteIn(await answer.text());
    },
    noteReturn: () => Promise.reject(new Error('A site lays its notes into the store itself.')),
  };
}

function releasePath(module: string, version: string): string {
  return `/releases/${encodeURIComponent(module)}/${encodeURIComponent(version)}`;
}

function siteOf(address: string): URL {
  const url = URL.parse(address);
  if (!url) throw new Error(`${address} is no address of a site`);
  if (url.protocol === 'https:' || /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(url.hostname)) return url;
  throw new Error(`Releases travel over TLS; write https://${url.host}`);
}

async function messageIn(answer: Response): Promise<string> {
  const parsed = z.safeParse(refusal, await answer.json().catch(() => undefined));
  if (!parsed.success) return `it answers ${answer.status}`;
  // What is in the catalogue is written for members, in German.
  return parsed.data.code ? `it answers ${answer.status} ${parsed.data.code}` : parsed.data.message;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
