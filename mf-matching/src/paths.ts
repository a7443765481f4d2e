/** Where this module's page and its neighbours live. */
export const matchesPath = '/matches';
/** All conversations, and the one of a match. */
export const conversationsPath = '/matches/nachrichten';
export const conversationPath = (matchId: string) => `/matches/${matchId}/nachrichten`;
export const exchangesPath = '/exchanges';
/** Opens what a match still asks of the member, on the page of its exchanges. */
export const reviewInExchangePath = (matchId: string) => `/exchanges?match=${matchId}`;
/** Opens the appointment of a match, on the page of its exchanges. */
export const appointmentPath = (matchId: string) => `/exchanges?appointment=${matchId}`;
export const subscribePath = '/subscribe';
/** Where target group and location, which suggestions go by, can be filled in. */
export const profileSettingsPath = '/settings?feld=targetAudience';
export const platformSettingsPath = '/settings/platforms';
/** Parameters of the address, so that back and reload keep search and filter. */
export const searchParameter = 'suche';
export const statusParameter = 'status';
/** Names a match that the address leads to. */
export const matchParameter = 'match';
