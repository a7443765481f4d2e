import type { Page } from '@playwright/test';

/**
 * Keeps from a page what changes meanwhile, such as a verdict that the test before set off: for tests that say exactly what a page
 * reads by itself. The stream stays as it is on a slow network, on its way.
 */
export async function withoutNews(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/api/live',
    () => {},
  );
}
