#!/usr/bin/env node
// `npm test`: every check there is; `unit`, `api` or `e2e` as argument runs one part.
import { repository, underPinnedNode } from './bootstrap/pinned-node.mjs';

await underPinnedNode(import.meta.url, async () => {
  process.chdir(repository);
  const { verify } = await import('../src/verify/verify.ts');
  const isGreen = await verify(repository, process.argv[2]);
  process.exit(isGreen ? 0 : 1);
});
