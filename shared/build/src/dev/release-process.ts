import { openStore } from '@rezenso/releases/store';
import { repository } from '../webpack/base.ts';
import { releaseAlone } from './release-alone.ts';
import { releaseAtStart } from './release-at-start.ts';

/*
 * The process in which a start releases what changed, so that the compiler, which only it needs, does not stay in the memory of
 * the server. Its exit code is 1 when the site cannot start, and stderr says why.
 */
process.on('disconnect', () => process.exit(1));
try {
  const changed = await releaseAlone(process.env, async (releases) => {
    console.log('Building what changed …');
    const store = openStore(releases, { repository, env: process.env });
    return releaseAtStart({ repository, store, say: console.log });
  });
  if (changed.length === 0) console.log('  nothing released');
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
