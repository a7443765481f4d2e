import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../site/providers.ts';
import { type ApiProcess, apiProcess } from './api-process.ts';
import { startHelper } from './helper-process.ts';
import { type Nginx, startNginx } from './nginx.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

export interface Mail {
  to: string;
  messageId: string;
  subject: string;
  text: string;
}

/** How the first of two PostgreSQL servers goes (server/bin/serve-postgres.mjs). */
export type Fall = 'stopped' | 'killed' | 'frozen';

/** Three API processes on one PostgreSQL, behind nginx. */
export interface Cluster {
  /** Of nginx. */
  origin: string;
  processes: readonly ApiProcess[];
  nginx: Nginx;
  /** `crash` and `restart` are for the only one, `fall` and `promote` for the first and second of two. */
  database: Record<'crash' | 'restart' | 'promote', () => Promise<void>> & { fall(how: Fall): Promise<void> };
  /** What the mail server took so far. */
  mails(): Mail[];
  /** Runs the server's own comparison of stored figures with the ledger. */
  recompute(): Promise<{ isEqual: boolean; output: string }>;
  /** Ends of API processes that nobody asked for. */
  faults(): string[];
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** nginx, see shared/build/src/verify/nginx.ts. */
  nginx: string;
  /** Builds and releases the modules first, for tests that open pages. */
  hasModules?: boolean;
  /** A second PostgreSQL follows the first, and has what was acknowledged. */
  hasStandby?: boolean;
}

export async function startCluster({
  nginx: program,
  hasModules = false,
  hasStandby = false,
}: ClusterOptions): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-cluster-'));
  const postgres = startHelper('serve-postgres.mjs', [hasStandby ? '--pair' : '--durable']);
  const mail = startHelper('serve-mail.mjs');
  const databaseUrl = await postgres.line((line) => line.startsWith('postgres://'));
  const smtpUrl = await mail.line((line) => line.startsWith('smtp://'));
  const port = await freePort();
  const env = {
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SMTP_URL: smtpUrl,
    SECRET_KEY: 'the same for all processes of one cluster',
    SEED: 'none',
    TRUST_PROXY: 'loopback',
    // All load comes from one machine, and some of it as fast as it can.
    CALL_LIMITS: 'off',
    // Node keeps compiled sources there, as the image does: a process that is started again is ready sooner.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  };
  if (hasModules) await run(['shared/build/bin/build.mjs'], { DATA_DIR: folder });
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const processes = ports.map((one) => apiProcess(one, env));
  await Promise.all(processes.map((one) => one.start()));
  const upstreams = ports.map((one) => `127.0.0.1:${one}`) as [string, string, string];
  const nginx = await startNginx({ program, folder: join(folder, 'nginx'), port, upstreams });
  return {
    origin: env.PUBLIC_ORIGIN,
    processes,
    nginx,
    database: {
      crash: () => postgres.order('crash'),
      restart: () => postgres.order('restart'),
      fall: (how) => postgres.order(`fall ${how}`),
      promote: () => postgres.order('promote'),
    },
    mails: () => mail.lines.slice(1).map((line) => JSON.parse(line)),
    async recompute() {
      const { code, output } = await run(['server/bin/recompute.mjs'], env);
      return { isEqual: code === 0, output };
    },
    faults: () => processes.flatMap(({ faults }) => faults),
    async stop() {
      await nginx.stop();
      await Promise.all(processes.map((one) => one.stop()));
      await Promise.all([postgres.stop(), mail.stop()]);
    },
  };
}

function run(args: readonly string[], env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd: repository, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}
