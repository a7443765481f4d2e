import path from 'node:path';
import { openStore, type ReleaseStore } from '@rezenso/releases/store';
import type { Core } from '../core.ts';

/**
 * The release store that this site follows, for changes that admins make; undefined where releases are signed and this
 * server has no key to sign with.
 */
export function openChangeableReleases({ env, now }: Pick<Core, 'env' | 'now'>): ReleaseStore | undefined {
  const keys = { signing: env.releasesSigningKeys, roots: env.releasesPublicKeys };
  if (keys.roots.length > 0 && keys.signing.length === 0) return undefined;
  const place = env.releasesUrl ?? path.resolve(env.dataDir, 'releases');
  return openStore(place, { env: process.env, repository: '', now, keys, author: () => ({ by: 'the site' }) });
}
