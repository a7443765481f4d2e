import type { Feature } from '../../../http/feature.ts';
import { bindPasskeys } from './passkeys.routes.ts';
import { createPasskeys } from './passkeys.service.ts';

/** Signing in with passkeys, and proving with one that an admin is there. */
export const passkeysFeature: Feature = (app, core) => {
  const service = createPasskeys(core);
  bindPasskeys(app, core, service);
};
