import type { Page } from '@playwright/test';
import { expect, test } from '../site/fixtures.ts';
import { rezenso } from '../site/release-command.ts';
import { addPreview, releaseAgain, stableVersion } from '../site/release-store.ts';
import type { Site } from '../site/site.ts';
import { type Area, adminPath, anArea, headingIn, linkTo, signIn, withHeading } from './chosen-area.ts';
import { chooseDeed, confirmDeed, unfold } from './module-deeds.ts';

// The life of a module under open pages; each test leaves the store as it found it.
test.describe.configure({ timeout: 240_000 });

/** What is promised: within ten seconds, without a navigation. */
const goneWithin = { timeout: 10_000 };
let site: Site;
let area: Area;
/** The module of the area. */
let module: string;

test.beforeEach(async ({ releasesSite, newVisitor }) => {
  site = releasesSite;
  area ??= await anArea(site, await aMember(newVisitor));
  module = area.module;
});

test('a paused module leaves an open page within ten seconds and comes back, and a link to it explains', async ({
  newVisitor,
}) => {
  const page = await aMember(newVisitor);
  await page.goto(site.origin + area.path);
  await expect(areaIn(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  expect(await rezenso(site, 'pause', module, '--because', 'It lost reviews.')).toContain(`${module} is paused`);
  await expect(page.getByRole('heading', { level: 1, name: `„${area.label}“ macht gerade Pause` })).toBeVisible(
    goneWithin,
  );
  await expect(entry(page)).toHaveCount(0);

  const other = await aMember(newVisitor, 'pro@rezenso.example');
  const answer = await other.goto(site.origin + area.path);
  expect(answer?.status()).toBe(503);
  await expect(other.getByText(/Schau bitte später noch einmal vorbei/)).toBeVisible();

  await rezenso(site, 'resume', module);
  await expect(areaIn(page)).toBeVisible(goneWithin);
  await expect(entry(page)).toHaveCount(1);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a retired module is gone, and its address says so', async ({ newVisitor }) => {
  const page = await aMember(newVisitor);
  expect(await rezenso(site, 'retire', module, '--because', 'Nobody used it.')).toContain(
    `Other modules may have ${area.path}`,
  );
  const answer = await page.goto(site.origin + area.path);
  expect(answer?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1, name: `„${area.label}“ gibt es nicht mehr` })).toBeVisible();
  await page.getByRole('link', { name: 'Zum Dashboard', exact: true }).click();
  await expect(page.getByText('Dein Level')).toBeVisible();
  await expect(entry(page)).toHaveCount(0);
  await rezenso(site, 'resume', module);
});

test('a preview is in the page of whoever opened its link, with a badge, until they end it', async ({ newVisitor }) => {
  const version = await releaseAgain(site, module, withHeading(area, `${area.heading} neu`));
  const link = await addPreview(site, module, version);
  const page = await aMember(newVisitor);
  await page.goto(`${site.origin}${link}`);
  await expect(headingIn(page, `${area.heading} neu`)).toBeVisible();
  const strip = page.getByRole('region', { name: 'Nur in diesem Browser' });
  await expect(strip).toHaveText(/^Vorschau: e2e/);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [own, bar] = await Promise.all([strip, page.getByRole('banner')].map((one) => one.boundingBox()));
    // Nothing under it, at any width.
    expect(bar?.y).toBeGreaterThanOrEqual((own?.y ?? 0) + (own?.height ?? Number.POSITIVE_INFINITY));
    expect(own?.height).toBeLessThanOrEqual(48);
  }

  const other = await aMember(newVisitor, 'pro@rezenso.example');
  await other.goto(site.origin + area.path);
  await expect(areaIn(other)).toBeVisible();
  await page.getByRole('link', { name: 'Beenden' }).click();
  await page.goto(site.origin + area.path);
  await expect(areaIn(page)).toBeVisible();
  await rezenso(site, 'preview', module, '--name', 'e2e', '--end');
});

