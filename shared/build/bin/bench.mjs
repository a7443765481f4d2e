#!/usr/bin/env node
// `npm run bench [name …] [-- parameters]`: prints measured figures as tables; without a name all that has a
// reach in docs/performance.md, one after the other; each row says 'met' or 'missed by', and times want a machine that does nothing else.
// A parameter (`10000,1000000`, a file, `--only style`) goes to the bench and is anything after the first name that is none.
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { repository, underPinnedNode } from './bootstrap/pinned-node.mjs';

const usual = ['weight', 'repeat', 'paint', 'api', 'start', 'build', 'matching', 'store', 'live'];

/** Those whose times are judged only while nothing else uses the machine, the benches before them included. */
const wantsQuiet = ['start', 'matching', 'store'];
const longestWaitMs = 180_000;

await underPinnedNode(import.meta.url, async () => {
  process.chdir(repository);
  const { useRunFolder } = await import('../src/verify/run-folder.ts');
  useRunFolder();
  const given = process.argv.slice(2);
  const isName = (text) => /^[a-z]+$/.test(text);
  const end = given.findIndex((text) => !isName(text));
  const names = end === -1 ? given : given.slice(0, end);
  // A bench reads its parameters as if it had been called by itself.
  process.argv.splice(2, given.length, ...given.slice(names.length));
  for (const name of names.length > 0 ? names : usual) {
    if (names.length === 0 && wantsQuiet.includes(name)) await untilQuiet();
    await bench(name);
  }
});

/** Waits for a while until what ran before has left the load of the last minute. */
async function untilQuiet() {
  const latest = Date.now() + longestWaitMs;
  while ((loadavg()[0] ?? 0) >= 1 && Date.now() < latest) await new Promise((resolve) => setTimeout(resolve, 5_000));
}

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
