import type { Core } from '../../../core.ts';
import type { App } from '../../../http/request-types.ts';
import type { SendPlainPage } from '../plain-pages/plain-pages.ts';
import type { LegalFiles } from './legal-files.ts';
import { legalPage, legalPages } from './legal-pages.ts';
import { warnOfMissingTexts } from './missing-texts.ts';

/** Imprint, privacy policy and terms, as the operators of this site wrote them. */
export function bindLegalTexts(app: App, core: Core, send: SendPlainPage, files: LegalFiles): void {
  for (const page of legalPages)
    app.get(page.path, { config: { isAlwaysServed: true } }, async (request, reply) =>
      send(request, reply, page.path, async (language) =>
        legalPage(page, await files.readIn(language, page.file), language),
      ),
    );
  app.addHook('onReady', () => warnOfMissingTexts(core, files));
}
