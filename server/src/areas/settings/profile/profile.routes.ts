import { getProfile, saveProfile } from '@rezenso/contract/profile';
import type { Core } from '../../../core.ts';
import { bind } from '../../../http/bind.ts';
import type { App } from '../../../http/request-types.ts';
import { createProfiles } from './profile.service.ts';

export function profileRoutes(app: App, core: Core): void {
  const service = createProfiles(core);

  bind(app, getProfile, async ({ member }) => ({ user: await service.get(member.id, core.now()) }));

  bind(app, saveProfile, ({ member, body }) => service.save(member, body, core.now()));
}
