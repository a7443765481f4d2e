import { noKeys } from '@rezenso/releases/seal';
import { openStorage } from '@rezenso/releases/site';
import type { Feature } from '../../../http/feature.ts';
import { placeOfReleases } from '../../../releases/open-releases.ts';
import { bindReleaseStore } from './release-store.routes.ts';
import { releaseStoreService } from './release-store.service.ts';

/** Takes releases over HTTP, signed with the keys of teams, into the store that this site follows. */
export const releaseStoreFeature: Feature = (app, core) => {
  const { env, now, log } = core;
  const storage = openStorage(placeOfReleases(env), { env: process.env, keys: noKeys });
  bindReleaseStore(app, core, releaseStoreService({ storage, roots: env.releasesPublicKeys, now, log }));
};
