import { expect, type Page } from '@playwright/test';

/** How many exchanges the chosen tab of /exchanges has, once all are drawn: the page comes with its first screen, and the others follow. */
export async function exchangesShown(page: Page): Promise<number> {
  const tab = page.getByRole('tab', { selected: true });
  await expect(tab).toHaveText(/\d+$/);
  const count = Number((await tab.textContent())?.match(/\d+$/)?.[0]);
  await expect(page.getByRole('article')).toHaveCount(count);
  return count;
}
