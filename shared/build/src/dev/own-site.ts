import { join, resolve } from 'node:path';
import { openStore } from '@rezenso/releases/store';
import { buildChanged } from '../release/build-changed.ts';
import { assertPortFree, firstFreePort } from './port.ts';
import { releaseAlone } from './release-alone.ts';

/** What names the data and releases of a site; development has its own, in one folder. */
const ofASite = ['DATABASE_URL', 'RELEASES_URL', 'RELEASES_PUBLIC_KEY', 'RELEASES_SIGNING_KEY', 'RELEASES_ROOT_KEY'];

/**
 * The variables of the site that a workspace is developed in. It has its own data folder and with it its own store, so
 * that a running site neither gets what is being edited nor stands in its way.
 * @param env of the person; DEV_DATA_DIR names another folder
 * @param usualPort where it listens when PORT does not say; the next free one when somebody is there already
 * @throws Error when the port that PORT names is taken
 */
export async function ownEnvironment(
  repository: string,
  workspace: string,
  env: NodeJS.ProcessEnv,
  usualPort = 3000,
): Promise<NodeJS.ProcessEnv> {
  const kept = Object.entries(env).filter(([name]) => !ofASite.includes(name));
  if (env.PORT) await assertPortFree(Number(env.PORT));
  const port = env.PORT || String(await firstFreePort(usualPort));
  const folder = resolve(repository, env.DEV_DATA_DIR || join('.data/dev', workspace));
  return { ...Object.fromEntries(kept), PORT: port, DATA_DIR: folder };
}

/** Releases the modules of this checkout there: the last build of each, or a new one when its sources have changed. */
export async function releaseToOwnStore(
  repository: string,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<void> {
  await releaseAlone(env, (releases) =>
    buildChanged({ repository, store: openStore(releases, { repository, env }), say }),
  );
}
