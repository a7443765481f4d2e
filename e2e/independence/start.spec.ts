import type { Route } from '@playwright/test';
import { expectNoViolations } from '../site/axe.ts';
import { expect, test } from '../site/fixtures.ts';
import { type Area, aPublicPage, headingIn } from './chosen-area.ts';

/** What can happen to the files of the shell itself on their way. */
const faults: [what: string, file: RegExp, strike: (route: Route) => Promise<void>][] = [
  ['the vendor file is missing', /vendor\.[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: '{}' })],
  [
    'the shell is an error page in HTML',
    /shell\.[^/]+\.js$/,
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hallo' }),
  ],
  ['the shell hangs', /shell\.[^/]+\.js$/, () => new Promise(() => {})],
];
const withinMs = 8000;
/** Everything but what the page's own policy refuses. */
const provoked = /^(?!.*Content Security Policy)/s;
let open: Pick<Area, 'path' | 'heading'>;

test.beforeEach(async ({ demoSite, newVisitor }) => {
  open ??= await aPublicPage(demoSite, await newVisitor());
});

for (const [what, file, strike] of faults) {
  test(`when ${what}, a card says so within eight seconds, and trying again starts the page`, async ({
    newVisitor,
    demoSite,
  }) => {
    const page = await newVisitor({ provoked });
    const strikeAt = ({ pathname }: URL) => pathname.startsWith('/releases/shell/') && file.test(pathname);
    let isMended = false;
    await page.route(strikeAt, (route) => (isMended ? route.continue() : strike(route)));
    await page.goto(demoSite.origin + open.path, { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toContainText('noch nicht bei dir angekommen', { timeout: withinMs });
    await expect(page.getByText('Laden...')).toHaveCount(0);
    await expectNoViolations(page, what);
    // What hung goes on hanging: only the retry may bring the page.
    isMended = true;
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(headingIn(page, open.heading)).toBeVisible();
  });
}

test('the landing page stays to be read when the shell hangs, and says that its buttons need a moment', async ({
  newVisitor,
  demoSite,
}) => {
  const page = await newVisitor({ provoked, width: 390 });
  const isShell = ({ pathname }: URL) => pathname.startsWith('/releases/shell/') && pathname.endsWith('.js');
  let isMended = false;
  await page.route(isShell, (route) => (isMended ? route.continue() : new Promise(() => {})));
  await page.goto(demoSite.origin, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.wheel(0, 40);
  await expect(page.getByRole('alert')).toContainText('Die Knöpfe brauchen noch einen Moment', { timeout: withinMs });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  isMended = true;
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  // Whoever scrolls before the page has come anew scrolls the one that goes.
  await expect(async () => {
    await page.mouse.wheel(0, 40);
    await expect(page.locator('#prerendered')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('alert').filter({ hasText: 'Die Knöpfe' })).toHaveCount(0);
});

test('a slow shell takes the card away by itself, also when the session was asked for long before it', async ({
  newVisitor,
  demoSite,
}) => {
  const page = await newVisitor({ provoked });
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/releases\/shell\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(demoSite.origin + open.path, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible({ timeout: withinMs });
  await page.waitForFunction(() => performance.now() > 8000);
  release();
  await expect(headingIn(page, open.heading)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toHaveCount(0);
});
