import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, describe, it, mock } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'expect';
import { checkout } from '../release/module-folders.ts';
import { serveAgainst } from './against.ts';
import { freePort } from './dev-server.ts';

const registry = {
  'mf-y': {
    releases: [
      { version: '1', entry: '/releases/mf-y/1/entry.js', integrity: 'sha384-y', manifest: aManifest('mf-y', '/y') },
    ],
    stable: '1',
    canary: null,
  },
};
const asked: { method?: string; url?: string; headers: IncomingMessage['headers'] }[] = [];
// A site that knows its own host and origin only, as the real one does.
const site = createServer((request, response) => {
  const { method, url, headers } = request;
  asked.push({ ...(method && { method }), ...(url && { url }), headers });
  if (headers.host !== new URL(address).host) return void response.writeHead(421).end();
  response.setHeader('set-cookie', '__Host-session=s1; Path=/; HttpOnly; Secure; SameSite=Lax');
  response.setHeader('strict-transport-security', 'max-age=1');
  response.setHeader('access-control-allow-origin', '*');
  if (url === '/registry.json') {
    response.setHeader('x-shell-version', '1').setHeader('content-type', 'application/json; charset=utf-8');
    return void response.end(JSON.stringify(registry));
  }
  if (url?.startsWith('/api/')) return void response.setHeader('content-type', 'application/json').end('{"ok":true}');
  response.statusCode = url === '/y' ? 200 : 404;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<head><script>window.__rezensoRegistry=${JSON.stringify(registry)}</script></head>`);
});
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
const another = createServer((request, response) =>
  response.setHeader('access-control-allow-origin', '*').end(`// ${request.url}`),
);
await new Promise<void>((resolve) => another.listen(0, '127.0.0.1', resolve));
after(() => {
  site.close();
  another.close();
  process.chdir(checkout);
});

describe('with `npx rezenso dev --against` a deployed site with a module of this machine', () => {
  it('shows the module although it was never released, and the manifest as it is edited', async () => {
    await served({}, async (here, folder) => {
      const page = await fetch(`${here}/x`);
      expect([page.status, await page.text()]).toEqual([
        200,
        expect.stringContaining('"entry":"/releases/mf-x/development/entry.js"'),
      ]);
      expect(await (await fetch(`${here}/releases/mf-x/development/entry.js`)).text()).toContain('mf_x');
      expect((await fetch(`${here}/z`)).status).toBe(404);
      await writeFile(join(folder, 'module.json'), JSON.stringify(aManifest('mf-x', '/z')));
      expect((await fetch(`${here}/z`)).status).toBe(200);
      const view = await (await fetch(`${here}/registry.json`)).json();
      expect(view['mf-x'].releases[0].manifest.routes[0].path).toBe('/z');
      await writeFile(join(folder, 'module.json'), '{ half');
      expect((await fetch(`${here}/z`)).status).toBe(200);
    });
  });

  it('tells a page that joins after the manifest changed, although no source did', async () => {
    await served({}, async (here, folder) => {
      const before = await compiledHash(here);
      expect(await compiledHash(here)).toBe(before);
      await writeFile(join(folder, 'module.json'), JSON.stringify(aManifest('mf-x', '/z')));
      while ((await compiledHash(here)) === before) await pause(50);
    });
  });

  it('says nothing of single requests, also while nobody answers', async () => {
    const said: string[] = [];
    const write = mock.method(process.stderr, 'write', (text: string) => said.push(text) > 0);
    try {
      await served({ others: { 'mf-gone': `http://127.0.0.1:${await freePort()}` } }, async (here) => {
        await fetch(`${here}/registry.json`);
        await fetch(`${here}/releases/mf-gone/development/entry.js`);
      });
    } finally {
      write.mock.restore();
    }
    expect(said.join('')).toContain('Project is running at');
    expect(said.join('')).not.toContain('[HPM]');
  });

  it('is read alone, but for signing in, and hears nothing of how the build fares', async () => {
    await served({}, async (here) => {
      const post = (path: string) => fetch(`${here}${path}`, { method: 'POST' });
      const refused = await post('/api/matches');
      expect([refused.status, await refused.json()]).toEqual([403, expect.objectContaining({ code: 'FORBIDDEN' })]);
      expect((await post('/api/auth/magic-link')).status).toBe(200);
      expect((await post('/api/client-errors')).status).toBe(204);
      expect((await post('/api/module-loads')).status).toBe(204);
      const posted = asked.filter(({ method }) => method === 'POST').map(({ url }) => url);
      expect(posted).toEqual(['/api/auth/magic-link']);
    });
  });

  it('is written to when somebody allows it, as from its own pages', async () => {
    await served({ isWritable: true }, async (here) => {
      const headers = { origin: here, cookie: 'deployed-session=s1; theme=dark', referer: `${here}/x` };
      expect((await fetch(`${here}/api/matches`, { method: 'POST', headers })).status).toBe(200);
      expect(asked.at(-1)?.headers).toMatchObject({
        origin: address,
        referer: `${address}/`,
        cookie: '__Host-session=s1; theme=dark',
      });
    });
  });

  const evil = { origin: 'https://evil.example', 'content-type': 'application/json' };
  const forged: [who: string, method: string, headers: Record<string, string>][] = [
    ['a page of another site', 'POST', evil],
    ['a page of another site that only reads', 'GET', evil],
    ['a page of another server on this machine', 'POST', { origin: 'http://localhost:1' }],
    ['a page without an origin', 'POST', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a form of a browser that names no origin', 'POST', { 'sec-fetch-site': 'cross-site' }],
    ['a page whose name was made to point here', 'POST', { host: 'evil.example' }],
    [
      'a frame in another page',
      'GET',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    ],
  ];
  it('is asked nothing by other pages, whatever they claim, also when it may be written to', async () => {
    await served({ isWritable: true }, async (here) => {
      for (const [who, method, headers] of forged)
        expect([who, await statusOf(`${here}/api/matches`, method, headers)]).toEqual([who, 403]);
      expect(asked.filter(({ url }) => url === '/api/matches')).toEqual([]);
      const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
      const headers = { ...link, referer: 'https://evil.example/page' };
      expect(await statusOf(`${here}/y`, 'GET', headers)).toBe(200);
      expect(asked.at(-1)?.headers).toMatchObject(headers);
    });
  });

  it('lets other pages read nothing: neither its own answers nor the scripts of the module', async () => {
    const others = { 'mf-y': `http://127.0.0.1:${(another.address() as AddressInfo).port}` };
    await served({ others }, async (here) => {
      const scripts = ['mf-x', 'mf-y'].map((name) => `/releases/${name}/development/entry.js`);
      for (const path of ['/y', '/api/matches', '/registry.json', ...scripts]) {
        const { status, headers } = await fetch(`${here}${path}`);
        expect([path, status]).toEqual([path, 200]);
        expect([path, [...headers.keys()].filter((name) => name.startsWith('access-control'))]).toEqual([path, []]);
      }
    });
  });

  it('keeps its session here, where there is no https', async () => {
    await served({}, async (here) => {
      const { headers } = await fetch(`${here}/y`);
      expect(headers.getSetCookie()).toEqual(['deployed-session=s1; Path=/; HttpOnly; SameSite=Lax']);
      expect(headers.has('strict-transport-security')).toBe(false);
    });
  });

  it('takes further modules from where others develop them', async () => {
    const there = `http://127.0.0.1:${(another.address() as AddressInfo).port}`;
    await served({ others: { 'mf-y': there } }, async (here) => {
      expect(await (await fetch(`${here}/y`)).text()).toContain('/releases/mf-y/development/entry.js');
      const entry = await fetch(`${here}/releases/mf-y/development/entry.js`);
      expect(await entry.text()).toBe('// /releases/mf-y/development/entry.js');
    });
  });

  it('has to be one: who answers without a registry is refused', async () => {
    const folder = await aModule();
    const there = `http://127.0.0.1:${(another.address() as AddressInfo).port}`;
    const options = { repository: join(folder, '..'), moduleName: 'mf-x', isWritable: false, others: {} };
    await expect(serveAgainst({ ...options, site: there })).rejects.toThrow('is no site of Rezenso');
    await expect(serveAgainst({ ...options, site: 'http://127.0.0.1:9' })).rejects.toThrow('does not answer');
  });
});

/** As `fetch`, which names no host and no Sec-Fetch header that it is given. */
function statusOf(address: string, method: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers }, (response) => resolve(response.resume().statusCode));
    sent.on('error', reject).end();
  });
}

