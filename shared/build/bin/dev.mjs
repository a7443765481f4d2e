#!/usr/bin/env node
// `npm run dev -w mf-reviews`: the site with this one module compiled as it is edited, the rest from the last build.
import { join, resolve } from 'node:path';
import { repository, underPinnedNode } from './bootstrap/pinned-node.mjs';

await underPinnedNode(import.meta.url, async () => {
  const [name = ''] = process.argv.slice(2);
  process.chdir(repository);
  const { buildChanged } = await import('../src/release/build-changed.ts');
  const { openStore } = await import('../src/release/open-store.ts');
  const { serveInDevelopment } = await import('../src/dev/dev-server.ts');
  const folder = join(resolve(process.env.DATA_DIR || '.data'), 'releases');
  const store = openStore(folder, { repository, env: process.env });
  await buildChanged({ repository, store, say: console.log });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
  await serveInDevelopment({ repository, moduleName: name, port: Number(process.env.PORT || 3000) });
});
