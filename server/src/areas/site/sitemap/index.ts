import { escapeHtml } from '../../../html/escape.ts';
import type { Feature } from '../../../http/feature.ts';
import { addressesOf, publicPages } from '../../showcase/index.ts';
import { articlesIn } from '../../support/index.ts';
import { sitePaths } from '../plain-pages/site-paths.ts';

/** As many as a sitemap may name (sitemaps.org). */
const mostAddresses = 50_000;
const { about, help } = sitePaths;

/**
 * What search engines are told: the pages of this site that are worth finding, those of the businesses that want to be found, changed
 * last first, and that the API is nothing to read.
 */
export const sitemapFeature: Feature = (app, { env, database }) => {
  app.get('/sitemap.xml', async (_request, reply) => {
    const own = ['/', about, help, ...articlesIn('de').map(({ path }) => path)];
    const names = await publicPages(database.db).listFindable(mostAddresses - own.length);
    const paths = [...own, ...names.map((name) => addressesOf(name).page)];
    const entries = paths.map((path) => `<url><loc>${escapeHtml(env.publicOrigin + path)}</loc></url>`);
    reply.header('cache-control', 'public, max-age=60').type('application/xml; charset=utf-8');
    return reply.send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`,
    );
  });

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nSitemap: ${env.publicOrigin}/sitemap.xml\n`),
  );
};
