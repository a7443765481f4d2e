/** Business constants of the specification (point 9). */

/** The details of a refusal because a limit is reached. */
export interface LimitDetails {
  /** When it goes on, in whole seconds from now; as `Retry-After` says. */
  retryAfterSeconds: number;
}

/** How long a sign-in link can be redeemed. */
export const magicLinkTtlMinutes = 15;
/** Coordinated matches a free account may start. */
export const freeMatches = 5;
/** Price of Pro per month, in whole euros. */
export const proPriceEuro = 29;
/** Points of the shown match score, of 100, by which partners with Pro may be looked at before others at most. */
export const priorityPoints = 2;
/** How many partners a weekly list of new suggestions names at most. */
export const mostWeeklyPartners = 5;
/** XP from one level to the next. */
export const xpPerLevel = 500;
/** XP per action. The same however many stars a review has: stars never change rewards. */
export const xpAmounts = {
  'profile.completed': 100,
  'platform.added': 20,
  'match.accepted': 10,
  'review.submitted': 50,
  'receipt.confirmed': 20,
  /** The own review was handed in by its due date and confirmed. */
  'review.on-time': 30,
} as const satisfies Record<string, number>;
/** From this confidence on the analysed industry is applied without asking. */
export const industryConfidenceThreshold = 0.7;
/** Days a reviewer has for an agreed review. */
export const exchangeDueDays = 14;
/** A due date is put off by so many days at most at a time, and so often for the reviews of one side of a plan. */
export const longestExtensionDays = 30;
export const mostExtensions = 3;
/** Days after which a review that was handed in and that nobody confirms counts as confirmed. */
export const unconfirmedReviewDays = 14;
/** Days that the writer of a disputed review has for an answer before anybody decides. */
export const disputeAnswerDays = 7;
/** Days for which a confirmed review can still be disputed because it was changed. */
export const changedReviewDays = 30;
/** Characters of what either side says in a dispute. */
export const longestDisputeWords = 2000;
/** What is shown for an answer that lacks the field; a null means 'not yet' and is shown as such. */
export const whenAbsent = { trustScore: 89, matchScore: 95, averageRating: 4.8 } as const;
/** Above this fraud score a review is flagged 'Verdächtig'. */
export const suspiciousFraudScore = 50;
export const potentialMatchesLimit = 20;
export const adminPageSize = 50;
export const unsubscribeTokenMinLength = 10;
/** How long both mailboxes have to agree to another address. */
export const emailChangeHours = 24;
/** People who work with the account of one business, its owner and open invitations included. */
export const mostPeople = 10;
/** How long an invitation to a team can be accepted. */
export const invitationDays = 7;
/** How long a colleague can take over the ownership that was offered. */
export const handoverDays = 7;
/** Years for which the audit log keeps an entry: the limitation period of German civil law (section 195 BGB). */
export const auditLogYears = 3;
/** How many entries a list holds that is answered whole: the newest ones. What is older comes in pages. */
export const wholeListLimit = 200;
/** How many entries a page of a list holds at most, and when nobody says otherwise. */
export const mostOfPage = 100;
/** How many tasks a to-do list holds at most: the most urgent ones. */
export const mostTasks = 50;
/** Times that somebody proposes for an appointment at most. */
export const mostAppointmentTimes = 3;
/** Minutes that an appointment takes. */
export const shortestAppointment = 10;
export const longestAppointment = 480;
/** An appointment lies no further ahead than so many days. */
export const appointmentDaysAhead = 365;
/** Characters of a note on an appointment, and of why it is called off. */
export const longestAppointmentWords = 500;
/** Characters of a message to a partner. */
export const longestMessage = 2000;
/** With so many requests to the operators waiting, a member begins no new one; replying to an answer is always possible. */
export const mostOpenSupportRequests = 3;
/** Requests to the operators that one member may begin within 24 hours. */
export const supportRequestsPerDay = 10;
/** Characters of what a request to the operators is about, and of a message in it. */
export const longestSupportSubject = 120;
export const longestSupportMessage = 4000;
/** Articles of the help centre that are proposed while somebody writes to the operators. */
export const mostProposedArticles = 4;

/** As many reviews a preview of the insights reads at most: whoever enters all reviews with the same date does not get all of the analysis. */
export const mostPreviewed = 20;

/** New accounts start small for so many days, or until so many partners confirmed a review of theirs (docs/decisions/0134). */
export const beginnerDays = 14;
export const beginnerReviews = 3;
