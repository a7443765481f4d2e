import type { Browser, Page } from '@playwright/test';
import { expectNoViolations } from '../site/axe.ts';
import { act } from '../site/business.ts';
import { expect, test } from '../site/fixtures.ts';
import { serveForeignPage } from '../site/foreign-page.ts';

const demoPage = '/u/cafe-lindenblatt';

test('a business shows itself to everybody, and takes that back at once', async ({
  demoSite,
  newMember,
  newVisitor,
}) => {
  const page = await newMember('pro@rezenso.example', { width: 390 });
  await withoutPage(page, demoSite.origin);
  await page.goto(`${demoSite.origin}/settings`);
  await page.getByRole('link', { name: 'Zur öffentlichen Seite' }).click();
  await expect(page).toHaveURL(`${demoSite.origin}/settings/public-page`);
  await expect(page.getByRole('tab', { name: 'Profil' })).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel(/Adresse deiner Seite/).fill('wir-im-netz');
  await page.getByRole('switch', { name: 'Seite und Siegel zeigen' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert').first()).toBeVisible();
  await expect(page.getByAltText('So sieht dein Siegel aus')).toHaveJSProperty('naturalWidth', 268);
  await expectNoViolations(page, 'settings: public page');

  const visitor = await newVisitor({ width: 390, provoked: /404/ });
  const address = `${demoSite.origin}/u/wir-im-netz`;
  expect((await visitor.goto(address))?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('switch', { name: 'Seite und Siegel zeigen' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/bekommst du hier dein Siegel/)).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
});

test('a public page needs no script and no cookie, weighs little, and is readable in every look', async ({
  demoSite,
  newVisitor,
}) => {
  const page = await newVisitor({ width: 390 });
  const loaded: { type: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    const type = request.resourceType();
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    loaded.push({ type, bytes: responseBodySize + responseHeadersSize });
  });
  await watchPaint(page);
  await page.goto(demoSite.origin + demoPage, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Café Lindenblatt');
  await expect(page.getByText(/Transparenzhinweis/).first()).toBeVisible();
  await expect.poll(() => loaded.map(({ type }) => type).sort()).toEqual(['document', 'font', 'font']);
  expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(40_000);
  const { paint, shift } = await page.evaluate(() => window.seen);
  expect([paint > 0, shift < 0.02]).toEqual([true, true]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, document.scripts.length])).toEqual([0, 1]);
  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      for (const path of [demoPage, '/b/cafe-lindenblatt']) {
        await page.goto(demoSite.origin + path);
        await expectNoViolations(page, `${path} ${width} ${colorScheme}`);
      }
    }
});

test('a seal shows in a foreign page under a strict policy, light and dark, and leaves no trace', async ({
  demoSite,
  newMember,
  newVisitor,
}) => {
  const owner = await newMember('demo@rezenso.example');
  await owner.goto(`${demoSite.origin}/settings/public-page`);
  const line = await owner.getByRole('textbox', { name: /HTML-Code/ }).inputValue();
  const foreign = await serveForeignPage(line, demoSite.origin);
  const page = await newVisitor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(foreign.url);
  const seal = page.getByRole('img', { name: /Café Lindenblatt auf Rezenso/ });
  await expect(seal).toHaveJSProperty('naturalWidth', 268);
  expect(asked).toEqual([foreign.url, `${demoSite.origin}/siegel/cafe-lindenblatt.svg`]);
  const light = await seal.screenshot();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => light.equals(await seal.screenshot())).toBe(false);
  expect(await page.context().cookies()).toEqual([]);
  await seal.click();
  await expect(page).toHaveURL(demoSite.origin + demoPage);
  await foreign.close();
});

test('customers are led to a profile from a page that asks nothing, and are counted', async ({
  demoSite,
  newMember,
  browser,
}) => {
  const owner = await newMember('demo@rezenso.example', { width: 390 });
  const before = await visitsOf(owner, demoSite.origin);
  const page = await withoutScripts(browser);
  await page.goto(`${demoSite.origin}/b/cafe-lindenblatt`);
  await expect(page.getByRole('heading', { name: 'Wie war es bei Café Lindenblatt?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Yelp' })).toHaveCount(0);
  // Where it leads is another's site, which a test does not ask.
  const led = page.waitForResponse(`${demoSite.origin}/b/cafe-lindenblatt/google`);
  await page.getByRole('link', { name: 'Google' }).click({ noWaitAfter: true });
  expect((await led).status()).toBe(303);
  expect(await (await led).headerValue('location')).toMatch(/^https:\/\/www\.google\.com\/maps\/.*cafe-lindenblatt/);
  expect(await page.context().cookies()).toEqual([]);
  await page.context().close();

  const after = await visitsOf(owner, demoSite.origin);
  expect([after.visits - before.visits, after.clicks - before.clicks]).toEqual([1, 1]);
  await owner.goto(`${demoSite.origin}/settings/public-page`);
  await expect(owner.getByRole('table', { name: 'Aufrufe der letzten 30 Tage' })).toBeVisible();
  await expectNoViolations(owner, 'settings: customers');
  const download = owner.waitForEvent('download');
  await owner.getByRole('link', { name: 'Aushang als PDF' }).click();
  expect((await download).suggestedFilename()).toBe('aushang-cafe-lindenblatt.pdf');
});

