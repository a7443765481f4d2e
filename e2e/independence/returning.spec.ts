import type { Page } from '@playwright/test';
import { expect, test } from '../site/fixtures.ts';
import { receivedBy, withoutDictionaries } from '../site/received-bytes.ts';
import { addressesIn, point, releaseAgain, stableVersion } from '../site/release-store.ts';
import { aPublicPage, withHeading } from './chosen-area.ts';

// What somebody who was here before downloads after a release in which one line is another.
test.describe.configure({ timeout: 240_000 });

/** Largest sum of the bodies, in bytes. */
const most = { module: 2_000, shell: 3_000 };

test('a release of a module reaches a browser that has the one before as the difference of what is another file', async ({
  newVisitor,
  releasesSite: site,
}) => {
  const page = await newVisitor();
  const { module: name, path, heading } = await aPublicPage(site, page);
  await open(page, site.origin + path);
  const first = await stableVersion(site, name);
  const next = await releaseAgain(site, name, withHeading({ heading }, `${heading} jetzt`));
  await point(site, name, next);
  const { sent, encodings, files } = await receivedBy(page, `/releases/${name}/`, () => page.reload());
  await expect(page.getByRole('heading', { level: 1, name: `${heading} jetzt` })).toBeVisible();
  expect([...encodings]).toEqual(['dcz']);
  expect(sent).toBeLessThan(most.module);
  const before = await addressesIn(site, name, first);
  expect(files.filter((file) => before.includes(file))).toEqual([]);
  expect(files).toContain(`/releases/${name}/${next}/entry.js`);
  expect(files.length).toBeGreaterThan(1);
  await point(site, name, first);
});

test('a release of the shell does, and its vendor file and its font are not sent again', async ({
  newVisitor,
  releasesSite: site,
}) => {
  const page = await newVisitor();
  const { path, heading } = await aPublicPage(site, page);
  await open(page, site.origin + path);
  const first = await stableVersion(site, 'shell');
  const next = await releaseAgain(site, 'shell');
  await point(site, 'shell', next);
  const { sent, encodings, files } = await receivedBy(page, '/releases/shell/', () => page.reload());
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect([...encodings]).toEqual(['dcz']);
  expect(sent).toBeLessThan(most.shell);
  const before = await addressesIn(site, 'shell', first);
  expect(files.filter((file) => before.includes(file))).toEqual([]);
  expect(files.join()).toMatch(/^\/releases\/shell\/files\/shell\.[^,]*$/);
  await point(site, 'shell', first);
});

test('a browser that takes no differences gets only what is another file', async ({
  playwright,
  launchOptions,
  releasesSite: site,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), withoutDictionaries],
  });
  const page = await browser.newPage();
  const { module: name, path, heading } = await aPublicPage(site, page);
  await open(page, site.origin + path);
  const first = await stableVersion(site, name);
  const next = await releaseAgain(site, name, withHeading({ heading }, `${heading} bald`));
  await point(site, name, next);
  const { encodings, files } = await receivedBy(page, '/releases/', () => page.reload());
  await expect(page.getByRole('heading', { level: 1, name: `${heading} bald` })).toBeVisible();
  expect([...encodings]).toEqual(['br']);
  const before = await addressesIn(site, name, first);
  const after = await addressesIn(site, name, next);
  expect(files.filter((file) => before.includes(file) || !after.includes(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(1);
  await point(site, name, first);
  await browser.close();
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
