import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../site/fixtures.ts';

// Ten pages one after the other, each looked at whole: more than one journey's time on a busy machine.
test.describe.configure({ timeout: 300_000 });

const looks = [
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
] as const;

const visitorPages = ['/', '/magic-link', '/magic-link?token=erfunden', '/matches', '/gibt-es-nicht'];
const memberPages = [
  '/',
  '/matches',
  '/exchanges',
  '/exchanges?tab=all',
  '/onboarding',
  '/reviews',
  '/settings',
  '/settings/platforms',
  '/subscribe',
  '/admin',
];

for (const look of looks) {
  test(`axe finds nothing for visitors at ${look.width} px, ${look.theme}`, async ({ demoSite, newVisitor }) => {
    const page = await newVisitor(look);
    for (const path of visitorPages) await expectAccessible(page, demoSite.origin, path);
  });

  test(`axe finds nothing for members at ${look.width} px, ${look.theme}`, async ({ demoSite, newMember }) => {
    const page = await newMember('demo@rezenso.example', look);
    for (const path of memberPages) await expectAccessible(page, demoSite.origin, path);
  });

  test(`axe finds nothing in open dialogs at ${look.width} px, ${look.theme}`, async ({ demoSite, newMember }) => {
    const page = await newMember('demo@rezenso.example', look);
    for (const [path, button] of [
      ['/matches', 'Ablehnen'],
      ['/matches', 'Austausch koordinieren'],
      ['/matches', 'Review schreiben'],
      ['/exchanges', 'Review abgeben'],
      ['/exchanges?tab=in_progress', 'Erhalt bestätigen'],
    ] as const) {
      await page.goto(demoSite.origin + path);
      await page.getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page, `${path} · ${button}`);
    }
  });
}

async function expectAccessible(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(origin + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNoViolations(page, path);
}

/** axe over the whole page; sideways scrolling counts as a fault, too. */
async function expectNoViolations(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect({ where, overflow }).toEqual({ where, overflow: 0 });
}
