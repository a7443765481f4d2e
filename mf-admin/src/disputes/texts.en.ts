import type { Translation } from '@rezenso/contract/language';
import { formatNumber } from '@rezenso/ui/format';
import type * as german from './texts.de.ts';

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

const kinds = {
  visit: 'Visit',
  order: 'Order',
  appointment: 'Appointment',
  free_sample: 'Free sample',
  consultation: 'Consultation',
};

export default {
  reasonLabels: {
    never_posted: 'Never posted',
    not_my_experience: 'Not our experience',
    changed_afterwards: 'Changed afterwards',
  },
  stateLabels: {
    open: 'Open',
    withdrawn: 'Withdrawn',
    upheld: 'Upheld',
    rejected: 'Rejected',
    unresolved: 'Not settled',
    ended: 'Ended',
  },
  disputesTexts: {
    state: 'State',
    allStates: 'All',
    total: (total) => `${formatNumber(total)} ${total === 1 ? 'dispute' : 'disputes'}`,
    noun: 'disputes',
    list: 'Disputes',
    title: (recipient, reviewer) => `${recipient} disputes ${reviewer}`,
    ready: 'Can be decided',
    waits: (until) => `Waits for an answer until ${until}`,
    filed: (on) => `Filed on ${on}`,
    edit: 'Handle',
    editOf: (recipient) => `Handle: dispute of ${recipient}`,
    view: 'View',
    viewOf: (recipient) => `View: dispute of ${recipient}`,
    emptyTitle: 'Nothing to do',
    emptyDescription: 'There are no open disputes. New ones appear here by themselves.',
    noHitsTitle: 'No matching dispute',
    noHitsDescription: 'There are no disputes in this state.',
    failedTitle: 'The disputes could not be loaded',
    failedMessage: 'Failed to fetch disputes',
  },
  disputeTexts: {
    title: (recipient) => `Dispute of ${recipient}`,
    plainTitle: 'Dispute',
    loading: 'Loading the dispute …',
    failedTitle: 'This dispute could not be loaded',
    failedMessage: 'Failed to fetch dispute',
    complaint: (recipient) => `What ${recipient} says`,
    answer: (reviewer) => `What ${reviewer} says`,
    noAnswer: (until) => `No answer yet. Until ${until} nobody decides.`,
    neverAnswered: 'There was no answer.',
    evidence: 'View evidence',
    onlyForYou: 'Written for you only: one side blocks the other. Do not quote it in your reasons.',
    confirmedBefore: (on) => `The review had been confirmed on ${on}.`,
    review: 'The review in question',
    hiddenReview: 'You are part of this: you read the review once it is open to you anyway.',
    plan: 'The plan',
    agreed: 'Agreed',
    due: 'Due',
    submitted: 'Submitted',
    confirmed: 'Confirmed',
    basis: 'Based on',
    noBasis: 'not specified',
    experience: (experience) => {
      if (experience.kind === 'long_standing_customer')
        return experience.sinceYear ? `Customer since ${experience.sinceYear}` : undefined;
      return experience.day
        ? `${kinds[experience.kind]} on ${day.format(new Date(`${experience.day}T00:00:00Z`))}`
        : undefined;
    },
    writer: (name) => `${name}, wrote the review`,
    recipient: (name) => `${name}, disputes it`,
    people: 'The people involved',
    upheldReports: 'Confirmed reports',
    against: 'Disputes of own reviews',
    filedBefore: 'Own disputes',
    counts: (upheld, rejected, unresolved) => `${upheld} upheld, ${rejected} rejected, ${unresolved} not settled`,
    toHistory: 'View history',
    decided: (state, when, by) => `${state} on ${when} by ${by}`,
    closed: (state, when) => `${state} on ${when}`,
    decision: 'Decision',
    decisionPlaceholder: 'Choose a decision',
    outcomes: {
      upheld:
        'Uphold: the review does not count, its XP go back, the writer’s trust score falls, and the other side owes no review any more',
      rejected: 'Reject: the review counts as confirmed',
      unresolved: 'Not settled: counts for nobody, costs nobody',
    },
    text: 'Reasons',
    textHint: 'Both sides read them by email and with the exchange, and they stand in the audit log.',
    waiting: (reviewer, until) =>
      `${reviewer} may still answer until ${until}. After that, or once the answer is there, you can decide.`,
    submit: 'Decide',
    doneTitle: 'Decided',
    done: 'Both sides are told the reasons.',
    decideFailedTitle: 'Your decision is not saved',
    decideFailed: 'The decision could not be saved.',
  },
} satisfies Translation<typeof german>;
