import type { Feature } from '../../../http/feature.ts';
import { requestHandlers } from './requests.handlers.ts';
import { requestRoutes } from './requests.routes.ts';

/** What members ask the operators, and are answered. */
export const requestsFeature: Feature = (app, core) => {
  requestRoutes(app, core);
  requestHandlers(core);
};
