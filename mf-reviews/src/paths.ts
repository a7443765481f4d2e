/** Where this module's page lives, and the import dialog on it. */
export const reviewsPath = '/reviews';
export const insightsPath = '/reviews/analyse';
export const importPath = '/reviews?dialog=import';
/** Parameters of the address, so that back and reload keep search, filter and the open dialog. */
export const searchParameter = 'suche';
export const platformParameter = 'plattform';
export const suspiciousParameter = 'nur';
export const onlySuspicious = 'verdaechtig';
export const answerParameter = 'antwort';
export const unanswered = 'offen';
/** Where news of one review lead. */
export const reviewParameter = 'bewertung';
export const reviewPath = (id: string) => `/reviews?bewertung=${id}`;
export const suspiciousPath = '/reviews?nur=verdaechtig';
/** Where the list starts on the page. */
export const listAnchor = 'alle-bewertungen';
export const dialogParameter = 'dialog';
export const importDialog = 'import';
/** Pages of another module. */
export const subscribePath = '/subscribe';
export const profilePath = '/settings';
export const platformsPath = '/settings/platforms';
