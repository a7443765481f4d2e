import type { Page } from '@playwright/test';
import { expect, test } from '../site/fixtures.ts';

/** Scripts that the page has asked for so far. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const isShell = ({ pathname }: URL) => pathname.startsWith('/releases/shell/') && pathname.endsWith('.js');

test('the landing page is whole without any script, and asks for the application when somebody moves', async ({
  newVisitor,
  demoSite,
}) => {
  const page = await newVisitor();
  const scripts = scriptsOf(page);
  await page.goto(demoSite.origin, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.mouse.move(200, 300);
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(1);
});

test('the application takes the place of the page under the hands of whoever works by keyboard', async ({
  newVisitor,
  demoSite,
}) => {
  const page = await newVisitor();
  await page.goto(demoSite.origin);
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('Tab');
  const before = await page.evaluate(() => document.activeElement?.textContent);
  await expect(page.locator('#prerendered')).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(before);
  expect(before).toBeTruthy();
});

test('a button that is pressed before the application is there does its work when it is', async ({
  newVisitor,
  demoSite,
}) => {
  const page = await newVisitor({ width: 390 });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isShell, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(demoSite.origin);
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(page.locator('#prerendered [aria-busy]')).toHaveCount(1);
  release();
  await expect(page.getByRole('button', { name: 'Menü schließen' })).toBeVisible();
  await expect(page.locator('#prerendered')).toHaveCount(0);
});

test('the application waits for the rest of the page when it is there before it', async ({ newVisitor, demoSite }) => {
  const page = await newVisitor();
  await page.goto(demoSite.origin);
  await page.mouse.move(200, 300);
  await expect(page.locator('#prerendered')).toHaveCount(0);
  // From here on the scripts come from the cache, and the page at 16 kB a second.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: 16_000,
    uploadThroughput: 16_000,
  });
  await page.evaluate(() => sessionStorage.setItem('rezenso:toast', JSON.stringify({ title: 'Bis bald' })));
  await page.reload();
  await expect(page.getByText('Bis bald')).toBeVisible();
  await expect(page.locator('#prerendered')).toHaveCount(0);
});

test('its links lead on while the application does not come, and what comes for Pro is remembered', async ({
  newVisitor,
  demoSite,
}) => {
  const page = await newVisitor();
  let isMended = false;
  await page.route(isShell, (route) => (isMended ? route.continue() : new Promise(() => {})));
  await page.goto(demoSite.origin, { waitUntil: 'commit' });
  const [navigation] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    page.getByRole('link', { name: 'Anmelden', exact: true }).first().click({ noWaitAfter: true }),
  ]);
  expect(new URL(navigation.url()).pathname).toBe('/magic-link');
  isMended = true;
  await page.goto(demoSite.origin);
  await page.getByRole('link', { name: 'Mit Pro loslegen' }).click();
  await expect(page).toHaveURL(/\/magic-link$/);
  expect(await page.evaluate(() => localStorage.getItem('rezenso:return-to'))).toBe('/subscribe');
});

test('its theme button says and does the right thing in a dark system', async ({ newVisitor, demoSite }) => {
  const page = await newVisitor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(demoSite.origin);
  await expect(page.locator('#prerendered').getByRole('button', { name: 'Helles Design einschalten' })).toBeVisible();
  await page.getByRole('button', { name: 'Helles Design einschalten' }).click();
  await expect(page.getByRole('button', { name: 'Dunkles Design einschalten' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass('light');
});

test('follows the system into the evening before the application is there', async ({ newVisitor, demoSite }) => {
  const page = await newVisitor();
  await page.goto(demoSite.origin);
  await expect(page.locator('html')).toHaveClass('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.locator('#prerendered')).toHaveCount(1);
});
