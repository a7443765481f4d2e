import type { Translation } from '@rezenso/contract/language';
import { exchangeDueDays, proPriceEuro } from '@rezenso/contract/limits';
import type * as german from './texts.de.ts';

const messagesWith = (partner: string) => `Messages with ${partner}`;

const moments = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

export default {
  boardTexts: {
    title: 'Matches',
    description: 'Find businesses that suit you, and review each other fairly.',
    search: 'Search businesses',
    searchPlaceholder: 'Company name',
    filter: 'Status',
    filters: { all: 'All', pending: 'Pending', accepted: 'Accepted', completed: 'Completed' },
    activeTitle: 'Active matches',
    more: (count) => `Show more (${count})`,
    declinedTitle: (count) => (count === 1 ? 'One declined match' : `${count} declined matches`),
    endedTitle: (count) => (count === 1 ? 'One withdrawn request' : `${count} ended requests`),
    suggestedTitle: 'Suggested partners',
    suggestedDescription:
      'Chosen by industry, distance, target group and shared platforms, for both sides. If two suit you equally well, a business with Pro comes first.',
    goneTitle: 'This match is not here any more',
    gone: 'It has ended, or it belongs to another account.',
    noMatchesTitle: 'No matches yet',
    noMatchesDescription:
      'Suggest a match to one of the suggested partners. As soon as they accept, you can get started.',
    noHitsTitle: 'Nothing found',
    noHitsDescription: 'There are no matches with this search and this filter.',
    resetFilters: 'Reset search',
    noPartnersTitle: 'No suggestions right now',
    noPartnersDescription:
      'The more complete your profile, the better the suggestions. Add platforms, target group and location.',
    noPartnersProfile: 'Complete profile',
    noPartnersPlatforms: 'Add platforms',
    noPartnerHitsDescription: 'No suggested partner goes by that name.',
    matchesFailed: 'Your matches could not be loaded',
    partnersFailed: 'The suggestions could not be loaded',
  },
  statusLabels: {
    pending: 'Pending',
    accepted: 'Accepted',
    declined: 'Declined',
    completed: 'Completed',
  },
  errorTitle: 'Error',
  specialtyTexts: {
    title: 'Special features',
    shared: 'you both have this',
    legend: 'Ticked: you both have this',
  },
  matchTexts: {
    partnerKept: (partner) =>
      `We have looked at the account of ${partner}. What ${partner} writes does not count at the moment. Your own review counts as always. Whether you exchange reviews is up to you.`,
    resting: (isPlanned) =>
      isPlanned
        ? 'You cannot write to each other at the moment. Your exchange goes on.'
        : 'You cannot write to each other at the moment, and nothing new begins between you.',
    blocked: (partner) => `You have blocked ${partner}. Until you unblock them, nothing new begins between you.`,
    unblock: 'Unblock',
    score: (percent) => `Match score ${percent}`,
    noScore: 'No match score yet',
    recommendation: 'AI recommendation',
    wordedBy: {
      'built-in': 'Computed from both profiles',
      'language-model': 'Computed from both profiles, worded by a language model',
    },
    reasons: 'Why this suggestion?',
    platforms: 'Suggested platforms',
    website: 'Website',
    yourReview: 'Your review',
    partnerReview: 'Partner’s review',
    given: 'Submitted',
    open: 'Pending',
    notNeeded: 'Not needed',
    stars: (rating) => `${rating} out of 5 stars`,
    noRating: 'No reviews yet',
    accept: 'Accept',
    decline: 'Decline',
    withdraw: 'Withdraw request',
    coordinate: 'Coordinate exchange',
    toExchanges: 'Go to exchange',
    writeReview: 'Write review',
    askedYou: (partner) => `${partner} would like to exchange reviews with you.`,
    waitingForAnswer: (partner) => `Waiting for an answer from ${partner}.`,
    ownReviewPending: 'You have not submitted your review yet.',
    waitingForPartner: (partner) => `Your review is in. Now it is over to ${partner}.`,
    confirmReceipt: (partner) => `Both sides have written. Confirm what has arrived from ${partner}.`,
    confirmNow: 'Confirm receipt',
    waitingForConfirmation: (partner) =>
      `Both sides have written. Now your review is waiting for ${partner} to confirm it.`,
    confirmationMissing: 'Both sides have written. The exchange ends when everything is confirmed.',
    exchangeCompleted: 'Exchange completed: both reviews have been submitted.',
    wordsOf: (partner) => `${partner} writes`,
    quoted: (words) => `“${words}”`,
    youDeclined: (partner, date) => `You declined ${partner} on ${date}.`,
    declinedBy: (partner, date) => `${partner} declined on ${date}.`,
    youWithdrew: (partner, date) => `You withdrew your request to ${partner} on ${date}.`,
    withdrawnBy: (partner, date) => `${partner} withdrew the request on ${date}.`,
    acceptedTitle: 'Match accepted',
    acceptedDescription: (partner) => `You are partners now. Next, coordinate the exchange with ${partner}.`,
    acceptFailed: 'The match could not be accepted.',
  },
  messagesTexts: {
    open: (unread) => (unread > 0 ? `Messages (${unread})` : 'Messages'),
    with: (partner, unread) => (unread > 0 ? `${messagesWith(partner)}, ${unread} unread` : messagesWith(partner)),
  },
  suggestTexts: {
    propose: 'Suggest a match',
    createdTitle: 'Match created',
    createdDescription: (partner, requestsLeft) =>
      [
        `${partner} has been notified.`,
        ...(requestsLeft === undefined
          ? []
          : [
              requestsLeft === 0
                ? 'That was the last request for today. It goes on tomorrow; with time and confirmed reviews it will be more.'
                : `Today you can ask ${requestsLeft} more ${requestsLeft === 1 ? 'partner' : 'partners'}; with time and confirmed reviews it will be more.`,
            ]),
      ].join(' '),
    createFailed: 'The match could not be created. Please try again.',
    enoughTitle: 'That is enough for the moment',
    goesOn: (at) => `You can go on on ${moments.format(at)}.`,
    manyAsked: 'You have just sent requests to a lot of partners. Please wait for some answers before you ask more.',
  },
  declineTexts: {
    title: 'Decline match',
    description: (partner) => `${partner} will be told that it does not work out this time.`,
    reason: 'Reason (optional)',
    reasonHint: 'A short, friendly sentence helps the other side. They will see it.',
    decline: 'Decline',
    cancel: 'Cancel',
    doneTitle: 'Match declined',
    doneDescription: (partner) => `${partner} has been notified.`,
    failed: 'The match could not be declined.',
  },
  coordinateTexts: {
    title: 'Coordinate exchange',
    description: (partner) => `This is how you exchange reviews with ${partner}.`,
    total: 'Reviews in total',
    fairness: 'Fairness',
    fairnessLabel: (percent) => `Fairness ${percent}`,
    plan: 'The plan',
    you: 'You',
    writesFor: (reviewer, recipient) => `${reviewer} → ${recipient}`,
    youWriteFor: (partner) => `You review ${partner}`,
    writesForYou: (partner) => `${partner} reviews you`,
    more: (count) => `+${count} more`,
    due: `Once you start, you both have ${exchangeDueDays} days.`,
    honesty:
      'Only write about real experiences with each other, and disclose the exchange. Stars do not change your XP.',
    start: 'Start exchange',
    cancel: 'Cancel',
    loadFailed: 'The plan could not be created',
    doneTitle: 'Match coordinated',
    doneDescription: (count) =>
      count === 1 ? '1 review exchange has been created.' : `${count} review exchanges have been created.`,
    failed: 'The exchange could not be coordinated. Please try again.',
    limitTitle: 'You have used up your free matches',
    limitDescription: `With Pro you exchange reviews without limits, for €${proPriceEuro} per month, and can cancel at any time.`,
    limitAction: 'Explore Pro',
    noPlanTitle: 'A fair plan is not possible yet',
    noPlanCaller:
      'You do not yet have an active profile on a platform where partners may write. On kununu and jameda, only employees and patients may do so.',
    noPlanPartner: (partner) =>
      `${partner} does not yet have an active profile on a platform where partners may write. We have let them know. As soon as it is there, you can plan here.`,
    noPlanAction: 'Add platforms',
  },
  reviewTexts: {
    title: 'Write review',
    description: (partner) => `How was your experience with ${partner}?`,
    text: 'Your text (optional)',
    textHint: 'What did you experience? Two or three specific sentences help most. Your partner reads them.',
    cancel: 'Cancel',
    doneTitle: 'Review submitted',
    doneDescription: (partner) => `Thank you for your feedback on ${partner}.`,
    failed: 'The review could not be submitted.',
  },
  cardTexts: {
    title: 'Matches for you right now',
    description: 'These businesses suit you particularly well right now.',
    all: 'View all',
    emptyTitle: 'No suggestions right now',
    emptyDescription:
      'The more your profile says, the sooner we can find suitable partners. New ones join all the time.',
    emptyAction: 'Complete profile',
    failedTitle: 'Your matches could not be loaded',
    failedDescription: 'The rest of your page keeps working.',
  },
} satisfies Translation<typeof german>;
