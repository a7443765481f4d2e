import type { Page } from '@playwright/test';
import { expect, test } from '../site/fixtures.ts';

// Many pages one after the other.
test.describe.configure({ timeout: 300_000 });

const visitorPages = ['/', '/magic-link', '/invitation/erfunden', '/email-change/erfunden', '/unsubscribe'];
const memberPages = [
  '/',
  '/matches',
  '/matches/nachrichten',
  '/exchanges',
  '/reviews',
  '/reviews/analyse',
  '/settings',
  '/settings/platforms',
  '/settings/notifications',
  '/settings/privacy',
  '/settings/subscription',
  '/settings/team',
  '/subscribe',
  '/support',
  '/gibt-es-nicht',
  ...['statistics', 'users', 'reports', 'disputes', 'rings', 'support', 'modules', 'audit'].map(
    (tab) => `/admin?tab=${tab}`,
  ),
];

test('every page of a visitor is named', async ({ demoSite, newVisitor }) => {
  const page = await newVisitor();
  await expectNamed(page, demoSite.origin, visitorPages);
});

for (const locale of ['de-DE', 'en-GB'])
  test(`every page of a member is named (${locale})`, async ({ demoSite, newMember }) => {
    const page = await newMember('admin@rezenso.example', { locale });
    const titles = await expectNamed(page, demoSite.origin, memberPages);
    expect(titles).toContain('Matches – Rezenso');
    // From page to page without a new document, too.
    await page.goto(`${demoSite.origin}/matches`);
    await page.locator('header a[href="/reviews"]').first().click();
    await expect(page).toHaveTitle(titles[memberPages.indexOf('/reviews')] as string);
  });

/** @returns the titles, which are all different */
async function expectNamed(page: Page, origin: string, paths: readonly string[]): Promise<string[]> {
  const titles: string[] = [];
  for (const path of paths) {
    await page.goto(origin + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const { pathname } = new URL(page.url());
    if (path !== '/' || titles.length > 0) await expect(page).toHaveTitle(/ – Rezenso$/);
    await page.waitForLoadState('networkidle');
    titles.push(await page.title());
    expect(pathname).toBe(new URL(origin + path).pathname);
  }
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  return titles;
}
