import type { Page, Route } from '@playwright/test';
import { expect, test } from '../site/fixtures.ts';
import { throwingEntry } from '../site/misbehaving-module.ts';
import { manifestsOf, publishEntry } from '../site/release-store.ts';
import type { Site } from '../site/site.ts';

/** What can happen to a module's files on their way; `files` says to which. */
const faults: Record<string, { files?: RegExp; break(route: Route): Promise<void> }> = {
  'answers 404': { break: (route) => route.fulfill({ status: 404, body: '{}' }) },
  'answers 500': { break: (route) => route.fulfill({ status: 500, body: 'broken' }) },
  'answers HTML': { break: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hallo' }) },
  'is empty': { break: (route) => route.fulfill({ contentType: 'text/javascript', body: '' }) },
  'is cut': { break: (route) => changed(route, (code) => code.slice(0, code.length / 2)) },
  'has one byte more': { break: (route) => changed(route, (code) => `${code} `) },
  hangs: { break: () => new Promise(() => {}) },
  'is out of reach': { break: (route) => route.abort('connectionreset') },
  'has lost its chunks': {
    files: /\/(?!entry\.js)[^/]+\.js/,
    break: (route) => route.fulfill({ status: 404, body: '' }),
  },
};

/** Entries that arrive whole and then misbehave. */
const misbehaviour: Record<string, (manifest: Manifest) => string> = {
  'throws when it starts': () => 'throw new Error("provoked")',
  'throws when it draws': ({ name, routes, cards = [] }) =>
    throwingEntry(name, [...new Set([...routes.map(({ page }) => page), ...cards.map(({ card }) => card)])]),
};

const essential = new Set([
  'answers 404',
  'answers HTML',
  'is cut',
  'has one byte more',
  'hangs',
  'throws when it starts',
]);

type Manifest = Awaited<ReturnType<typeof manifestsOf>>[number];

/** A module with one of its pages. */
interface Area {
  manifest: Manifest;
  path: string;
  heading: string;
  /** Where the navigation leads into another module; nowhere for visitors, who have none. */
  elsewhere: string | undefined;
}

test.describe.configure({ timeout: 600_000 });

test('every module of the registry that is broken in any way costs its own area, until a retry', async ({
  releasesSite: site,
  newVisitor,
}) => {
  const manifests = await manifestsOf(site);
  expect(manifests.length).toBeGreaterThan(1);
  const whole = manifests.find(({ cards, navigation }) => cards && navigation);
  for (const manifest of manifests) {
    await test.step(manifest.name, async () => {
      const page = await newVisitor({ provoked: /./ });
      const area = await areaOf(manifest, manifests, page, site);
      const isWhole = manifest === whole || process.env.FAULTS === 'all';
      let isFirst = true;
      for (const [fault, { files = /./, break: breakRoute }] of chosen(isWhole, faults)) {
        await test.step(`it ${fault}`, async () => {
          const isItsFile = ({ pathname }: URL) =>
            pathname.startsWith(`/releases/${manifest.name}/`) && files.test(pathname);
          await page.route(isItsFile, breakRoute);
          await expectOneCard(page, site, area, isWhole || isFirst);
          await page.unroute(isItsFile);
          await expectRecovery(page, area);
          isFirst = false;
        });
      }
      for (const [fault, entry] of chosen(isWhole, misbehaviour)) {
        await test.step(`it ${fault}`, async () => {
          const restore = await publishEntry(site, manifest.name, entry(manifest));
          await expectOneCard(page, site, area, isWhole);
          await restore();
          await expectRecovery(page, area);
        });
      }
      await page.context().close();
    });
  }
});

/** Every fault for one module, and the six that differ most for the others; all for all with `FAULTS=all`. */
function chosen<Fault>(isWhole: boolean, known: Record<string, Fault>): [string, Fault][] {
  return Object.entries(known).filter(([name]) => isWhole || essential.has(name));
}

/** The first page of a module that has an address of its own, as it looks while nothing is broken. */
async function areaOf(manifest: Manifest, all: readonly Manifest[], page: Page, site: Site): Promise<Area> {
  const route = manifest.routes.find(({ path }) => path !== '/' && !path.includes(':'));
  if (!route) throw new Error(`${manifest.name} has no page with an address of its own`);
  const isOpen = route.access === 'public';
  if (!isOpen) await signIn(page, site);
  await page.goto(site.origin + route.path);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('');
  const others = all.filter((other) => other !== manifest).flatMap(({ navigation = [] }) => navigation);
  return {
    manifest,
    path: route.path,
    heading: (await heading.textContent()) ?? '',
    elsewhere: isOpen ? undefined : others[0]?.path,
  };
}

/** A card in the area's place within five seconds, while the shell and another area work. */
async function expectOneCard(page: Page, site: Site, { path, elsewhere }: Area, isWalking: boolean): Promise<void> {
  await page.goto(site.origin + path, { waitUntil: 'commit' });
  const retry = page.getByRole('button', { name: 'Erneut versuchen' });
  await expect(retry).toBeVisible({ timeout: 7000 });
  await expect(page.getByRole('heading', { name: 'Dieser Bereich ist gerade nicht verfügbar' })).toBeVisible();
  if (!elsewhere || !isWalking) return;
  await page.locator(`nav a[href="${elsewhere}"]`).first().click();
  await expect(retry).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(retry).toBeVisible({ timeout: 7000 });
}

async function expectRecovery(page: Page, { heading }: Area): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

async function changed(route: Route, change: (code: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
}

async function signIn(page: Page, site: Site): Promise<void> {
  const answer = await page.request.post(`${site.origin}/api/auth/dev-bypass`, {
    data: { email: 'admin@rezenso.example' },
    headers: { origin: site.origin },
  });
  expect(answer.ok()).toBe(true);
}
