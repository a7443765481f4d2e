import type { Page } from '@playwright/test';
import { expect, test } from '../site/fixtures.ts';

/** What modules of a team may call theirs, beside the six entries of an admin. */
const further = ['Kalender', 'Auswertungen'];

test('the bar holds six, seven and eight entries at every width', async ({ demoSite, newMember }) => {
  const page = await newMember('admin@rezenso.example');
  await page.goto(`${demoSite.origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const label of [undefined, ...further]) {
    if (label) await addEntry(page, label);
    for (const width of [1440, 1280, 1200, 1024, 960, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const entries = await page.locator('header nav > a').count();
      expect({ entries, width, faults: await faultsIn(page) }).toEqual({ entries, width, faults: [] });
    }
  }
  await expect(page.locator('header nav > a')).toHaveCount(6 + further.length);
});

/** As the module of a team adds one. */
function addEntry(page: Page, label: string): Promise<void> {
  return page.locator('header nav').evaluate((nav, text) => {
    const link = nav.lastElementChild?.cloneNode() as HTMLElement;
    link.textContent = text;
    nav.append(link);
  }, label);
}

/** What of the bar is outside of the window, or over something else in it. */
function faultsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const shown = [...document.querySelectorAll<HTMLElement>('header a, header button')].filter(
      (one) => one.offsetWidth,
    );
    const nameOf = (one: HTMLElement) => one.textContent || one.ariaLabel || one.tagName;
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 0.5 &&
      other.left < one.right - 0.5 &&
      one.top < other.bottom - 0.5 &&
      other.top < one.bottom - 0.5;
    const outside = shown.filter((one) => one.getBoundingClientRect().right > clientWidth).map(nameOf);
    const over = shown.flatMap((one, index) =>
      shown
        .slice(index + 1)
        .filter((other) => isOver(one.getBoundingClientRect(), other.getBoundingClientRect()))
        .map((other) => `${nameOf(one)} over ${nameOf(other)}`),
    );
    return [...(scrollWidth > clientWidth ? ['the page scrolls sideways'] : []), ...outside, ...over];
  });
}
