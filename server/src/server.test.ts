import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { talk } from '../testing/inbound-mail.ts';
import { asAnOlderNode } from '../testing/older-node.ts';

const main = path.join(import.meta.dirname, 'main.ts');
const serve = path.join(import.meta.dirname, '../bin/serve.mjs');
const running = new Set<ChildProcess>();
after(() => {
  for (const child of running) child.kill('SIGKILL');
});

describe('the process', { timeout: 590_000 }, () => {
  it('starts on an empty folder, refuses a second one there, loses nothing when killed, and stops when asked', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'rezenso-server-'));
    const first = await start({ DATA_DIR: dataDir });
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
    expect((await post(first.address, '/api/auth/dev-bypass', { email: 'eva@example.de' })).status).toBe(200);

    const second = await run({ DATA_DIR: dataDir });
    expect(second.code).toBe(1);
    expect(second.stderr).toContain(`Another process uses this data folder (pid ${first.child.pid}`);

    await stop(first.child, 'SIGKILL');
    const { server: other, port } = await listening();
    const third = await run({ DATA_DIR: dataDir, PORT: String(port) });
    expect([third.code, third.stderr]).toEqual([1, expect.stringMatching(`^Port ${port} is taken: .* PORT\\.\n$`)]);
    const mails = { INBOUND_SMTP_PORT: String(port), INBOUND_MAIL_DOMAIN: 'antwort.rezenso.de' };
    const fourth = await run({ DATA_DIR: dataDir, ...mails });
    expect([fourth.code, fourth.stderr]).toEqual([
      1,
      expect.stringMatching(`^Port ${port} is taken: .* INBOUND_SMTP_PORT\\.\n$`),
    ]);
    other.close();

    // As docs/operations.md names it, under a Node of the host that reads no TypeScript.
    const again = await start({ DATA_DIR: dataDir, ...mails }, [...asAnOlderNode, serve]);
    expect((await talk(port, ['NOOP']))[0]).toBe('220 antwort.rezenso.de ESMTP');
    const known = await post(again.address, '/api/auth/magic-link', { email: 'eva@example.de' });
    expect(known.status).toBe(200);
    const [mail] = await untilMail(again.address);
    expect(mail).toMatchObject({ to: 'eva@example.de' });
    expect(await stop(again.child, 'SIGTERM')).toBe(0);
  });

  it('refuses to start in production without what it needs, naming each', async () => {
    const { code, stderr } = await run({ NODE_ENV: 'production', ANALYSIS_ALLOW: 'localhost:80' });
    expect(code).toBe(1);
    for (const name of ['SMTP_URL', 'PUBLIC_ORIGIN', 'SECRET_KEY', 'MAIL_FROM', 'ANALYSIS_ALLOW'])
      expect(stderr).toContain(name);
    expect(stderr).not.toContain('    at ');
  });

  it('starts in production without the texts of its operators, and warns of each', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'rezenso-server-'));
    const { child, address, output } = await start({
      ...{ NODE_ENV: 'production', DATA_DIR: dataDir, LEGAL_DIR: path.join(dataDir, 'legal') },
      ...{ PUBLIC_ORIGIN: 'http://localhost:3000', SECRET_KEY: 'kV7pQ2xR9mT4wZ8sL1nB6yD3fH5jC0gA' },
      SMTP_URL: 'smtp://localhost:9',
    });
    const warnings = output()
      .split('\n')
      .filter((line) => line.includes('a legal page has no text'));
    expect(warnings.map((line) => JSON.parse(line).file)).toEqual(
      ['impressum.md', 'datenschutz.md', 'agb.md'].map((file) => path.join(dataDir, 'legal', file)),
    );
    expect(await (await fetch(`${address}/impressum`)).text()).toContain('Noch fehlt der Text.');
    expect(await stop(child, 'SIGTERM')).toBe(0);
  });
});

interface Finished {
  code: number | null;
  stderr: string;
}

function launch(variables: Record<string, string>, args = [main]): ChildProcess & { finished: Promise<Finished> } {
  const { NODE_ENV: _, ...inherited } = process.env;
  const env = { ...inherited, PORT: '0', SEED: 'none', PUBLIC_ORIGIN: 'http://localhost:3000', ...variables };
  if (variables.NODE_ENV === 'production' && !variables.PUBLIC_ORIGIN) Object.assign(env, { PUBLIC_ORIGIN: '' });
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let stderr = '';
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  const finished = new Promise<Finished>((resolve) => child.once('exit', (code) => resolve({ code, stderr })));
  return Object.assign(child, { finished });
}

async function run(variables: Record<string, string>): Promise<Finished> {
  return launch(variables).finished;
}

/** Starts the process and waits until it says where it listens. */
async function start(
  variables: Record<string, string>,
  args?: string[],
): Promise<{ child: ChildProcess; address: string; output: () => string }> {
  const child = launch(variables, args);
  let output = '';
  const address = new Promise<string>((resolve) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const ready = output.split('\n').find((line) => line.includes('Rezenso is ready'));
      if (ready) resolve(JSON.parse(ready).address);
    });
  });
  const died = child.finished.then(({ stderr }) => Promise.reject(new Error(`It ended early: ${stderr}`)));
  died.catch(() => {});
  return { child, address: await Promise.race([address, died]), output: () => output };
}

async function listening(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}

function post(address: string, url: string, body: object): Promise<Response> {
  return fetch(address + url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function untilMail(address: string): Promise<unknown[]> {
  for (;;) {
    const mails: unknown[] = await (await fetch(`${address}/dev/mailbox.json`)).json();
    if (mails.length > 0) return mails;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
