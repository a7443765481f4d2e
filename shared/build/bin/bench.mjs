#!/usr/bin/env node
// `npm run bench [name …] [-- parameters]`: prints measured figures as tables; without a name page weight and build times.
// A parameter (`10000,1000000`, a file, `--only style`) goes to the bench and is anything after the first name that is none.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repository, underPinnedNode } from './bootstrap/pinned-node.mjs';

const usual = ['weight', 'build'];

await underPinnedNode(import.meta.url, async () => {
  process.chdir(repository);
  const given = process.argv.slice(2);
  const isName = (text) => /^[a-z]+$/.test(text);
  const end = given.findIndex((text) => !isName(text));
  const names = end === -1 ? given : given.slice(0, end);
  // A bench reads its parameters as if it had been called by itself.
  process.argv.splice(2, given.length, ...given.slice(names.length));
  for (const name of names.length > 0 ? names : usual) await bench(name);
});

/** Ours export `run`; those of the engines, the server and e2e do their work when they are imported. */
async function bench(name) {
  const places = [
    `shared/build/src/bench/${name}.ts`,
    `shared/engines/bench/${name}/run.ts`,
    `server/bench/${name}/run.ts`,
    `server/bench/${name}.ts`,
    `e2e/bench/${name}.ts`,
  ];
  const place = places.find((candidate) => existsSync(join(repository, candidate)));
  if (!place) throw new Error(`There is no bench ${name}; looked for ${places.join(', ')}`);
  const { run } = await import(join(repository, place));
  await run?.(repository);
}
