import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Both widths and both themes. */
export const looks = [
  { width: 390, theme: 'light' },
  { width: 1440, theme: 'dark' },
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
] as const;

/** axe over the page as it stands, with nothing half faded in, and nothing that scrolls sideways. */
export async function expectNoViolations(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await endTransitions(page);
  const { violations } = await new AxeBuilder({ page })
    // One frame: axe needs no page of its own to put frames together.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  const findings = violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.html).join(' ')}`);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect({ where, findings, overflow }).toEqual({ where, findings: [], overflow: 0 });
}

/** A transition that runs keeps the length it began with, also when less motion is asked for meanwhile. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}
