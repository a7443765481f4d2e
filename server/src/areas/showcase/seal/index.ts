import type { Feature } from '../../../http/feature.ts';
import { addressesOf } from '../shown/addresses.ts';
import { askedLanguage, askingFor } from '../shown/asked-language.ts';
import { businesses } from '../shown/businesses.repository.ts';
import { shownReviews } from '../shown/reviews.repository.ts';
import { sealPolicy, sealSvg } from './seal.svg.ts';

/**
 * The seal for other people's sites: a picture that anybody may show, without cookies, and that is asked for anew after a
 * minute. Nothing is kept of who looks at it.
 */
export const sealFeature: Feature = (app, { database, now }) => {
  app.get<{ Params: { file: string } }>('/siegel/:file', async (request, reply) => {
    const [, asked] = /^(.+)\.svg$/.exec(request.params.file) ?? [];
    const business = asked === undefined ? undefined : await businesses(database.db).find(asked, now());
    reply.headers({ 'content-security-policy': sealPolicy, 'x-robots-tag': 'noindex' });
    if (!business?.is_published || business.is_held)
      return reply.status(404).header('cache-control', 'no-store').send();
    reply.headers({ 'cache-control': 'public, max-age=60', 'cross-origin-resource-policy': 'cross-origin' });
    const language = askedLanguage(request);
    if (business.name !== asked) return reply.redirect(addressesOf(business.name).seal + askingFor(language), 302);
    const { count } = await shownReviews(database.db).figures(business.id);
    return reply
      .type('image/svg+xml; charset=utf-8')
      .send(sealSvg({ reviews: count, trust: business.trust_score }, language));
  });
};
