import { getCustomerVisits, getPublicPage, type PublicPage } from '@rezenso/contract/public-page';
import { answer } from '@rezenso/platform/testing';

/** A business that shows everything; override what a test is about. */
export function aPublicPage(over: Partial<PublicPage> = {}): PublicPage {
  return {
    name: 'baeckerei-sommer',
    isNameTaken: true,
    isPublished: true,
    isFindable: false,
    asksCustomers: true,
    isReady: true,
    address: 'https://rezenso.example/u/baeckerei-sommer',
    customerAddress: 'https://rezenso.example/b/baeckerei-sommer',
    seal: '<a href="https://rezenso.example/u/baeckerei-sommer"><img src="https://rezenso.example/siegel/baeckerei-sommer.svg"></a>',
    platforms: [
      { platform: 'google', businessName: 'Bäckerei Sommer', isListed: true, rule: 'Google erlaubt, alle zu bitten.' },
      { platform: 'yelp', businessName: 'Bäckerei Sommer', isListed: false, rule: 'Yelp möchte das nicht.' },
    ],
    ...over,
  };
}

/** What a business shows that never chose. */
export const nothingShown = { isNameTaken: false, isPublished: false, isFindable: false, asksCustomers: false };

export const pageIs = (over: Partial<PublicPage> = {}) => answer(getPublicPage, aPublicPage(over));

export const someVisits = answer(getCustomerVisits, {
  days: [
    { day: '2026-03-01', visits: 0, clicks: 0 },
    { day: '2026-03-02', visits: 8, clicks: 3 },
    { day: '2026-03-03', visits: 4, clicks: 2 },
  ],
  platforms: [
    { platform: 'google', clicks: 4 },
    { platform: 'facebook', clicks: 1 },
  ],
});
export const noVisits = answer(getCustomerVisits, {
  days: [{ day: '2026-03-01', visits: 0, clicks: 0 }],
  platforms: [],
});
