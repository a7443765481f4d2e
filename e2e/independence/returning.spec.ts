import type { Page } from '@playwright/test';
import { expect, test } from '../site/fixtures.ts';
import { receivedBy } from '../site/received-bytes.ts';
import { point, releaseAgain, stableVersion } from '../site/release-store.ts';
import { aPublicPage, withHeading } from './chosen-area.ts';

// What somebody who was here before downloads after a release in which one line is another.
test.describe.configure({ timeout: 120_000 });

/** Largest sum of the bodies, in bytes. */
const most = { module: 2_000, shell: 3_000 };

test('a release of a module reaches a browser that has the one before as the difference', async ({
  newVisitor,
  releasesSite: site,
}) => {
  const page = await newVisitor();
  const { module: name, path, heading } = await aPublicPage(site, page);
  await open(page, site.origin + path);
  const first = await stableVersion(site, name);
  const next = await releaseAgain(site, name, withHeading({ heading }, `${heading} jetzt`));
  await point(site, name, next);
  const { sent, encodings } = await receivedBy(page, `/releases/${name}/${next}/`, () => page.reload());
  expect([...encodings]).toEqual(['dcz']);
  expect(sent).toBeLessThan(most.module);
  await expect(page.getByRole('heading', { level: 1, name: `${heading} jetzt` })).toBeVisible();
  await point(site, name, first);
});

test('a release of the shell does, with its vendor file and its font', async ({ newVisitor, releasesSite: site }) => {
  const page = await newVisitor();
  const { path, heading } = await aPublicPage(site, page);
  await open(page, site.origin + path);
  const first = await stableVersion(site, 'shell');
  const next = await releaseAgain(site, 'shell', (code) => code.replaceAll('Zum Inhalt springen', 'Gleich zum Inhalt'));
  await point(site, 'shell', next);
  const { sent, encodings, files } = await receivedBy(page, `/releases/shell/${next}/`, () => page.reload());
  expect([...encodings]).toEqual(['dcz']);
  expect(files).toBeGreaterThanOrEqual(3);
  expect(sent).toBeLessThan(most.shell);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await point(site, 'shell', first);
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
