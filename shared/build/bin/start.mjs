#!/usr/bin/env node
// `npm start`: installs when needed, builds and releases what changed unless a team released it, then serves everything on one port. With `--watch`, which is
// `npm run dev -w server`, the server starts anew whenever one of its sources is saved, in a data folder of its own.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repository, underPinnedNode } from './bootstrap/pinned-node.mjs';

/**
 * With the embedded database, which small sites use, memory counts more than time: 270 instead of 590 MB after ten thousand
 * requests, for a fifth more processor time (docs/performance.md). Collections come earlier and often, WebAssembly is not compiled a second
 * time for speed, and threads share one heap of malloc.
 */
const small = {
  flags: ['--max-semi-space-size=4', '--heap-growing-percent=15', '--liftoff-only'],
  env: { MALLOC_ARENA_MAX: '1' },
};

const start = async () => {
  process.chdir(repository);
  const isWatched = process.argv.includes('--watch');
  if (isWatched) await takeOwnSite();
  // Releases in a bucket are published by the release command, not by whoever happens to start a server.
  const released = process.env.RELEASES_URL ? undefined : releaseWhatChanged();
  // The server's code loads meanwhile.
  if (!isWatched) await import('../../../server/src/server.ts');
  await released;
  if (isWatched) serveWatched();
  else await import('../../../server/src/main.ts');
  if (process.env.NODE_ENV !== 'production') sayHowToSignIn();
};
await underPinnedNode(import.meta.url, start, process.env.DATABASE_URL ? {} : small);

/** Development has data and releases of its own, whatever the environment says of a site that runs. */
async function takeOwnSite() {
  const { ownEnvironment } = await import('../src/dev/own-site.ts');
  process.env = await ownEnvironment(repository, 'server', process.env);
}

/** Ends this process when the site cannot start; the other one has said why. */
async function releaseWhatChanged() {
  const child = fork(new URL('../src/dev/release-process.ts', import.meta.url), { execArgv: [] });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exit(1);
}

/** Node starts it again after every save; between two runs the data folder is free. */
function serveWatched() {
  const watched = ['server/src', 'shared/contract/src', 'shared/engines/src', 'shared/releases/src'].map(
    (folder) => `--watch-path=${join(repository, folder)}`,
  );
  const args = [...watched, '--watch-preserve-output', join(repository, 'server/bin/watched.mjs')];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'));
  child.on('exit', (code) => process.exit(code ?? 1));
}

function sayHowToSignIn() {
  const origin = process.env.PUBLIC_ORIGIN || `http://localhost:${process.env.PORT || 3000}`;
  console.log(`
  Rezenso is running at ${origin}

  Sign in:  open ${origin}/magic-link, enter demo@rezenso.example (or any other address),
            and read the mail at ${origin}/dev/mailbox
`);
}
