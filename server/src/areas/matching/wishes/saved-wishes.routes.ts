import { getPartnerWishes, savePartnerWishes } from '@rezenso/contract/partner-wishes';
import type { Core } from '../../../core.ts';
import { bind } from '../../../http/bind.ts';
import type { App } from '../../../http/request-types.ts';
import { createSavedWishes } from './saved-wishes.service.ts';

export function savedWishesRoutes(app: App, core: Core): void {
  const service = createSavedWishes(core);

  bind(app, getPartnerWishes, ({ member }) => service.get(member.id));

  bind(app, savePartnerWishes, ({ member, body }) => service.save(member.id, body, core.now()));
}
