import type { Page } from '@playwright/test';
import { expectNoViolations } from '../site/axe.ts';
import { act } from '../site/business.ts';
import { expect, test } from '../site/fixtures.ts';
import { germanOn } from '../site/foreign-words.ts';

/** What the other language calls itself, and files of the operators. */
const names = ['Deutsch', 'impressum', 'datenschutz', 'agb', 'LEGAL_DIR'];

test('pages without the application are English once it is chosen in their foot, and stay so', async ({
  emptySite,
  newVisitor,
}) => {
  test.setTimeout(300_000);
  const page = await newVisitor({ width: 390 });
  await page.goto(`${emptySite.origin}/ueber-uns`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${emptySite.origin}/ueber-uns`);
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  for (const [address, heading] of [
    ['/ueber-uns', 'About us'],
    ['/blog', 'Blog'],
    ['/karriere', 'Careers'],
    ['/kontakt', 'Contact'],
    ['/status', 'Status'],
    ['/impressum', 'Legal notice'],
    ['/datenschutz', 'Privacy'],
    ['/agb', 'Terms'],
    ['/hilfe', 'Help centre'],
  ] as const) {
    await page.goto(emptySite.origin + address);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expectEnglish(page);
  }
  await expectNoViolations(page, 'the help centre in English');
});

test('the help centre answers in English what is asked in English', async ({ emptySite, newVisitor }) => {
  test.setTimeout(300_000);
  const page = await newVisitor();
  await inEnglish(page, emptySite.origin);
  await page.goto(`${emptySite.origin}/hilfe`);
  const articles = await page
    .locator('.topic a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(articles.length).toBeGreaterThan(20);
  await page.getByLabel('Search the help centre').fill('How do I delete my account?');
  await page.getByRole('button', { name: 'Search' }).click();
  await expectEnglish(page);
  await page.getByRole('link', { name: 'Exporting your data and deleting your account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /deleting your account/ })).toBeVisible();
  for (const address of articles) {
    await page.goto(emptySite.origin + address);
    await expectEnglish(page);
  }
});

test('the public sees a business with Pro in its own language, and the business stays as it is', async ({
  demoSite,
  newMember,
  newVisitor,
}) => {
  const { origin } = demoSite;
  const owner = await newMember('pro@rezenso.example');
  const { user } = await (await owner.request.get(`${origin}/api/profile`)).json();
  const company: string = user.companyName;
  const wish = { name: 'public-in-english', isPublished: true, isFindable: false, asksCustomers: true };
  await act(owner, origin, 'PUT', '/api/public-page', wish);

  const page = await newVisitor({ width: 390, provoked: /404/ });
  await inEnglish(page, origin);
  await page.goto(`${origin}/u/public-in-english`);
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  await expect(page.getByText('From a mutual exchange').first()).toBeVisible();
  const written = page.locator('blockquote, main a[href^="/u/"], main section:first-of-type p.narrow');
  const own = [company, 'Baden-Württemberg', ...(await written.allTextContents())];
  await expectEnglish(page, own);
  await expectNoViolations(page, 'a public page in English');
  await page.getByRole('link', { name: 'Report this page' }).click();
  await expect(page.getByRole('heading', { name: 'Report this page' })).toBeVisible();
  await expectEnglish(page, own);
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('alert')).toContainText('has not been sent yet');
  await expectEnglish(page, own);
  await page.goto(`${origin}/b/public-in-english`);
  await expect(page.getByRole('heading', { level: 1, name: /^How was it at / })).toBeVisible();
  await expectEnglish(page, own);
  await page.goto(`${origin}/u/nobody-at-all`);
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await expectEnglish(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
  await act(owner, origin, 'PUT', '/api/public-page', { ...wish, isPublished: false });
});

async function inEnglish(page: Page, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: 'en', url }]);
}

/** @param own what a business says of itself */
async function expectEnglish(page: Page, own: readonly string[] = []): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect([page.url(), await germanOn(page, [...names, ...own])]).toEqual([page.url(), []]);
}
