/** Business constants of the specification (point 9). */

/** How long a sign-in link can be redeemed. */
export const magicLinkTtlMinutes = 15;
/** Coordinated matches a free account may start. */
export const freeMatches = 5;
/** Price of Pro per month, in whole euros. */
export const proPriceEuro = 29;
/** XP from one level to the next. */
export const xpPerLevel = 500;
/** From this confidence on the analysed industry is applied without asking. */
export const industryConfidenceThreshold = 0.7;
/** Days a reviewer has for an agreed review. */
export const exchangeDueDays = 14;
/** Above this fraud score a review is flagged 'Verdächtig'. */
export const suspiciousFraudScore = 50;
export const potentialMatchesLimit = 20;
export const adminPageSize = 50;
export const unsubscribeTokenMinLength = 10;
