import { it } from 'node:test';
import { load } from 'cheerio';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import { articlesIn } from '../../support/index.ts';

const test = await startTestApp();

it('names pages of this site that are there and may be found, the landing page first, and every article', async () => {
  const { body } = await test.visitor.get('/sitemap.xml');
  const addresses = [...load(body, { xml: true })('loc')].map((one) => load(one, { xml: true }).text());
  const paths = addresses.map((address) => address.replace(test.core.env.publicOrigin, ''));
  expect(paths).toEqual(['/', '/ueber-uns', '/hilfe', ...articlesIn('de').map(({ slug }) => `/hilfe/${slug}`)]);
  // The landing page is of a release, and there is none here.
  for (const path of paths.slice(1)) {
    const { statusCode, headers, body: page } = await test.visitor.get(path);
    const isFindable = !headers['x-robots-tag'] && load(page)('meta[name=robots]').length === 0;
    expect([path, statusCode, isFindable]).toEqual([path, 200, true]);
  }
});

it('is named to search engines beside what they have no use for', async () => {
  const { body } = await test.visitor.get('/robots.txt');
  expect(body).toBe(`User-agent: *\nDisallow: /api/\nSitemap: ${test.core.env.publicOrigin}/sitemap.xml\n`);
});
