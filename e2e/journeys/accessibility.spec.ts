import type { Page } from '@playwright/test';
import { expectNoViolations, looks } from '../site/axe.ts';
import { expect, test } from '../site/fixtures.ts';

// Many pages one after the other, each looked at several times: more than one journey's time on a busy machine.
test.describe.configure({ timeout: 600_000 });

/** Every page in both widths and both themes, in two looks by turns; in all four with `AXE=all`. */
let turn = 0;
function nextLooks() {
  if (process.env.AXE === 'all') return looks;
  turn += 1;
  return turn % 2 ? looks.slice(0, 2) : looks.slice(2);
}

const dialogs = [
  ['/matches', 'Ablehnen'],
  ['/matches', 'Austausch koordinieren'],
  ['/matches', 'Review schreiben'],
  ['/exchanges', 'Review abgeben'],
  ['/exchanges?tab=in_progress', 'Erhalt bestätigen'],
] as const;

const visitorPages = ['/', '/magic-link', '/magic-link?token=erfunden', '/matches', '/gibt-es-nicht'];
/** Without the application; what operators write themselves is there, and the terms are missing. */
const plainPages = [
  '/impressum',
  '/datenschutz',
  '/agb',
  '/ueber-uns',
  '/blog',
  '/karriere',
  '/hilfe',
  '/kontakt',
  '/status',
];
const memberPages = [
  '/',
  '/matches',
  '/matches/nachrichten',
  '/exchanges',
  '/exchanges?tab=all',
  '/onboarding',
  '/reviews',
  '/reviews/analyse',
  '/settings',
  '/settings/platforms',
  '/subscribe',
  '/admin',
];

test('axe finds nothing on the pages of visitors', async ({ demoSite, newVisitor }) => {
  const page = await newVisitor(looks[0]);
  for (const path of visitorPages) await expectAccessible(page, demoSite.origin, path);
});

test('axe finds nothing on the pages without the application', async ({ demoSite, newVisitor }) => {
  const page = await newVisitor(looks[0]);
  for (const path of plainPages) await expectAccessible(page, demoSite.origin, path);
});

test('axe finds nothing on the pages of members', async ({ demoSite, newMember }) => {
  const page = await newMember('demo@rezenso.example', looks[0]);
  for (const path of memberPages) await expectAccessible(page, demoSite.origin, path);
});

test('axe finds nothing in open dialogs', async ({ demoSite, newMember }) => {
  const page = await newMember('demo@rezenso.example', looks[0]);
  for (const [path, button] of dialogs) {
    await page.goto(demoSite.origin + path);
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolationsInLooks(page, `${path} · ${button}`);
  }
});

async function expectAccessible(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(origin + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNoViolationsInLooks(page, path);
}

/** In each look that is next, without loading the page again. */
async function expectNoViolationsInLooks(page: Page, where: string): Promise<void> {
  for (const look of nextLooks()) {
    await wear(page, look);
    await expectNoViolations(page, `${where}, ${look.width} px, ${look.theme}`);
  }
  await wear(page, looks[0]);
}

/** Changes window and system theme under the open page, as somebody does who turns the phone or when the sun sets. */
async function wear(page: Page, { width, theme }: (typeof looks)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveClass(theme);
}
