import type { Page } from '@playwright/test';
import { expect, test } from '../site/fixtures.ts';
import { addressesIn, point, releaseAgain, stableVersion } from '../site/release-store.ts';
import type { Site } from '../site/site.ts';
import { type Area, anArea, headingIn, linkTo, signIn } from './chosen-area.ts';

// What the shell lends of the design system, and a module brings itself where the shell's does not fit.
const lent = /requiredVersion:"\^[^"]+"([^{}]*shareKey:"(?:@rezenso\/(?:ui|contract)\/core|lucide-react[^"]*)")/g;
/** Built with versions that no shell has. */
const ahead = (code: string) => code.replace(lent, 'requiredVersion:"^99.0.0"$1');
let site: Site;
let area: Area;

test.beforeEach(async ({ releasesSite, newVisitor }) => {
  site = releasesSite;
  area ??= await anArea(site, await newMember(newVisitor));
});

test('a module that was built with a newer design system than the shell’s brings its own, beside areas with the shell’s', async ({
  newVisitor,
}) => {
  const page = await newMember(newVisitor);
  const asked = scriptsOf(page, area.module);
  await page.goto(site.origin + area.path);
  await expect(headingIn(page, area.heading)).toBeVisible();
  const [usual, looks] = [asked.size, await looksOf(page)];

  const first = await stableVersion(site, area.module);
  const next = await releaseAgain(site, area.module, ahead);
  await point(site, area.module, next);
  asked.clear();
  await page.goto(site.origin + area.path);
  await expect(headingIn(page, area.heading)).toBeVisible();
  const addresses = await addressesIn(site, area.module, next);
  expect([...asked].filter((path) => !addresses.includes(path))).toEqual([]);
  expect(asked.size).toBe(usual + 1);
  expect(await looksOf(page)).toEqual(looks);
  await linkTo(page, area.elsewhere).click();
  await expect(headingIn(page, area.heading)).toBeHidden();
  await linkTo(page, area.path).click();
  await expect(headingIn(page, area.heading)).toBeVisible();
  await point(site, area.module, first);
});

test('its own copy that does not come costs its area, until a retry', async ({ newVisitor }) => {
  const page = await newMember(() => newVisitor({ provoked: /Loading chunk \w+ failed|net::ERR_FAILED/ }));
  const asked = scriptsOf(page, area.module);
  await page.goto(site.origin + area.path);
  await expect(headingIn(page, area.heading)).toBeVisible();
  const usual = namesIn(asked);

  const first = await stableVersion(site, area.module);
  const next = await releaseAgain(site, area.module, ahead);
  await point(site, area.module, next);
  let isLost = true;
  await page.route(`**/releases/${area.module}/*/*.js*`, (route) =>
    isLost && !usual.has(nameOf(route.request().url())) ? route.abort() : route.continue(),
  );
  await page.goto(site.origin + area.path);
  const retry = page.getByRole('button', { name: 'Erneut versuchen' }).first();
  await expect(retry).toBeVisible();
  isLost = false;
  await retry.click();
  await expect(headingIn(page, area.heading)).toBeVisible();
  await point(site, area.module, first);
});

async function newMember(newVisitor: () => Promise<Page>): Promise<Page> {
  const page = await newVisitor();
  await signIn(page, site.origin);
  return page;
}

/** Scripts of a module that a page asks for from now on. */
function scriptsOf(page: Page, module: string): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/releases/${module}/`) && pathname.endsWith('.js')) asked.add(pathname);
  });
  return asked;
}

/** Which chunk a script is; its hash is another one in the next release. */
function nameOf(address: string): string {
  return address.replace(/^.*\//, '').split('.', 1).join();
}

function namesIn(paths: ReadonlySet<string>): Set<string> {
  return new Set([...paths].map(nameOf));
}

/** How the headings of the area and what stands around them look, once nothing more is drawn: pages draw their first screen first. */
async function looksOf(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  let looks: string[] = [];
  await expect(async () => {
    const before = looks;
    looks = await looksNow(page);
    expect(looks).toEqual(before);
  }).toPass({ intervals: [200] });
  return looks;
}

function looksNow(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h1,h2,h3,section,button')].map((element) => {
      const { fontSize, fontWeight, color, padding } = getComputedStyle(element);
      return [element.tagName, fontSize, fontWeight, color, padding].join(' ');
    }),
  );
}
