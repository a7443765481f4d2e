import type { Page } from '@playwright/test';
import { expect, test } from '../site/fixtures.ts';
import { throwingEntry } from '../site/misbehaving-module.ts';
import { preparedFolder } from '../site/prepared-folder.ts';
import { rezenso } from '../site/release-command.ts';
import { manifestsOf, point, publishEntry, releaseAgain, stableVersion } from '../site/release-store.ts';
import { type Site, startSite } from '../site/site.ts';
import { type Area, anArea, headingIn, signIn, withHeading } from './chosen-area.ts';

/** Members whose profile was complete long ago, each in a network of its own. */
const members = ['demo', 'pro', 'admin'].map((name) => `${name}@rezenso.example`);
const everybody = 100;

// Nobody but browsers reports here, as they do by themselves.
test('a canary that breaks in the browsers of three members goes back by itself; the mended one stays and is promoted', async ({
  newVisitor,
}) => {
  test.setTimeout(600_000);
  const site = await startSite({
    isReleased: true,
    dataDir: await preparedFolder('demo'),
    env: { TRUST_PROXY: '127.0.0.1,::1' },
  });
  const pages = await Promise.all(members.map((email, network) => aMember(newVisitor, site, email, network)));
  const [page] = pages as [Page, ...Page[]];
  const area = await anArea(site, page);
  const { module } = area;
  const first = await stableVersion(site, module);

  await test.step('two members for whom it breaks are not enough', async () => {
    await publishBrokenCanary(site, module, first);
    for (const one of pages.slice(0, -1)) await seesCard(one, site, area);
    expect(await rezenso(site, 'status', module)).not.toContain('taken back');
  });

  await test.step('with the third it goes back, and everybody has the release before without doing anything', async () => {
    for (const one of pages.slice(-1)) await seesCard(one, site, area);
    await expect
      .poll(() => rezenso(site, 'status', module))
      .toMatch(new RegExp(`taken back by ${site.origin} at .*: It failed for 3 of 3 members`));
    for (const one of pages) {
      await one.goto(site.origin + area.path);
      await expect(headingIn(one, area.heading)).toBeVisible();
    }
  });

  await test.step('who promotes it all the same is told what the site saw', async () => {
    await expect(rezenso(site, 'promote', module)).rejects.toThrow(/took .+ back: It failed for 3 of 3 members/);
    expect(await stableVersion(site, module)).toBe(first);
  });

  await test.step('the mended one stays with those who have it, and goes to everybody', async () => {
    const mended = await releaseAgain(site, module, withHeading(area, `${area.heading} neu`));
    await point(site, module, first, { version: mended, percent: everybody });
    for (const one of pages) {
      await one.goto(site.origin + area.path);
      await expect(headingIn(one, `${area.heading} neu`)).toBeVisible();
    }
    expect(await rezenso(site, 'promote', module)).toContain(`${module} ${mended} is stable, before ${first}.`);
    const later = await aMember(newVisitor, site, members[0] ?? '', 0);
    await later.goto(site.origin + area.path);
    await expect(headingIn(later, `${area.heading} neu`)).toBeVisible();
  });

  await site.stop();
});

/** Points everybody to a release whose areas throw when they are drawn. */
async function publishBrokenCanary(site: Site, module: string, stable: string): Promise<void> {
  const { routes, cards = [] } = (await manifestsOf(site)).find(({ name }) => name === module) ?? { routes: [] };
  const names = new Set([...routes.map(({ page }) => page), ...cards.map(({ card }) => card)]);
  await publishEntry(site, module, throwingEntry(module, [...names]));
  await point(site, module, stable, { version: await stableVersion(site, module), percent: everybody });
}

async function seesCard(page: Page, site: Site, { path }: Pick<Area, 'path'>): Promise<void> {
  const reported = page.waitForResponse((answer) => answer.url().endsWith('/api/client-errors'));
  await page.goto(site.origin + path);
  await expect(page.getByRole('heading', { name: 'Dieser Bereich ist gerade nicht verfügbar' })).toBeVisible();
  expect((await reported).ok()).toBe(true);
}

/** A browser that is signed in, and whose proxy says this network. */
async function aMember(
  newVisitor: (options: { provoked: RegExp }) => Promise<Page>,
  site: Site,
  email: string,
  network: number,
): Promise<Page> {
  const page = await newVisitor({ provoked: /provoked/ });
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.${network}.1` });
  await signIn(page, site.origin, email);
  return page;
}
