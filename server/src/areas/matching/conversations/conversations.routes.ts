import {
  blockPartner,
  countUnreadMessages,
  listBlockedPartners,
  listConversations,
  listMessages,
  readMessages,
  sendMessage,
  unblockPartner,
} from '@rezenso/contract/messages';
import type { Core } from '../../../core.ts';
import { bind } from '../../../http/bind.ts';
import { languageOf } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { createConversations } from './conversations.service.ts';

export function conversationRoutes(app: App, core: Core): void {
  const service = createConversations(core);

  bind(app, listConversations, ({ member, query, request }) => service.list(member.id, query, languageOf(request)));

  bind(app, countUnreadMessages, ({ member }) => service.countUnread(member.id));

  bind(app, listBlockedPartners, ({ member, query, request }) =>
    service.listBlocked(member.id, query, languageOf(request)),
  );

  bind(app, listMessages, ({ member, params, query, request }) =>
    service.open(member.id, params.id, query, languageOf(request)),
  );

  bind(app, sendMessage, ({ member, params, body }) => service.send(member.id, params.id, body, core.now()));

  bind(app, readMessages, ({ member, params, body }) => service.read(member.id, params.id, body.upTo, core.now()));

  bind(app, blockPartner, ({ member, params, request }) =>
    service.block(member.id, params.id, languageOf(request), core.now()),
  );

  bind(app, unblockPartner, ({ member, params, request }) =>
    service.unblock(member.id, params.id, languageOf(request)),
  );
}
