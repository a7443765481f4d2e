import type { Feature } from '../../../http/feature.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { questionHandlers } from './questions.handlers.ts';

/** What a business is told in the page; other features add to it through notifications.repository.ts. */
export const notificationsFeature: Feature = (app, core) => {
  notificationRoutes(app, core);
  questionHandlers(core);
};
