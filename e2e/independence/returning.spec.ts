import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { releasePath } from '@rezenso/contract/releases';
import { releaseIn } from '@rezenso/releases/registry';
import { folderStore } from '@rezenso/releases/store';
import { expect, test } from '../site/fixtures.ts';
import { receivedBy } from '../site/received-bytes.ts';
import { point, releaseAgain, stableVersion } from '../site/release-store.ts';
import type { Site } from '../site/site.ts';
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
  const { sent, encodings, files } = await receivedBy(page, `/releases/${name}/`, () => page.reload());
  await expect(page.getByRole('heading', { level: 1, name: `${heading} jetzt` })).toBeVisible();
  expect([...encodings]).toEqual(['dcz']);
  expect(sent).toBeLessThan(most.module);
  // Also a browser that takes no differences has the others: their addresses stay.
  const changed = await changedFiles(site, name, [first, next]);
  expect(files.sort()).toEqual(files.filter((file) => changed.has(file)));
  expect(files).toContain(`/releases/${name}/${next}/entry.js`);
  expect(files.length).toBeGreaterThan(1);
  await point(site, name, first);
});

test('a release of the shell does, and its vendor file and its font are not asked for again', async ({
  newVisitor,
  releasesSite: site,
}) => {
  const page = await newVisitor();
  const { path, heading } = await aPublicPage(site, page);
  await open(page, site.origin + path);
  const first = await stableVersion(site, 'shell');
  const next = await releaseAgain(site, 'shell', (code) => code.replaceAll('Zum Inhalt springen', 'Gleich zum Inhalt'));
  await point(site, 'shell', next);
  const { sent, encodings, files } = await receivedBy(page, '/releases/shell/', () => page.reload());
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gleich zum Inhalt' })).toBeAttached();
  expect([...encodings]).toEqual(['dcz']);
  expect(sent).toBeLessThan(most.shell);
  const changed = await changedFiles(site, 'shell', [first, next]);
  expect(files.sort()).toEqual(files.filter((file) => changed.has(file)));
  expect(files.join()).not.toMatch(/vendor|figtree/);
  expect(files.length).toBeGreaterThan(0);
  await point(site, 'shell', first);
});

/** Addresses of files that only the second of two releases has. */
async function changedFiles(site: Site, module: string, [first, next]: [string, string]): Promise<Set<string>> {
  const registry = await folderStore(join(site.dataDir, 'releases')).readRegistry();
  const before = new Set(releaseIn(registry, module, first).files.map(({ path }) => releasePath(module, first, path)));
  const after = releaseIn(registry, module, next).files.map(({ path }) => releasePath(module, next, path));
  return new Set(after.filter((path) => !before.has(path)));
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
