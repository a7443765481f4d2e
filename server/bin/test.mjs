// Runs the server's tests: `node server/bin/test.mjs [--postgres] [part of a path …]`.
// The last line is for scripts: `# rezenso pass=<n> fail=<n>`.
import { spawn } from 'node:child_process';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { startPostgres } from './postgres.mjs';

const server = path.join(import.meta.dirname, '..');
const args = process.argv.slice(2);
const isOnPostgres = args.includes('--postgres');
const parts = args.filter((argument) => !argument.startsWith('--'));

/** A whole run takes about three minutes on two cores. */
const runTimeoutMs = 20 * 60_000;

const files = [];
for await (const file of glob('src/**/*.test.ts', { cwd: server })) {
  if (parts.length === 0 || parts.some((part) => file.includes(part))) files.push(file);
}
files.sort();

let postgres;
try {
  postgres = isOnPostgres ? await startPostgres() : undefined;
  const summary = files.length > 0 ? await runTests(files, environment(postgres?.url)) : { pass: 0, fail: 0 };
  process.stdout.write(`\n# rezenso pass=${summary.pass} fail=${summary.fail}\n`);
  process.exitCode = summary.fail > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error.stack}\n`);
  process.stdout.write('\n# rezenso pass=0 fail=1\n');
  process.exitCode = 1;
} finally {
  await postgres?.stop();
}

function environment(url) {
  const { NODE_ENV: _, ...inherited } = process.env;
  return url
    ? { ...inherited, TEST_DATABASE: 'postgres', TEST_POSTGRES_URL: url }
    : { ...inherited, TEST_DATABASE: 'pglite' };
}

function runTests(selected, env) {
  return new Promise((resolve, reject) => {
    const reporter = path.join(import.meta.dirname, 'summary-reporter.mjs');
    const child = spawn(
      process.execPath,
      ['--test', '--test-concurrency=2', '--test-timeout=300000', `--test-reporter=${reporter}`, ...selected],
      { cwd: server, env, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    // A file that leaves something open keeps the run from ending, which is a fault of that file.
    const patience = setTimeout(() => child.kill(), runTimeoutMs);
    let output = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(patience);
      const counted = output.match(/^# counted pass=(\d+) fail=(\d+)$/m);
      if (!counted) return reject(new Error(`The test run ended early (${code})`));
      resolve({ pass: Number(counted[1]), fail: Number(counted[2]) + (code !== 0 && counted[2] === '0' ? 1 : 0) });
    });
  });
}
