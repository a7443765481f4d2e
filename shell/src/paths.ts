/** Addresses that the shell itself links to. Everything else it learns from the manifests. */
export const homePath = '/';
export const matchesPath = '/matches';
export const exchangesPath = '/exchanges';
export const reviewsPath = '/reviews';
export const settingsPath = '/settings';
/** The website's field in the profile. */
export const websiteSettingsPath = '/settings?feld=website';
export const subscriptionSettingsPath = '/settings/subscription';
export const subscribePath = '/subscribe';
export const onboardingPath = '/onboarding';
export const supportPath = '/support';
/** Plain browser navigation, not a page of ours. */
export const logoutPath = '/api/logout';

/** Id of the page's `main`, where the skip link leads. */
export const mainId = 'main';