test('a super admin pauses a module and takes it back in the page, and an open page follows', async ({
  newVisitor,
}) => {
  const first = await stableVersion(site, module);
  const page = await aMember(newVisitor);
  await page.goto(site.origin + area.path);
  await expect(areaIn(page)).toBeVisible();
  const admin = await aMember(newVisitor, 'admin@rezenso.example');
  await admin.goto(`${site.origin}${(await adminPath(site)).path}?tab=modules`);

  await chooseDeed(admin, area.title, 'Pausieren');
  await confirmDeed(admin, 'Verliert Reviews');
  await expect(page.getByText(`„${area.label}“ macht gerade Pause`)).toBeVisible(goneWithin);
  await admin.getByRole('button', { name: `Fortsetzen: ${area.title}` }).click();
  await confirmDeed(admin, 'Ist behoben');
  await expect(areaIn(page)).toBeVisible(goneWithin);

  const next = await releaseAgain(site, module);
  await rezenso(site, 'rollback', module, '--to', next);
  await admin.reload();
  const card = admin.getByRole('article', { name: area.title });
  await unfold(card);
  await card.getByRole('button', { name: `Zurück zu ${first}: ${area.title}` }).click();
  await confirmDeed(admin, 'War besser');
  await expect(card.getByRole('row', { name: first }).getByText('Stabil')).toBeVisible();
  expect(await stableVersion(site, module)).toBe(first);
  expect(await rezenso(site, 'history', module)).toMatch(/rolled back .*\n +War besser/);
});

test('two admins do it once, and each knows how it stands: late, without a network, signed out, and with the back button', async ({
  newVisitor,
}) => {
  const page = `${site.origin}${(await adminPath(site)).path}?tab=modules`;
  const [one, other] = [await anAdmin(newVisitor), await anAdmin(newVisitor)];
  const pauses = async () => (await rezenso(site, 'history', module)).match(/ paused /g)?.length ?? 0;
  const pausedBefore = await pauses();
  for (const admin of [one, other]) {
    await admin.goto(page);
    await chooseDeed(admin, area.title, 'Pausieren');
    await admin.getByLabel('Grund').fill('Verliert Reviews');
  }
  await one.locator('button[type=submit]').dblclick();
  await expect(one.getByRole('dialog')).toHaveCount(0);
  await other.locator('button[type=submit]').click();
  await expect(other.getByRole('dialog').getByRole('alert')).toContainText('hat es schon pausiert');
  expect(await pauses()).toBe(pausedBefore + 1);

  // Back closes the dialog, and leads to the list as it is by now.
  await other.goBack();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  const row = other.getByRole('article', { name: area.title });
  await expect(row.getByText('Pausiert', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: `Fortsetzen: ${area.title}` }).click();
  await other.getByLabel('Grund').fill('Ist behoben');
  // The browser still takes itself for online: otherwise what is done would wait.
  await other.route('**/api/admin/modules/**', (route) => route.abort('internetdisconnected'));
  await other.locator('button[type=submit]').click();
  await expect(other.getByRole('dialog').getByRole('alert')).toContainText('vielleicht nicht angekommen');
  await expect(other.getByLabel('Grund')).toHaveValue('Ist behoben');
  await other.unroute('**/api/admin/modules/**');
  await other.locator('button[type=submit]').click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(row.getByText('Läuft', { exact: true })).toBeVisible();

  // Somebody who was signed out meanwhile changes nothing, and is led to the sign-in.
  await chooseDeed(one, area.title, 'Einstellen');
  await one.getByLabel('Grund').fill('Braucht niemand');
  await one.context().clearCookies();
  await one.locator('button[type=submit]').click();
  // The refused change leads there, or the page shows it in its place when it notices first.
  await expect(one.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  expect(await rezenso(site, 'status', module)).not.toContain('retired');
});

const areaIn = (page: Page) => headingIn(page, area.heading);
const entry = (page: Page) => linkTo(page, area.path);

/** An admin's browser that is refused and cut off now and then. */
async function anAdmin(newVisitor: (options: { provoked: RegExp }) => Promise<Page>): Promise<Page> {
  const page = await newVisitor({ provoked: /./ });
  await signIn(page, site.origin, 'admin@rezenso.example');
  return page;
}

/** A browser signed in to the site. That it meets closed addresses is no fault. */
async function aMember(newVisitor: (options: { provoked: RegExp }) => Promise<Page>, email?: string): Promise<Page> {
  const page = await newVisitor({ provoked: /503|410/ });
  await signIn(page, site.origin, email);
  return page;
}
