import type { Feature } from '../../../http/feature.ts';
import { bindReauthentication } from './reauthentication.routes.ts';
import { createReauthentication } from './reauthentication.service.ts';

/** Saying once more who is there, before what cannot be taken back. */
export const reauthenticationFeature: Feature = (app, core) => {
  const service = createReauthentication(core);
  bindReauthentication(app, core, service);
};
