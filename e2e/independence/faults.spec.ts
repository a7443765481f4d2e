import type { Page, Route } from '@playwright/test';
import { expect, test } from '../site/fixtures.ts';
import { publishEntry } from '../site/release-store.ts';
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
const misbehaviour: Record<string, (module: string) => string> = {
  'throws when it starts': () => 'throw new Error("provoked")',
  'throws when it draws': (module) => {
    const page = '() => Promise.resolve({ default() { throw new Error("provoked"); } })';
    const names = ['landing', 'signIn', 'matches', 'exchanges', 'reviews', 'settings', 'admin'];
    const pages = `{${names.map((name) => `${name}: ${page}`).join()}}`;
    const code = `{ default: { name: "${module}", version: "x", pages: ${pages} } }`;
    return `var ${module.replaceAll('-', '_')} = { init() {}, get: () => Promise.resolve(() => (${code})) };`;
  },
};

const essential = new Set([
  'answers 404',
  'answers HTML',
  'is cut',
  'has one byte more',
  'hangs',
  'throws when it starts',
]);

const areas = [
  { module: 'mf-auth', path: '/magic-link', heading: 'Anmelden' },
  { module: 'mf-matching', path: '/matches', heading: 'Matches' },
  { module: 'mf-exchanges', path: '/exchanges', heading: 'Review-Austausch' },
  { module: 'mf-reviews', path: '/reviews', heading: 'Bewertungen' },
  { module: 'mf-settings', path: '/settings', heading: 'Einstellungen' },
  { module: 'mf-admin', path: '/admin', heading: 'Verwaltung' },
] as const;

test.describe.configure({ timeout: 240_000 });
let site: Site;
test.beforeAll(({ releasesSite }) => {
  site = releasesSite;
});

for (const area of areas) {
  test(`${area.module} that is broken in any way costs its own area, until a retry`, async ({ newVisitor }) => {
    const page = await newVisitor({ provoked: /./ });
    if (area.module !== 'mf-auth') await signIn(page);
    for (const [fault, { files = /./, break: breakRoute }] of chosen(area, faults)) {
      await test.step(`it ${fault}`, async () => {
        const isItsFile = ({ pathname }: URL) =>
          pathname.startsWith(`/releases/${area.module}/`) && files.test(pathname);
        await page.route(isItsFile, breakRoute);
        await expectOneCard(page, area);
        await page.unroute(isItsFile);
        await expectRecovery(page, area);
      });
    }
    for (const [fault, entry] of chosen(area, misbehaviour)) {
      await test.step(`it ${fault}`, async () => {
        const restore = await publishEntry(site, area.module, entry(area.module));
        await expectOneCard(page, area);
        await restore();
        await expectRecovery(page, area);
      });
    }
  });
}

type Area = (typeof areas)[number];

/** Every fault for one module, and the six that differ most for the others; all for all with `FAULTS=all`. */
function chosen<Fault>({ module }: Area, known: Record<string, Fault>): [string, Fault][] {
  const isWhole = module === 'mf-reviews' || process.env.FAULTS === 'all';
  return Object.entries(known).filter(([name]) => isWhole || essential.has(name));
}

/** A card in the area's place within five seconds, while the shell and another area work. */
async function expectOneCard(page: Page, { module, path }: Area): Promise<void> {
  await page.goto(site.origin + path, { waitUntil: 'commit' });
  const retry = page.getByRole('button', { name: 'Erneut versuchen' });
  await expect(retry).toBeVisible({ timeout: 7000 });
  await expect(page.getByRole('heading', { name: 'Dieser Bereich ist gerade nicht verfügbar' })).toBeVisible();
  if (module === 'mf-auth') return;
  const other = module === 'mf-reviews' ? 'Matches' : 'Bewertungen';
  await page.getByRole('navigation').first().getByRole('link', { name: other }).click();
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();
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

async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post(`${site.origin}/api/auth/dev-bypass`, {
    data: { email: 'admin@rezenso.example' },
    headers: { origin: site.origin },
  });
  expect(answer.ok()).toBe(true);
}
