import { spawn } from 'node:child_process';
import path from 'node:path';

export interface Counts {
  pass: number;
  fail: number;
}

/** Files that share a process, and with it compiled code, a database and threads. More would leave one core idle at the end. */
const filesPerBatch = 20;
/** A batch takes a minute, on a machine full of other work ten times that. A file that leaves something open keeps its process from ending, which is a fault. */
const batchTimeoutMs = 30 * 60_000;
/** The default makes the garbage collector look at what dies soon again and again: a sixth of the processor time. */
const roomForTheYoung = '--max-semi-space-size=32';

const server = path.join(import.meta.dirname, '../..');
const batch = path.join(import.meta.dirname, 'batch.ts');
const reporter = path.join(server, 'bin/summary-reporter.mjs');
const quickAwaits = new URL('../../../shared/build/src/testing/quick-awaits.ts', import.meta.url).href;

/**
 * Runs test files of the server, several to a process, and shows what they report.
 * @param processes at a time; more than there are cores only wait for each other
 */
export async function runFiles(files: readonly string[], env: NodeJS.ProcessEnv, processes: number): Promise<Counts> {
  const waiting = inBatches(files);
  const total: Counts = { pass: 0, fail: 0 };
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { pass, fail } = await runBatch(next, env);
      total.pass += pass;
      total.fail += fail;
    }
  };
  await Promise.all(Array.from({ length: processes }, work));
  return total;
}

function inBatches(files: readonly string[]): string[][] {
  const count = Math.ceil(files.length / filesPerBatch);
  return Array.from({ length: count }, (_, index) => files.slice(index * filesPerBatch, (index + 1) * filesPerBatch));
}

/** A process that ends badly, or without its counts, failed at least once. */
function runBatch(files: readonly string[], env: NodeJS.ProcessEnv): Promise<Counts> {
  const options = [roomForTheYoung, '--import', quickAwaits, '--test-timeout=600000', `--test-reporter=${reporter}`];
  const args = [...options, batch, ...files];
  const child = spawn(process.execPath, args, { cwd: server, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const timeout = setTimeout(() => child.kill('SIGKILL'), batchTimeoutMs);
  // Shown in one piece: two processes at a time must not tear a failure apart.
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timeout);
      process.stdout.write(output);
      const counted = /^# counted pass=(\d+) fail=(\d+)$/m.exec(output);
      const [pass, fail] = [Number(counted?.[1] ?? 0), Number(counted?.[2] ?? 0)];
      if (counted && (code === 0 || fail > 0)) return resolve({ pass, fail });
      process.stdout.write(`✖ A process ended with ${code}; it ran\n  ${files.join('\n  ')}\n`);
      resolve({ pass, fail: Math.max(fail, 1) });
    });
  });
}
