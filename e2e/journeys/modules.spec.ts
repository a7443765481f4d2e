import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../site/fixtures.ts';

test('/matches loads the shell and mf-matching and no other remote', async ({ demoSite, newMember }) => {
  const page = await newMember('demo@rezenso.example');
  const modules = requestedModules(page);
  await page.goto(`${demoSite.origin}/matches`);
  await expect(page.getByRole('heading', { name: 'Empfohlene Partner' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...modules].sort()).toEqual(['mf-matching', 'shell']);
});

test('/admin loads the shell and mf-admin and no other remote', async ({ demoSite, newMember }) => {
  const page = await newMember('admin@rezenso.example');
  const modules = requestedModules(page);
  await page.goto(`${demoSite.origin}/admin`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...modules].sort()).toEqual(['mf-admin', 'shell']);
});

test('walking through the areas keeps one document, one React and one session', async ({ demoSite, newMember }) => {
  const page = await newMember('demo@rezenso.example');
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
  });
  await page.goto(`${demoSite.origin}/`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const [link, heading] of [
    ['Matches', 'Matches'],
    ['Bewertungen', 'Bewertungen'],
  ] as const) {
    await page.getByRole('navigation').first().getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(await page.locator('style[data-styled]').count()).toBeLessThanOrEqual(1);
});

test('an unknown address shows the 404 page with its hint', async ({ demoSite, newMember }) => {
  const page = await newMember('demo@rezenso.example');
  const answer = await page.goto(`${demoSite.origin}/gibt-es-nicht`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: /404 Page Not Found/ })).toBeVisible();
});

test('one dead remote costs one area, and a retry brings it back without a reload', async ({
  newVisitor,
  releasesSite: site,
}) => {
  const page = await newVisitor({ provoked: /mf.matching/ });
  await page.request.post(`${site.origin}/api/auth/dev-bypass`, { data: {}, headers: { origin: site.origin } });
  const folder = join(site.dataDir, 'releases', 'mf-matching');
  await rename(folder, `${folder}-gone`);
  await page.goto(`${site.origin}/matches`);
  const retry = page.getByRole('button', { name: 'Erneut versuchen' });
  await expect(retry).toBeVisible();
  await page.getByRole('navigation').first().getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Aktivitäten' })).toBeVisible();
  await expect(retry).toHaveCount(1);
  await rename(`${folder}-gone`, folder);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await retry.click();
  await expect(page.getByRole('heading', { name: 'Aktuelle Matches' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

/** Names of the modules whose files the page asks for. */
function requestedModules(page: Page): Set<string> {
  const modules = new Set<string>();
  page.on('request', (request) => {
    const found = /\/releases\/([^/]+)\//.exec(request.url())?.[1];
    if (found) modules.add(found);
  });
  return modules;
}
