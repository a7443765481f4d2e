import { listNotifications, readAllNotifications, readNotification } from '@rezenso/contract/notifications';
import type { Core } from '../../../core.ts';
import { bind, done } from '../../../http/bind.ts';
import { languageOf } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { createNotifications } from './notifications.service.ts';

export function notificationRoutes(app: App, core: Core): void {
  const service = createNotifications(core);

  bind(app, listNotifications, ({ member, request }) => service.list(member.id, languageOf(request)));

  bind(app, readNotification, async ({ member, params }) => {
    await service.read(member.id, params.id, core.now());
    return done;
  });

  bind(app, readAllNotifications, async ({ member }) => {
    await service.readAll(member.id, core.now());
    return done;
  });
}
