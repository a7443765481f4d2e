import type { Feature } from '../../../http/feature.ts';
import { emailAddressRoutes } from './email-address.routes.ts';
import { createEmailAddress } from './email-address.service.ts';

/** With which address a member signs in, and changing it. */
export const emailAddressFeature: Feature = (app, core) => {
  const service = createEmailAddress(core);
  emailAddressRoutes(app, service);
};
