#!/usr/bin/env node
// `npm run build`: builds and releases what changed into DATA_DIR/releases; `-- --force` builds everything.
import { join, resolve } from 'node:path';
import { repository, underPinnedNode } from './bootstrap/pinned-node.mjs';

await underPinnedNode(import.meta.url, async () => {
  process.chdir(repository);
  const { buildChanged } = await import('../src/release/build-changed.ts');
  const { openStore } = await import('@rezenso/releases/store');
  const folder = join(resolve(process.env.DATA_DIR || '.data'), 'releases');
  const store = openStore(folder, { repository, env: process.env });
  const isForced = process.argv.includes('--force');
  const changed = await buildChanged({ repository, store, isForced, say: console.log });
  console.log(changed.length === 0 ? 'Nothing changed.' : `${changed.length} modules built and released.`);
});
