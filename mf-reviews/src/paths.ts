/** Where this module's page lives, and the import dialog on it. */
export const reviewsPath = '/reviews';
export const importPath = '/reviews?dialog=import';
/** Parameters of the address, so that back and reload keep search, filter and the open dialog. */
export const searchParameter = 'suche';
export const platformParameter = 'plattform';
export const dialogParameter = 'dialog';
export const importDialog = 'import';
