import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './providers.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const readyTimeoutMs = 240_000;

/** A running Rezenso, started as a person would: `npm start`. */
export interface Site {
  origin: string;
  /** Folder of the embedded database and the releases. */
  dataDir: string;
  /** What the process printed so far. */
  log(): string;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<void>;
  /** SIGKILL: no chance to tidy up. */
  kill(): Promise<void>;
}

export interface SiteSettings {
  dataDir?: string;
  port?: number;
  /** More variables of the operating contract. */
  env?: Record<string, string>;
  /** What it is to show lies in its folder: the server starts alone, without a look at what would be to release. */
  isReleased?: boolean;
  /** Another way to start it than `npm start`; the process must lead a group of its own. */
  launch?(env: NodeJS.ProcessEnv, repository: string): ChildProcess;
}

/**
 * Starts a site on a free port and waits until it is ready.
 * @throws Error with the process's output when it does not get ready
 */
export async function startSite(settings: SiteSettings = {}): Promise<Site> {
  const { dataDir, port, env = {}, isReleased, launch: other } = settings;
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'rezenso-site-')));
  const chosenPort = port ?? (await freePort());
  const lines: string[] = [];
  const variables = { DATA_DIR: folder, PORT: String(chosenPort), ...env };
  const child = other
    ? other({ ...process.env, LOG_LEVEL: 'warn', ...variables }, repository)
    : launch(variables, isReleased);
  child.stdout?.on('data', (chunk: Buffer) => lines.push(String(chunk)));
  child.stderr?.on('data', (chunk: Buffer) => lines.push(String(chunk)));
  const origin = `http://localhost:${chosenPort}`;
  const log = () => lines.join('');
  await untilReady(origin, child, log);
  const stop = (signal: 'SIGTERM' | 'SIGKILL') => () => end(child, signal, other !== undefined);
  return { origin, dataDir: folder, log, stop: stop('SIGTERM'), kill: stop('SIGKILL') };
}

/** Starts a site that is expected to refuse. @returns its exit code and output */
export async function startRefused(settings: SiteSettings): Promise<{ code: number | null; output: string }> {
  const child = launch({ DATA_DIR: settings.dataDir ?? '', PORT: String(await freePort()), ...settings.env });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr?.on('data', (chunk: Buffer) => (output += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, output };
}

function launch(env: Record<string, string>, isReleased = false): ChildProcess {
  return spawn(process.execPath, [isReleased ? 'server/bin/serve.mjs' : 'shared/build/bin/start.mjs'], {
    cwd: repository,
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function untilReady(origin: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + readyTimeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}:\n${log()}`);
    const isReady = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The site was not ready within ${readyTimeoutMs / 1000} s:\n${log()}`);
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL', isGroup: boolean): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // npm would keep the signal to itself.
  if (isGroup && child.pid) process.kill(-child.pid, signal);
  else child.kill(signal);
  await ended;
}
