#!/usr/bin/env node
// `npm start`: installs when needed, builds and releases what changed unless a team released it, then serves everything on one port. With `--watch`, which is
// `npm run dev -w server`, the server starts anew whenever one of its sources is saved, in a data folder of its own.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { repository, underPinnedNode } from './bootstrap/pinned-node.mjs';

await underPinnedNode(import.meta.url, async () => {
  process.chdir(repository);
  const isWatched = process.argv.includes('--watch');
  if (isWatched) await takeOwnSite();
  // Releases in a bucket are published by the release command, not by whoever happens to start a server.
  if (!process.env.RELEASES_URL) await releaseWhatChanged();
  if (isWatched) serveWatched();
  else await import('../../../server/src/main.ts');
  if (process.env.NODE_ENV !== 'production') sayHowToSignIn();
});

/** Development has data and releases of its own, whatever the environment says of a site that runs. */
async function takeOwnSite() {
  const { ownEnvironment } = await import('../src/dev/own-site.ts');
  process.env = await ownEnvironment(repository, 'server', process.env);
}

async function releaseWhatChanged() {
  const { releaseAlone } = await import('../src/dev/release-alone.ts');
  const changed = await releaseAlone(process.env, async (releases) => {
    console.log('Building what changed …');
    const { releaseAtStart } = await import('../src/dev/release-at-start.ts');
    const { openStore } = await import('@rezenso/releases/store');
    const store = openStore(releases, { repository, env: process.env });
    return releaseAtStart({ repository, store, say: console.log });
  });
  if (changed.length === 0) console.log('  nothing released');
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
