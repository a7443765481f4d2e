import {
  addUserPlatform,
  changeUserPlatform,
  disconnectOauth,
  listUserPlatforms,
  removeUserPlatform,
} from '@rezenso/contract/user-platforms';
import type { Core } from '../../../core.ts';
import { bind, done } from '../../../http/bind.ts';
import { languageOf } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { withSyncErrorIn } from '../sync-errors/sync-errors.ts';
import { createUserPlatforms } from './user-platforms.service.ts';

export function userPlatformRoutes(app: App, core: Core): void {
  const service = createUserPlatforms(core);

  bind(app, listUserPlatforms, async ({ member, request }) => {
    const language = languageOf(request);
    return (await service.list(member.id)).map((platform) => withSyncErrorIn(language, platform));
  });

  bind(app, addUserPlatform, ({ member, body }) => service.add(member, body, core.now()));

  bind(app, changeUserPlatform, async ({ member, params, body, request }) =>
    withSyncErrorIn(languageOf(request), await service.change(member, params.id, body)),
  );

  bind(app, removeUserPlatform, async ({ member, params }) => {
    await service.remove(member, params.id, core.now());
    return done;
  });

  bind(app, disconnectOauth, ({ member, params }) => service.disconnect(member, params.id, core.now()));
}
