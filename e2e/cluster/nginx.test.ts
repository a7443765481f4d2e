import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { freePort } from '../site/providers.ts';
import { startNginx } from './nginx.ts';

const program = process.env.NGINX_PATH ?? '/usr/sbin/nginx';
const port = await freePort();
const nobody = `127.0.0.1:${await freePort()}`;
const nginx = await startNginx({
  program,
  folder: await mkdtemp(join(tmpdir(), 'rezenso-nginx-')),
  port,
  upstreams: [nobody, nobody, nobody],
});
after(() => nginx.stop());

describe('nginx without any process behind it', () => {
  it('answers programs in the form of the error catalogue', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/matches`, { method: 'POST', body: '{}' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('nicht erreichbar'),
    });
  });

  it('answers people with a page', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/matches`, { headers: { accept: 'text/html,*/*' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('Gleich wieder da');
  });

  it('writes no address to its log, because addresses may hold tokens', async () => {
    await fetch(`http://127.0.0.1:${port}/magic-link?token=geheim`);
    const lines = await nginx.accessLog();
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toContain('geheim');
  });
});
