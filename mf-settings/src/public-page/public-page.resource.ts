import type { BodyOf } from '@rezenso/contract/endpoint';
import { getCustomerVisits, getPublicPage, type PublicPage, savePublicPage } from '@rezenso/contract/public-page';
import { call, useEndpoint } from '@rezenso/platform';

/** What the public sees of the business, and under which name. */
export function usePublicPage() {
  return useEndpoint(getPublicPage);
}

/** How often the link for customers was opened in the last thirty days. */
export function useCustomerVisits() {
  return useEndpoint(getCustomerVisits);
}

/**
 * Takes the name and shows what was chosen, at once.
 * @returns the page as saved
 */
export async function choosePublicPage(wish: BodyOf<typeof savePublicPage>): Promise<PublicPage> {
  return call(savePublicPage, { body: wish });
}
