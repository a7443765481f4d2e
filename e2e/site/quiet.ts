import { expect, type Page } from '@playwright/test';

/** Resolves when nothing has been requested for a while. */
export async function quiet(page: Page): Promise<void> {
  let lastAt = Date.now();
  const note = () => {
    lastAt = Date.now();
  };
  page.on('request', note).on('requestfinished', note);
  await expect(() => expect(Date.now() - lastAt).toBeGreaterThan(700)).toPass();
  page.off('request', note).off('requestfinished', note);
}
