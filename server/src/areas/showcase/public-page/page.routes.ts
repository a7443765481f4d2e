import type { Language } from '@rezenso/contract/language';
import type { Core } from '../../../core.ts';
import type { App } from '../../../http/request-types.ts';
import type { Drawings } from '../drawing/drawings.ts';
import type { Picture } from '../drawing/picture.ts';
import { pictureSize } from '../drawing/picture-size.ts';
import { type PublicDocument, sendDocument, sendNothing } from '../frame/frame.ts';
import { addressesOf } from '../shown/addresses.ts';
import { askedLanguage, askingFor, languagesOf, shownLanguage } from '../shown/asked-language.ts';
import type { ShownBusiness } from '../shown/businesses.repository.ts';
import type { ReviewFigures } from '../shown/reviews.repository.ts';
import { factsOf } from './json-ld.ts';
import { pageHtml } from './page.html.ts';
import { publicPageWords } from './page-words.ts';
import { createShownPages, lineOf, type ShownPage } from './shown-page.ts';

/** /u/<name> and its picture, for everybody; who asks is not looked at, but for the language of their browser. */
export function pageRoutes(app: App, core: Core, drawings: Drawings): void {
  const { env, now, database } = core;
  const pages = createShownPages({ database, drawings });

  app.get<Named>('/u/:name', async (request, reply) => {
    const business = await pages.find(request.params.name, now());
    if (!business) return sendNothing(request, reply);
    if (business.name !== request.params.name) return reply.redirect(addressesOf(business.name).page, 302);
    const page = await pages.read(business);
    const [town = {}] = business.location ? await drawings.towns([business.location]).catch(() => []) : [];
    return sendDocument(request, reply, {
      ...documentOf(page, shownLanguage(request, business)),
      ...languagesOf(business),
      facts: factsOf(page, town, pageAddress(business)),
    });
  });

  app.get<Named>('/u/:name/bild.png', async (request, reply) => {
    const business = await pages.find(request.params.name, now());
    if (!business) return sendNothing(request, reply);
    const png = await drawings.picture(pictureOf(business, await pages.figures(business), askedLanguage(request)));
    reply.headers({ 'cache-control': 'public, max-age=60', 'cross-origin-resource-policy': 'cross-origin' });
    if (!business.is_findable) reply.header('x-robots-tag', 'noindex');
    return reply.type('image/png').send(Buffer.from(png));
  });

  function pageAddress({ name }: ShownBusiness): string {
    return env.publicOrigin + addressesOf(name).page;
  }

  function documentOf(page: ShownPage, language: Language): PublicDocument {
    const { pageTexts } = publicPageWords(language);
    const { business, figures } = page;
    const { company_name: company } = business;
    const picture = {
      address: `${pageAddress(business)}/bild.png${askingFor(language)}`,
      alt: pageTexts.picture.alt(company),
      ...pictureSize,
    };
    return {
      title: pageTexts.title(company),
      description: pageTexts.description(company, lineOf(business, language), figures.count),
      address: pageAddress(business),
      isFindable: business.is_findable,
      picture,
      main: pageHtml(page, env.publicOrigin, language),
      language,
    };
  }

  function pictureOf(business: ShownBusiness, { count }: ReviewFigures, language: Language): Picture {
    const words = publicPageWords(language).pageTexts.picture;
    const { trust_score: score } = business;
    return {
      name: business.company_name,
      line: lineOf(business, language),
      facts: [
        ...(count > 0 ? [{ value: String(count), label: words.reviews(count) }] : []),
        ...(score === null ? [] : [{ value: String(score), label: words.trust }]),
      ],
      address: pageAddress(business).replace(/^https?:\/\//, ''),
    };
  }
}

interface Named {
  Params: { name: string };
}
