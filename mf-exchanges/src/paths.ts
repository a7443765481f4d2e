/** Where this module's page lives. */
export const exchangesPath = '/exchanges';
export const matchesPath = '/matches';
/** Where blocked partners stand, and are unblocked. */
export const blockedPartnersPath = '/settings/privacy';
/** Names the tab in the address, so that back and reload keep it. */
export const tabParameter = 'tab';
/** Names a match whose next step is to be opened. */
export const matchParameter = 'match';
/** Names the exchange whose next step is to be opened. */
export const exchangeParameter = 'exchange';
/** Names the exchange, or the match, whose appointment is to be agreed on. */
export const appointmentParameter = 'appointment';
