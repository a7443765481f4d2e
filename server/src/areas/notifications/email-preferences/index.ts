import {
  listAllEmailPreferences,
  listEmailPreferences,
  saveAnyEmailPreference,
  saveEmailPreference,
} from '@rezenso/contract/email-preferences';
import { bind } from '../../../http/bind.ts';
import type { Feature } from '../../../http/feature.ts';
import { createEmailPreferences } from './email-preferences.service.ts';

/** How often which kind of mail comes. */
export const emailPreferencesFeature: Feature = (app, core) => {
  const service = createEmailPreferences(core);
  bind(app, listEmailPreferences, ({ member }) => service.list(member.id));
  bind(app, listAllEmailPreferences, ({ member }) => service.listAll(member.id));
  bind(app, saveAnyEmailPreference, ({ member, params, body }) =>
    service.save(member, { ...body, emailType: params.type }),
  );
  bind(app, saveEmailPreference, ({ member, body }) => service.save(member, body));
};
