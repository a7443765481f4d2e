import {
  blockPartner,
  countUnreadMessages,
  listConversations,
  listMessages,
  readMessages,
  sendMessage,
  unblockPartner,
} from '@rezenso/contract/messages';
import type { Core } from '../../../core.ts';
import { bind } from '../../../http/bind.ts';
import type { App } from '../../../http/request-types.ts';
import { createConversations } from './conversations.service.ts';

export function conversationRoutes(app: App, core: Core): void {
  const service = createConversations(core);

  bind(app, listConversations, ({ member, query }) => service.list(member.id, query));

  bind(app, countUnreadMessages, ({ member }) => service.countUnread(member.id));

  bind(app, listMessages, ({ member, params, query }) => service.open(member.id, params.id, query));

  bind(app, sendMessage, ({ member, params, body }) => service.send(member.id, params.id, body, core.now()));

  bind(app, readMessages, ({ member, params, body }) => service.read(member.id, params.id, body.upTo, core.now()));

  bind(app, blockPartner, ({ member, params }) => service.block(member.id, params.id, core.now()));

  bind(app, unblockPartner, ({ member, params }) => service.unblock(member.id, params.id));
}
