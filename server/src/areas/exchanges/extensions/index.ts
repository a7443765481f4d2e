import type { Feature } from '../../../http/feature.ts';
import { extensionHandlers } from './extensions.handlers.ts';
import { extensionRoutes } from './extensions.routes.ts';

/** Later due dates, with both sides' consent. */
export const extensionsFeature: Feature = (app, core) => {
  extensionRoutes(app, core);
  extensionHandlers(core);
};
