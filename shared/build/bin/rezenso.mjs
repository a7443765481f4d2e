#!/usr/bin/env node
// `npx rezenso …`: releases of the modules, and new ones. `npx rezenso help` lists what it can do.
import { repository, underPinnedNode } from './bootstrap/pinned-node.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { rezenso } = await import('../src/cli/rezenso.ts');
  const { whenSaid } = await import('../src/cli/when-said.ts');
  const surroundings = {
    repository,
    env: process.env,
    now: () => new Date(),
    say: (line) => console.log(line),
    complain: (line) => console.error(line),
  };
  const code = await rezenso(process.argv.slice(2), surroundings);
  await whenSaid(process.stdout, process.stderr);
  process.exit(code);
});
