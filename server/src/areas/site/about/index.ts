import type { Core } from '../../../core.ts';
import type { App } from '../../../http/request-types.ts';
import type { LegalFiles } from '../legal-texts/legal-files.ts';
import { pageOfText } from '../legal-texts/legal-pages.ts';
import type { PlainPage } from '../plain-pages/plain-page.ts';
import type { SendPlainPage } from '../plain-pages/plain-pages.ts';
import { sitePaths } from '../plain-pages/site-paths.ts';
import { about, aboutWords, blog, careers, contact } from './about-pages.ts';

/** A page of ours in words, and the operators' own text that may take its place. */
type Ours = readonly [path: string, page: (words: ReturnType<typeof aboutWords>) => PlainPage, file?: string];

/** What the site says about itself; operators may put a text of their own in the place of some of it. */
export function bindAbout(app: App, { env }: Core, send: SendPlainPage, files: LegalFiles): void {
  const pages: readonly Ours[] = [
    [sitePaths.about, about, 'ueber-uns.md'],
    [sitePaths.blog, blog, 'blog.md'],
    [sitePaths.careers, careers, 'karriere.md'],
    [sitePaths.contact, (words) => contact(words, env.contactEmail)],
  ];
  for (const [path, page, file] of pages)
    app.get(path, async (request, reply) =>
      send(request, reply, path, async (language) => {
        const own = file === undefined ? undefined : await files.readIn(language, file);
        if (own?.state !== 'ready') return page(aboutWords(language));
        return pageOfText(own.text, page(aboutWords(own.writtenIn)), own.writtenIn);
      }),
    );
}
