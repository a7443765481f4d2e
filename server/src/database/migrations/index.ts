import type { Migration } from 'kysely/migration';
import * as initial from './001-initial.ts';
import * as exchanges from './002-exchanges.ts';
import * as matching from './003-matching.ts';
import * as achievements from './010-achievements.ts';
import * as reviewTexts from './011-review-texts.ts';
import * as reviewDrafts from './012-review-drafts.ts';
import * as staff from './013-staff.ts';
import * as mail from './030-mail.ts';
import * as subscription from './040-subscription.ts';
import * as google from './041-google.ts';
import * as privacy from './042-privacy.ts';
import * as memberDirectory from './050-member-directory.ts';
import * as reports from './051-reports.ts';
import * as auditLog from './052-audit-log.ts';
import * as figures from './053-figures.ts';
import * as moduleHealth from './060-module-health.ts';
import * as acceptedRegistries from './061-accepted-registries.ts';
import * as matchesThatEarn from './062-matches-that-earn.ts';
import * as recommendationWordings from './063-recommendation-wordings.ts';
import * as networksOfModuleHealth from './067-networks-of-module-health.ts';
import * as formerAccounts from './070-former-accounts.ts';
import * as rewardedTexts from './071-rewarded-texts.ts';
import * as provenSites from './072-proven-sites.ts';
import * as mailboxes from './073-mailboxes.ts';
import * as silence from './074-silence.ts';
import * as matchesFollowPlans from './075-matches-follow-plans.ts';
import * as givenStars from './080-given-stars.ts';
import * as reviewsReadWhole from './081-reviews-read-whole.ts';
import * as sessionCookies from './083-session-cookies.ts';
import * as magicLinksByAddress from './084-magic-links-by-address.ts';
import * as nothingForWhoLeft from './085-nothing-for-who-left.ts';
import * as businessMarks from './086-business-marks.ts';
import * as withheldReviews from './090-withheld-reviews.ts';
import * as rulesOfReviewTexts from './091-rules-of-review-texts.ts';
import * as happenings from './095-happenings.ts';
import * as whatMailsAreAbout from './096-what-mails-are-about.ts';
import * as acceptedParts from './097-accepted-parts.ts';
import * as moduleDeeds from './100-module-deeds.ts';
import * as unreadableAnswers from './105-unreadable-answers.ts';
import * as modulesInTheAuditLog from './106-modules-in-the-audit-log.ts';
import * as conversations from './107-conversations.ts';
import * as mailsAboutMessages from './108-mails-about-messages.ts';
import * as reportedMessages from './109-reported-messages.ts';
import * as pushDevices from './125-push-devices.ts';
import * as experiences from './126-experiences.ts';
import * as appointments from './127-appointments.ts';
import * as openedReviews from './130-opened-reviews.ts';
import * as wordStock from './131-word-stock.ts';
import * as judgedBy from './132-judged-by.ts';
import * as trades from './133-trades.ts';
import * as meaningsOfTexts from './134-meanings-of-texts.ts';
import * as serviceHealth from './135-service-health.ts';
import * as publicPages from './136-public-pages.ts';
import * as customerVisits from './137-customer-visits.ts';
import * as billedPrices from './138-billed-prices.ts';
import * as partnerWishes from './139-partner-wishes.ts';
import * as tradesNearby from './140-trades-nearby.ts';
import * as signedInDevices from './150-signed-in-devices.ts';
import * as reviewReplies from './151-review-replies.ts';
import * as supportRequests from './152-support-requests.ts';
import * as reportedPages from './154-reported-pages.ts';
import * as languageOfAnAccount from './155-language-of-an-account.ts';
import * as checkoutTurns from './157-checkout-turns.ts';

/** In order. A migration that was released never changes; the next one corrects it. */
export const migrations: Record<string, Migration> = {
  '001-initial': initial,
  '002-exchanges': exchanges,
  '003-matching': matching,
  '010-achievements': achievements,
  '011-review-texts': reviewTexts,
  '012-review-drafts': reviewDrafts,
  '013-staff': staff,
  '030-mail': mail,
  '040-subscription': subscription,
  '041-google': google,
  '042-privacy': privacy,
  '050-member-directory': memberDirectory,
  '051-reports': reports,
  '052-audit-log': auditLog,
  '053-figures': figures,
  '060-module-health': moduleHealth,
  '061-accepted-registries': acceptedRegistries,
  '062-matches-that-earn': matchesThatEarn,
  '063-recommendation-wordings': recommendationWordings,
  '067-networks-of-module-health': networksOfModuleHealth,
  '070-former-accounts': formerAccounts,
  '071-rewarded-texts': rewardedTexts,
  '072-proven-sites': provenSites,
  '073-mailboxes': mailboxes,
  '074-silence': silence,
  '075-matches-follow-plans': matchesFollowPlans,
  '080-given-stars': givenStars,
  '081-reviews-read-whole': reviewsReadWhole,
  '083-session-cookies': sessionCookies,
  '084-magic-links-by-address': magicLinksByAddress,
  '085-nothing-for-who-left': nothingForWhoLeft,
  '086-business-marks': businessMarks,
  '090-withheld-reviews': withheldReviews,
  '091-rules-of-review-texts': rulesOfReviewTexts,
  '095-happenings': happenings,
  '096-what-mails-are-about': whatMailsAreAbout,
  '097-accepted-parts': acceptedParts,
  '100-module-deeds': moduleDeeds,
  '105-unreadable-answers': unreadableAnswers,
  '106-modules-in-the-audit-log': modulesInTheAuditLog,
  '107-conversations': conversations,
  '108-mails-about-messages': mailsAboutMessages,
  '109-reported-messages': reportedMessages,
  '125-push-devices': pushDevices,
  '126-experiences': experiences,
  '127-appointments': appointments,
  '130-opened-reviews': openedReviews,
  '131-word-stock': wordStock,
  '132-judged-by': judgedBy,
  '133-trades': trades,
  '134-meanings-of-texts': meaningsOfTexts,
  '135-service-health': serviceHealth,
  '136-public-pages': publicPages,
  '137-customer-visits': customerVisits,
  '138-billed-prices': billedPrices,
  '139-partner-wishes': partnerWishes,
  '140-trades-nearby': tradesNearby,
  '150-signed-in-devices': signedInDevices,
  '151-review-replies': reviewReplies,
  '152-support-requests': supportRequests,
  '154-reported-pages': reportedPages,
  '155-language-of-an-account': languageOfAnAccount,
  '157-checkout-turns': checkoutTurns,
};
