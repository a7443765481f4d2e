import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstFreePort } from '../dev/port.ts';
import { load, machine, medianOf, verdictOf } from './figures.ts';
import { printTable } from './table.ts';

/** Seconds of `npm start`, megabytes of the process afterwards, and how much of them it may gain in the second half. */
const reach = { first: 90, later: 2, megabytes: 300, growth: 0.05 };
const laterStarts = 3;
const requests = 10_000;
const atOnce = 10;
/** Below those from which systems take the ports of outgoing connections. */
const port = await firstFreePort(4_173);
const origin = `http://localhost:${port}`;
const reads = ['/api/matches', '/api/review-exchanges/my', '/api/reviews', '/api/profile', '/', '/api/activities'];

/**
 * `npm start` in a fresh clone of what is committed: the first time, with installation and build, and later times; then the memory of
 * that process under ten thousand requests.
 */
export async function run(repository: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-bench-start-'));
  const clone = join(folder, 'clone');
  execFileSync('git', ['clone', '--quiet', '--local', repository, clone]);
  console.log(`\nStart, ${machine()}\n`);
  const isQuiet = load() < 1;
  let running: Running | undefined;
  try {
    running = await start(clone);
    const first = running.seconds;
    const later: number[] = [];
    for (let round = 0; round < laterStarts; round += 1) {
      await stop(running);
      running = await start(clone);
      later.push(running.seconds);
    }
    const [half, whole] = await memoryAfter(running);
    const gained = whole / half - 1;
    const judged = (value: number, most: number, places: number) =>
      isQuiet || value <= most
        ? verdictOf(value, most, places)
        : `${verdictOf(value, most, places)}, on a busy machine`;
    printTable(
      ['what', 'figure', 'reach', 'verdict'],
      [
        [
          'first start, with installation and build',
          `${first.toFixed(1)} s`,
          `${reach.first} s`,
          judged(first, reach.first, 1),
        ],
        [
          'later start, nothing changed',
          `${medianOf(later).toFixed(1)} s`,
          `${reach.later} s`,
          judged(medianOf(later), reach.later, 1),
        ],
        [
          `memory after ${requests} requests`,
          `${whole.toFixed(0)} MB`,
          `${reach.megabytes} MB`,
          verdictOf(whole, reach.megabytes, 0),
        ],
        [
          'gained in the second half of them',
          `${(100 * gained).toFixed(1)} %`,
          `${100 * reach.growth} %`,
          verdictOf(100 * gained, 100 * reach.growth, 1),
        ],
      ],
    );
  } finally {
    if (running) await stop(running);
    await rm(folder, { recursive: true, force: true });
  }
  console.log(
    `\nLoad ${load().toFixed(1)} after. Seconds want a quiet machine; a first start also waits for the registry of packages.`,
  );
}

interface Running {
  child: ChildProcess;
  seconds: number;
}

/** Starts the site and waits until it serves. */
async function start(clone: string): Promise<Running> {
  const startedAt = performance.now();
  const { DATABASE_URL, RELEASES_URL, ...others } = process.env;
  const env = { ...others, DATA_DIR: join(clone, '.data'), PORT: String(port), LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, ['shared/build/bin/start.mjs'], {
    cwd: clone,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The start ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { child, seconds: (performance.now() - startedAt) / 1000 };
}

async function stop({ child }: Running): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Megabytes after half of the requests and after all of them, as the demo account makes them. */
async function memoryAfter({ child }: Running): Promise<[half: number, whole: number]> {
  const cookie = await signIn();
  const ask = async (count: number) => {
    for (let made = 0; made < count; made += atOnce) {
      const answers = Array.from({ length: atOnce }, async (_, at) => {
        const answer = await fetch(origin + (reads[(made + at) % reads.length] ?? '/'), { headers: { cookie } });
        if (!answer.ok) throw new Error(`A request was answered with ${answer.status}`);
        await answer.arrayBuffer();
      });
      await Promise.all(answers);
    }
  };
  await ask(requests / 2);
  const half = await megabytesOf(child);
  await ask(requests / 2);
  return [half, await megabytesOf(child)];
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/dev-bypass`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@rezenso.example' }),
  });
  return answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}

/** What the serving process holds in memory, as Linux counts it: the one that the command has handed over to. */
async function megabytesOf(child: ChildProcess): Promise<number> {
  const children = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
  const pid = children.trim().split(' ')[0] || child.pid;
  const kilobytes = (await readFile(`/proc/${pid}/status`, 'utf8')).match(/VmRSS:\s+(\d+)/)?.[1];
  return Number(kilobytes) / 1000;
}
