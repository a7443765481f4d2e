import type { Feature } from '../../../http/feature.ts';
import { conversationHandlers } from './conversations.handlers.ts';
import { conversationRoutes } from './conversations.routes.ts';
import { mailUnread } from './unread-mails.job.ts';

/** What the two sides of an accepted match write to each other. */
export const conversationsFeature: Feature = (app, core) => {
  conversationRoutes(app, core);
  conversationHandlers(core);
  mailUnread(core);
};
