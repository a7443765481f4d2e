// Runs the server's tests: `node server/bin/test.mjs [--postgres] [--with-database] [part of a path …]`.
// `--with-database` leaves out files that cannot tell one engine from another; what they test needs one run only.
// The last line is for scripts: `# rezenso pass=<n> fail=<n>`.
import path from 'node:path';
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { glob } = await import('node:fs/promises');
  const { runFiles } = await import('../src/testing/run/run-files.ts');
  const { usesDatabase } = await import('../src/testing/run/uses-database.ts');
  const { startPostgres } = await import('./postgres.mjs');

  const server = path.join(import.meta.dirname, '..');
  const args = process.argv.slice(2);
  const isDatabaseNeeded = args.includes('--with-database');
  const isOnPostgres = args.includes('--postgres');
  const parts = args.filter((argument) => !argument.startsWith('--'));

  const files = [];
  for await (const file of glob('src/**/*.test.ts', { cwd: server })) {
    if (parts.length > 0 && !parts.some((part) => file.includes(part))) continue;
    if (isDatabaseNeeded && !usesDatabase(path.join(server, file))) continue;
    files.push(file);
  }
  files.sort();

  let postgres;
  try {
    postgres = isOnPostgres ? await startPostgres() : undefined;
    const summary = files.length > 0 ? await runFiles(files, environment(postgres?.url)) : { pass: 0, fail: 0 };
    process.stdout.write(`\n# rezenso pass=${summary.pass} fail=${summary.fail}\n`);
    process.exitCode = summary.fail > 0 ? 1 : 0;
  } catch (error) {
    process.stderr.write(`${error.stack}\n`);
    process.stdout.write('\n# rezenso pass=0 fail=1\n');
    process.exitCode = 1;
  } finally {
    await postgres?.stop();
  }
});

function environment(url) {
  const { NODE_ENV: _, ...inherited } = process.env;
  return url
    ? { ...inherited, TEST_DATABASE: 'postgres', TEST_POSTGRES_URL: url }
    : { ...inherited, TEST_DATABASE: 'pglite' };
}
