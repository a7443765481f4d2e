import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { takeLock } from '../../../../server/src/database/lock.ts';
import { repository } from '../webpack/base.ts';
import { freePort } from './dev-server.ts';

describe('`npm start`', { timeout: 60_000 }, () => {
  it('says in one sentence that the port is taken, before it builds anything', async () => {
    const { server, port } = await listening();
    try {
      const { DATA_DIR, ...told } = await start({ PORT: String(port) });
      expect(told).toEqual({
        code: 1,
        out: '',
        error: expect.stringMatching(new RegExp(`^Port ${port} is taken: .*\\n$`)),
      });
      expect(existsSync(join(DATA_DIR, 'releases'))).toBe(false);
    } finally {
      server.close();
    }
  });

  it('releases nothing into the data folder of a server that runs on another port', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rezenso-start-'));
    const running = await takeLock(join(folder, 'db.lock'));
    try {
      const { code, out, error } = await start({ PORT: String(await freePort()), DATA_DIR: folder });
      expect([code, out]).toEqual([1, '']);
      expect(error).toMatch(/^Another process uses this data folder \(pid \d+ .*\n$/);
      expect(existsSync(join(folder, 'releases'))).toBe(false);
    } finally {
      await running.release();
    }
  });

  it('names every wrong variable before it builds anything', async () => {
    const { code, out, error } = await start({ PORT: 'three', SEED: 'some' });
    expect([code, out]).toEqual([1, '']);
    expect(error).toMatch(
      /^Variables of the environment are wrong or missing:\n {2}- PORT: must be a whole number from 0 to 65535\n {2}- SEED: .*\n$/,
    );
  });

  it('says in one sentence that the Node of the host is too old', async () => {
    const version = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } })";
    const older = `--import=data:text/javascript,${encodeURIComponent(version)}`;
    const { code, error } = await start({}, older);
    expect([code, error]).toEqual([1, 'Rezenso needs Node.js 20 or newer; this is 18.20.0.\n']);
  });
});

async function start(variables: Record<string, string>, ...options: string[]) {
  const DATA_DIR = variables.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'rezenso-start-')));
  const { NODE_ENV: _, RELEASES_URL: __, DATABASE_URL: ___, ...inherited } = process.env;
  const child = spawn(process.execPath, [...options, join(repository, 'shared/build/bin/start.mjs')], {
    env: { ...inherited, ...variables, DATA_DIR },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, error, DATA_DIR };
}

async function listening(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}