test('anybody reports a page without scripts; hidden by a moderator it is gone, and its owner reads why until that is lifted', async ({
  demoSite,
  newMember,
  browser,
}) => {
  const { origin } = demoSite;
  const owner = await newMember('pro@rezenso.example', { width: 390 });
  await withoutPage(owner, origin);
  await owner.goto(`${origin}/settings/public-page`);
  await owner.getByLabel(/Adresse deiner Seite/).fill('wird-gemeldet');
  await owner.getByRole('switch', { name: 'Seite und Siegel zeigen' }).click();
  await owner.getByRole('button', { name: 'Speichern' }).click();
  await expect(owner.getByAltText('So sieht dein Siegel aus')).toBeVisible();

  // axe needs scripts of its own.
  const inspected = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await inspected.goto(`${origin}/u/wird-gemeldet/melden`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await inspected.emulateMedia({ colorScheme });
    await expectNoViolations(inspected, `report a page, ${colorScheme}`);
  }
  await inspected.close();

  const visitor = await withoutScripts(browser);
  await visitor.goto(`${origin}/u/wird-gemeldet`);
  await visitor.getByRole('link', { name: 'Diese Seite melden' }).click();
  await visitor.getByLabel(/Was genau/).fill('Die Beschreibung beleidigt unser Café.');
  await visitor.getByRole('button', { name: 'Meldung abschicken' }).click();
  await expect(visitor.getByText('Bitte wähle aus, was nicht stimmt')).toBeVisible();
  await visitor.getByLabel('Beleidigung oder Bloßstellung').check();
  await visitor.getByRole('button', { name: 'Meldung abschicken' }).click();
  await expect(visitor.getByRole('heading', { name: 'Danke für deine Meldung' })).toBeVisible();
  expect(await visitor.context().cookies()).toEqual([]);

  const moderator = await newMember('moderation@rezenso.example');
  await moderator.goto(`${origin}/admin?tab=reports&status=pending&reason=page_insult`);
  await moderator.getByRole('button', { name: /^Bearbeiten/ }).click();
  await expect(moderator.getByText('Die Beschreibung beleidigt unser Café.')).toBeVisible();
  await expectNoViolations(moderator, 'reported page');
  await moderator.getByRole('button', { name: 'Seite verbergen' }).click();
  await moderator.getByLabel('Grund', { exact: false }).last().selectOption('page_insult');
  await moderator.getByLabel(/Nachricht an den Betrieb/).fill('Bitte nimm den zweiten Satz heraus.');
  await moderator.getByRole('button', { name: 'Seite verbergen' }).click();
  await expect(moderator.getByText('Der Betrieb bekommt eine Nachricht.').first()).toBeVisible();

  expect((await visitor.goto(`${origin}/u/wird-gemeldet`))?.status()).toBe(404);
  await expect(owner.getByText('Bitte nimm den zweiten Satz heraus.')).toBeVisible();
  await expect(owner.getByRole('switch', { name: 'Seite und Siegel zeigen' })).toBeDisabled();
  await expectNoViolations(owner, 'settings: hidden page');
  await moderator.getByRole('button', { name: 'Seite freigeben' }).click();
  await moderator.getByLabel(/Nachricht an den Betrieb/).fill('Danke!');
  await moderator.getByRole('button', { name: 'Seite freigeben' }).click();
  await expect(owner.getByRole('switch', { name: 'Seite und Siegel zeigen' })).toBeEnabled();
  await visitor.context().close();
});

/** Another journey on this site may have shown the page of the same account. */
async function withoutPage(page: Page, origin: string): Promise<void> {
  const { name, isFindable, asksCustomers, isPublished } = await (
    await page.request.get(`${origin}/api/public-page`)
  ).json();
  if (isPublished)
    await act(page, origin, 'PUT', '/api/public-page', { name, isFindable, asksCustomers, isPublished: false });
}

async function withoutScripts(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  return context.newPage();
}

async function visitsOf(page: Page, origin: string): Promise<{ visits: number; clicks: number }> {
  const { days } = await (await page.request.get(`${origin}/api/public-page/visits`)).json();
  return days.at(-1);
}

declare global {
  interface Window {
    seen: { paint: number; shift: number };
  }
}

/** Notes the largest paint in ms, and how much moved. */
async function watchPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.seen = { paint: 0, shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.seen.paint = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.seen.shift += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
