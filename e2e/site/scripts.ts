import type { Page, Response } from '@playwright/test';

/** Follows which scripts a page loads from now on. */
export function followScripts(page: Page) {
  const loaded: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response);
  });
  return {
    /** Addresses of those that contain a text. @throws Error when the page has loaded none at all */
    async withText(text: string): Promise<string[]> {
      if (loaded.length === 0) throw new Error('No script was loaded');
      const found = await Promise.all(loaded.map(async (response) => (await response.text()).includes(text)));
      return loaded.filter((_, index) => found[index]).map((response) => response.url());
    },
  };
}
