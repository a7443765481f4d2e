import {
  addUserPlatform,
  changeUserPlatform,
  disconnectOauth,
  listUserPlatforms,
  removeUserPlatform,
} from '@rezenso/contract/user-platforms';
import type { Core } from '../../../core.ts';
import { bind, done } from '../../../http/bind.ts';
import type { App } from '../../../http/request-types.ts';
import { createUserPlatforms } from './user-platforms.service.ts';

export function userPlatformRoutes(app: App, core: Core): void {
  const service = createUserPlatforms(core);

  bind(app, listUserPlatforms, ({ member }) => service.list(member.id));

  bind(app, addUserPlatform, ({ member, body }) => service.add(member, body, core.now()));

  bind(app, changeUserPlatform, ({ member, params, body }) => service.change(member, params.id, body));

  bind(app, removeUserPlatform, async ({ member, params }) => {
    await service.remove(member.id, params.id, core.now());
    return done;
  });

  bind(app, disconnectOauth, ({ member, params }) => service.disconnect(member.id, params.id));
}
