import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

const nbsp = '\u00a0';

const withheldTexts = {
  no_substance: 'There are no XP for this review: it says hardly anything and therefore does not count.',
  known_text: 'There are no XP for this review: almost the same text has been submitted before, so it does not count.',
  upheld_case: 'Following a check, this review does not count.',
};

type Earning = Parameters<typeof german.confirmTexts.doneDescription>[1];

const isForItsText = ({ withheld }: Earning) => withheld === 'no_substance' || withheld === 'known_text';

const earned = (xpGranted: number, { earnsXp, withheld, waitsForCheck }: Earning) => {
  if (xpGranted > 0) return [`You earned ${xpGranted}${nbsp}XP.`];
  if (withheld) return [withheldTexts[withheld]];
  if (waitsForCheck) return ['This review does not count yet: we are taking a look at it first.'];
  return earnsXp ? [] : [`You have already earned XP with this partner in the last 90${nbsp}days.`];
};

export default {
  statusLabels: {
    pending: 'Pending',
    in_progress: 'In progress',
    awaiting_confirmation: 'Waiting for confirmation',
    confirmed: 'Confirmed',
    completed: 'Completed',
  },
  withheldTexts,
  boardTexts: {
    title: 'Review exchanges',
    description: 'Here you can see which reviews you write and which you receive.',
    figures: { total: 'Total', pending: 'Pending', inProgress: 'In progress', completed: 'Completed' },
    successRate: 'Success rate',
    blockedHint: 'Blocked somebody?',
    toBlocked: 'Blocked businesses',
    successRateHint: (completed, total, forNothing) =>
      `${completed} of ${total} completed${forNothing > 0 ? `, ${forNothing} ${forNothing === 1 ? 'does' : 'do'} not count` : ''}`,
    tabsLabel: 'Exchanges by status',
    tabs: { pending: 'Pending', in_progress: 'In progress', completed: 'Completed', all: 'All' },
    failedTitle: 'Your exchanges could not be loaded',
    missingTitle: 'This exchange is not here',
    missing: 'It may belong to another account, or it is gone by now. These are your other ones.',
    missingAll: 'It may belong to another account, or it is gone by now.',
    noneTitle: 'No exchanges yet',
    noneDescription:
      'Find a partner and start a coordinated exchange together. Then you will see here who writes what.',
    noneAction: 'Find partners',
    empty: {
      pending: { title: 'Nothing pending', description: 'You have no review to write at the moment.' },
      in_progress: {
        title: 'Nothing in progress',
        description: 'As soon as a review is submitted, it waits here to be confirmed.',
      },
      completed: { title: 'Nothing completed yet', description: 'Confirmed reviews collect here.' },
      all: { title: 'No exchanges yet', description: 'Start with a match.' },
    },
    emptyButBegun: {
      title: 'Nothing pending',
      description: 'What you have already experienced is waiting for your review under “In progress”.',
    },
    emptyButToRevise: {
      title: 'Nothing pending',
      description: 'A review you submitted does not count yet: revise it under “In progress”.',
    },
  },
  cardTexts: {
    paused: (partner) =>
      `The exchange with ${partner} is on hold: we are sorting something out with this partner. Nothing falls due until then, and we will let you know.`,
    youWrite: (partner) => `You review ${partner}`,
    theyWrite: (partner) => `${partner} reviews you`,
    due: (date) => `Due on ${date}`,
    posted: (date) => `Submitted on ${date}`,
    openProfile: (business) => `Open the profile of ${business}`,
    unopened: (date) =>
      `You can read it as soon as all reviews of your exchange have been submitted for good, and on ${date} at the latest.`,
    openReview: 'View the published review',
    instructions: 'Tips and platform rule',
    rule: 'Platform rule',
    submit: 'Submit review',
    continueDraft: 'Continue draft',
    revise: 'Revise review',
    reviseHint:
      'Until it is confirmed, you can submit a better text: one or two sentences of your own about what you experienced.',
    confirm: 'Confirm receipt',
    settles: (date) => `Without an answer it counts as confirmed on ${date}.`,
    ownSettles: (date) => `It counts as confirmed on ${date} at the latest.`,
    note: (partner) => `Comment from ${partner}`,
    waitingForPartner: (partner) => `Waiting for ${partner}`,
    waitingForConfirmation: (partner) => `${partner} has not confirmed your review yet.`,
  },
  submitTexts: {
    title: 'Submit review',
    description: (business, platform) => `Your review for ${business} on ${platform}`,
    text: 'Your text',
    textHint: 'What did you experience? Two or three specific sentences help most.',
    url: 'Link to the published review (optional)',
    urlHint: 'It helps your partner find your review faster.',
    disclosure: 'Add a note disclosing the exchange',
    disclosureReads: 'Your review then ends in German, so that readers there understand it:',
    saveDraft: 'Save draft',
    cancel: 'Cancel',
    urlInvalid: 'Please enter a valid URL',
    doneTitle: 'Review submitted',
    doneDescription: (partner, xpGranted, earning) =>
      [
        `${partner} can confirm it now.`,
        ...earned(xpGranted, earning),
        ...(isForItsText(earning) ? ['Until then you can revise it here.'] : []),
      ].join(' '),
    draftTitle: 'Draft saved',
    draftDescription: 'You can carry on writing at any time.',
    failedTitle: 'The review could not be submitted',
    failedDescription: 'Please try again later.',
  },
  reviseTexts: {
    title: 'Revise review',
    submit: 'Submit revision',
    doneTitle: 'Review revised',
  },
  confirmTexts: {
    title: 'Confirm receipt',
    description: (partner, platform) => `Has the review from ${partner} arrived on ${platform}?`,
    reviewLabel: 'The submitted review',
    notes: 'Comment (optional)',
    notesHint: 'Only your partner sees it.',
    withoutNotes: 'You cannot write to each other right now. Leave out the comment and you can confirm receipt.',
    confirm: 'Confirm receipt',
    cancel: 'Cancel',
    doneTitle: 'Review confirmed',
    doneDescription: (xpGranted, earning) => ['Thank you!', ...earned(xpGranted, earning)].join(' '),
    failedTitle: 'The review could not be confirmed',
    failedDescription: 'Please try again later.',
  },
} satisfies Translation<typeof german>;
