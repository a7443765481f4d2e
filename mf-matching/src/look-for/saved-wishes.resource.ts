import { getPartnerWishes, type SavedWishes, savePartnerWishes } from '@rezenso/contract/partner-wishes';
import { call, prefetch, useEndpoint } from '@rezenso/platform';

/** What the signed-in business looks for, and whether its plan goes by it. */
export function useSavedWishes() {
  return useEndpoint(getPartnerWishes);
}

/** Reads it before the dialog opens, so that the dialog opens as what it is. */
export function readWishesAhead(): Promise<void> {
  return prefetch(getPartnerWishes);
}

/** Says it anew; the suggestions are read again. */
export async function saveWishes(wishes: SavedWishes): Promise<void> {
  await call(savePartnerWishes, { body: wishes });
}
