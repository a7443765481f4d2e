import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { looks } from '../site/axe.ts';
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
    await expectNoViolations(page, `${path} · ${button}`);
  }
});

async function expectAccessible(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(origin + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNoViolations(page, path);
}

/** axe over the whole page in each look, without loading it again; sideways scrolling counts as a fault, too. */
async function expectNoViolations(page: Page, where: string): Promise<void> {
  for (const look of nextLooks()) {
    await wear(page, look);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'], preload: false })
      .analyze();
    const findings = violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.html).join(' ')}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect({ where, look, findings, overflow }).toEqual({ where, look, findings: [], overflow: 0 });
  }
  await wear(page, looks[0]);
}

/** Changes window and system theme under the open page, as somebody does who turns the phone or when the sun sets. */
async function wear(page: Page, { width, theme }: (typeof looks)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveClass(theme);
}
