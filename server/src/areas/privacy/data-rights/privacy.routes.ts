import { deleteMyAccount, exportMyData } from '@rezenso/contract/privacy';
import type { Core } from '../../../core.ts';
import { bind, done } from '../../../http/bind.ts';
import { languageOf } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { berlinDay } from '../../../time/berlin.ts';
import { browserCookie, sessionCookie } from '../../accounts/index.ts';
import { createPrivacy } from './privacy.service.ts';
import { privacyTexts } from './privacy-texts.ts';

export function privacyRoutes(app: App, core: Core): void {
  const service = createPrivacy(core);
  const cookie = sessionCookie(core.env);
  const browser = browserCookie(core.env);

  bind(app, exportMyData, async ({ member, request, reply }) => {
    const language = languageOf(request);
    const exported = await service.export(member.id, language, request.id);
    const name = privacyTexts(language).fileName(berlinDay(core.now()));
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return exported;
  });

  bind(app, deleteMyAccount, async ({ member, body, request, reply }) => {
    await service.delete(member, body.email);
    cookie.clear(request, reply);
    browser.clear(reply);
    // Nobody has this account any more: nothing that it kept here is of use to whoever signs in next.
    reply.header('clear-site-data', '"cache", "storage"');
    return done;
  });
}