/** What a page is told as it joins; it loads itself again when it was compiled as another. */
async function compiledHash(here: string): Promise<string> {
  const url = `${here.replace('http', 'ws')}/ws`;
  // The types are a browser's, which names its page by itself.
  const socket: WebSocket = Reflect.construct(WebSocket, [url, { headers: { origin: here } }]);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  socket.addEventListener('message', ({ data }) => {
    const { action, hash } = JSON.parse(data);
    if (action === 'sync' || action === 'built') resolve(hash);
  });
  socket.addEventListener('error', reject);
  try {
    return await promise;
  } finally {
    socket.close();
  }
}

async function served(
  more: { isWritable?: boolean; others?: Record<string, string> },
  work: (here: string, folder: string) => Promise<void>,
): Promise<void> {
  asked.length = 0;
  const folder = await aModule();
  const options = { repository: join(folder, '..'), moduleName: 'mf-x', site: address };
  const port = await freePort();
  const { address: here, stop } = await serveAgainst({ isWritable: false, others: {}, port, ...options, ...more });
  try {
    await work(here, folder);
  } finally {
    await stop();
  }
}

/** Inside the repository, so that packages are found. */
async function aModule(): Promise<string> {
  await mkdir(join(checkout, '.cache/tests'), { recursive: true });
  const folder = join(await mkdtemp(join(checkout, '.cache/tests/against-')), 'mf-x');
  const files = {
    'package.json': JSON.stringify({ name: 'mf-x', version: '1.0.0', type: 'module' }),
    'module.json': JSON.stringify(aManifest('mf-x', '/x')),
    'webpack.config.ts':
      "import { remote } from '@rezenso/build/webpack';\n\nexport default remote(import.meta.url);\n",
    'src/module.tsx': "export default { name: 'mf-x', pages: {} };",
  };
  await mkdir(join(folder, 'src'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  return folder;
}

function aManifest(name: string, path: string) {
  return {
    name,
    owner: 'Team X',
    platformRange: '^1.0.0',
    routes: [{ path, page: 'page', access: 'public' }],
    budgets: { entryKb: 1, totalKb: 1 },
  };
}
