import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** What npm sends to publish a package. */
interface Publication {
  name: string;
  versions: Record<string, { dist: object }>;
  _attachments: Record<string, { data: string }>;
}

/** One version of a package. */
interface Published {
  name: string;
  version: string;
  manifest: { dist: object };
  tarball: Buffer;
}

/**
 * A registry of npm for the packages of the platform, on loopback and empty; for all others npm asks its usual one.
 * @returns the variables with which npm asks here, and what was published
 */
export async function startPackageRegistry() {
  const known: Published[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'PUT') return take(JSON.parse(await bodyOf(request)), response);
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const asked = known.find((one) => path === tarballPath(one));
    if (asked) return void response.end(asked.tarball);
    const versions = known.filter(({ name }) => name === path);
    if (versions.length === 0) return void response.writeHead(404).end('{}');
    response.setHeader('content-type', 'application/json').end(JSON.stringify(packument(path, versions)));
  }

  function take({ name, versions, _attachments }: Publication, response: ServerResponse): void {
    const [[version, manifest] = ['', { dist: {} }]] = Object.entries(versions);
    // As npm's own: what is published is never replaced.
    if (known.some((one) => one.name === name && one.version === version))
      return void response.writeHead(403).end('{}');
    const [{ data } = { data: '' }] = Object.values(_attachments);
    known.push({ name, version, manifest, tarball: Buffer.from(data, 'base64') });
    response.writeHead(201).end('{}');
  }

  function packument(name: string, versions: readonly Published[]) {
    const entries = versions.map((one) => {
      const integrity = `sha512-${createHash('sha512').update(one.tarball).digest('base64')}`;
      const dist = { ...one.manifest.dist, tarball: `http://${host}/${tarballPath(one)}`, integrity };
      return [one.version, { ...one.manifest, dist }] as const;
    });
    return { name, 'dist-tags': { latest: versions.at(-1)?.version }, versions: Object.fromEntries(entries) };
  }

  const folder = await mkdtemp(join(tmpdir(), 'rezenso-registry-'));
  const userconfig = join(folder, 'npmrc');
  await writeFile(userconfig, `@rezenso:registry=http://${host}/\n//${host}/:_authToken=anyone\n`);
  return {
    variables: { npm_config_userconfig: userconfig },
    published: () => known.map(({ name }) => name).sort(),
    stop: () => server.close(),
  };
}

function tarballPath({ name, version }: Published): string {
  return `${name}/-/${basename(name)}-${version}.tgz`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
