#!/usr/bin/env node
// `npm run test:long [-- part … --rounds 10 --minutes 30 --keep]`: the long proof, round by round. What was done is recorded in LONG_RECORD
// (node_modules/.cache/long), so that a run that was broken off goes on where it was; `--keep` keeps it for good and writes the tables of docs/reliability.md.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repository, underPinnedNode } from './bootstrap/pinned-node.mjs';

await underPinnedNode(import.meta.url, async () => {
  process.chdir(repository);
  const { useRunFolder } = await import('../src/verify/run-folder.ts');
  useRunFolder();
  process.env.NODE_COMPILE_CACHE ??= join(repository, '.cache/compiled');
  const { longProof } = await import(join(repository, 'e2e/long/long-proof.ts'));
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string' }, minutes: { type: 'string' }, keep: { type: 'boolean', default: false } },
  });
  process.exit((await longProof(repository, positionals, values, console.log)) ? 0 : 1);
});
