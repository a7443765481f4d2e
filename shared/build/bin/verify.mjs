#!/usr/bin/env node
// `npm test`: every check there is. `npm test -- journeys cluster --shard 1/3 --since origin/main` runs these steps, or
// parts (static, unit, api, e2e, long), as far as what changed concerns them; `--near` keeps to what is close to it.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repository, underPinnedNode } from './bootstrap/pinned-node.mjs';

await underPinnedNode(import.meta.url, async () => {
  process.chdir(repository);
  const { useRunFolder } = await import('../src/verify/run-folder.ts');
  useRunFolder();
  // Hundreds of processes load the same sources; Node strips their types and compiles them once.
  process.env.NODE_COMPILE_CACHE ??= join(repository, '.cache/compiled');
  const { verify, verifyOptions } = await import('../src/verify/verify.ts');
  const { values, positionals } = parseArgs({ allowPositionals: true, options: verifyOptions });
  const { near: isNear, ...options } = values;
  const isGreen = await verify(repository, { names: positionals, isNear, ...options });
  process.exit(isGreen ? 0 : 1);
});
