import type { Core } from '../../../core.ts';
import type { App } from '../../../http/request-types.ts';
import type { LegalFiles } from '../legal-texts/legal-files.ts';
import { pageOfText } from '../legal-texts/legal-pages.ts';
import type { PlainPage } from '../plain-pages/plain-page.ts';
import type { SendPlainPage } from '../plain-pages/plain-pages.ts';
import { sitePaths } from '../plain-pages/site-paths.ts';
import { about, blog, careers, contact } from './about-pages.ts';

/** What the site says about itself; operators may put a text of their own in the place of some of it. */
export function bindAbout(app: App, { env }: Core, send: SendPlainPage, files: LegalFiles): void {
  const pages: ReadonlyArray<[path: string, page: PlainPage, file?: string]> = [
    [sitePaths.about, about, 'ueber-uns.md'],
    [sitePaths.blog, blog, 'blog.md'],
    [sitePaths.careers, careers, 'karriere.md'],
    [sitePaths.contact, contact(env.contactEmail)],
  ];
  for (const [path, ours, file] of pages)
    app.get(path, async (request, reply) => {
      const own = file === undefined ? undefined : await files.read(file);
      const page = own?.state === 'ready' ? pageOfText(own.text, ours) : ours;
      return send(request, reply, path, page);
    });
}
