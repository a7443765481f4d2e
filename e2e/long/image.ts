import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../site/providers.ts';
import { pause } from './person.ts';

const run = promisify(execFile);
const startMs = 120_000;
const slowestMs = 600_000;

/** What a walk through the image's steps took and found. */
export interface ImageWalk {
  faults: string[];
  installMs: number;
  startMs: number;
  stopMs: number;
}

/**
 * Does what deploy/Dockerfile says, without an engine: its context in an empty folder, `npm ci` there, what the second stage copies in another
 * one, and its process in production mode, with nothing of this machine but Node. A backup is made and restored by the commands that are in it.
 */
export async function walkImage(repository: string): Promise<ImageWalk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rezenso-image-'));
  const [packages, image, data] = ['packages', 'image', 'data'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  const dockerfile = readFileSync(path.join(repository, 'deploy/Dockerfile'), 'utf8');
  const faults: string[] = [];
  try {
    for (const file of await contextOf(repository)) cpSync(path.join(repository, file), path.join(packages, file));
    const installedAt = performance.now();
    const [, install = ''] = /^RUN (npm ci .*)$/m.exec(dockerfile) ?? [];
    await run('npm', install.split(' ').slice(1), { cwd: packages, timeout: slowestMs });
    const installMs = performance.now() - installedAt;

    mkdirSync(data, { recursive: true });
    for (const [, from = '', to = ''] of dockerfile.matchAll(/^COPY --from=packages \/rezenso\/(\S+) (\S+)$/gm))
      cpSync(path.join(packages, from), path.join(image, to === './' ? from : to), {
        recursive: true,
        verbatimSymlinks: true,
      });
    await rm(packages, { recursive: true });

    const port = await freePort();
    const env = {
      PATH: path.dirname(process.execPath),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      SECRET_KEY: randomBytes(32).toString('base64url'),
      SMTP_URL: 'smtps://nobody:nothing@127.0.0.1:1',
      MAIL_FROM: 'Rezenso <post@rezenso.de>',
    };
    const [, script = ''] = /^CMD \["node", "(.+)"\]$/m.exec(dockerfile) ?? [];
    const startedAt = performance.now();
    const child = spawn(process.execPath, [script], { cwd: image, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
    const isUp = await answers(`http://127.0.0.1:${port}/readyz`, child);
    const startMs = performance.now() - startedAt;
    if (!isUp) faults.push(`it did not start: ${said.join('').slice(-2_000)}`);
    // In production there is no way in without a mail, and no local mailbox.
    for (const [address, expected] of [
      ['/healthz', 200],
      ['/api/auth/user', 401],
      ['/dev/mailbox', 404],
    ] as const) {
      const status = isUp ? (await fetch(`http://127.0.0.1:${port}${address}`)).status : 0;
      if (status !== expected) faults.push(`${address} answered ${status}, not ${expected}`);
    }
    const stoppedAt = performance.now();
    const ended = child.exitCode === null ? once(child, 'exit') : [child.exitCode];
    child.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) faults.push(`it ended with ${code}`);
    const stopMs = performance.now() - stoppedAt;
    // As the job of deploy/kubernetes/backup.yaml, in its containers.
    for (const command of ['backup.mjs', 'verify-backup.mjs'])
      await run(process.execPath, [`server/bin/${command}`, folder], { cwd: image, env, timeout: slowestMs }).catch(
        (error) => faults.push(`${command}: ${error.stderr || error.message}`),
      );
    return { faults, installMs, startMs, stopMs };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What `docker build` would be handed: files of the repository that Dockerfile.dockerignore lets through; its last word on a file counts. */
export async function contextOf(repository: string): Promise<string[]> {
  const rules = readFileSync(path.join(repository, 'deploy/Dockerfile.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ isLet: line.startsWith('!'), pattern: line.replace('!', '') }));
  const { stdout } = await run('git', ['ls-files'], { cwd: repository, maxBuffer: 64_000_000 });
  const isOf = (file: string, pattern: string) =>
    pattern === '*' || path.matchesGlob(file, pattern) || path.matchesGlob(file, `${pattern}/**`);
  return stdout
    .split('\n')
    .filter((file) => file && rules.findLast(({ pattern }) => isOf(file, pattern))?.isLet === true);
}

async function answers(address: string, child: ChildProcess): Promise<boolean> {
  for (const latest = performance.now() + startMs; performance.now() < latest && child.exitCode === null; ) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return true;
    await pause(100);
  }
  return false;
}
