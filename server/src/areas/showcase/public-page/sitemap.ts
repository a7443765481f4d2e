import type { Core } from '../../../core.ts';
import { escapeHtml } from '../../../html/escape.ts';
import type { App } from '../../../http/request-types.ts';
import { addressesOf } from '../shown/addresses.ts';
import { publicPages } from '../shown/public-pages.repository.ts';

/** As many as a sitemap may name (sitemaps.org); those changed last come first. */
const mostAddresses = 50_000;

/** What search engines are told: the pages of those who want to be found, and that the API is nothing to read. */
export function sitemapRoutes(app: App, { env, database }: Pick<Core, 'env' | 'database'>): void {
  app.get('/sitemap.xml', async (_request, reply) => {
    const names = await publicPages(database.db).listFindable(mostAddresses);
    const entries = names.map(
      (name) => `<url><loc>${escapeHtml(env.publicOrigin + addressesOf(name).page)}</loc></url>`,
    );
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
}
