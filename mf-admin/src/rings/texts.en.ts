import type { Translation } from '@rezenso/contract/language';
import { formatNumber } from '@rezenso/ui/format';
import type * as german from './texts.de.ts';

export default {
  ringStateLabels: { open: 'Open', released: 'Released', kept: 'Kept on hold' },
  ringsTexts: {
    state: 'State',
    allStates: 'All',
    total: (total) => `${formatNumber(total)} ${total === 1 ? 'account' : 'accounts'}`,
    noun: 'accounts',
    list: 'Accounts under review',
    score: (score) => `${formatNumber(score)} of 100 points`,
    opened: (day) => `On hold since ${day}`,
    appealed: (day) => `Wrote on ${day}`,
    edit: 'Handle',
    editOf: (name) => `Handle: check of ${name}`,
    view: 'View',
    viewOf: (name) => `View: check of ${name}`,
    emptyTitle: 'Nothing to do',
    emptyDescription: 'No account is waiting for a check. New ones appear here by themselves.',
    noHitsTitle: 'No account matches',
    noHitsDescription: 'There are no accounts in this state.',
    failedTitle: 'The accounts could not be loaded',
    failedMessage: 'Failed to fetch ring cases',
  },
  ringTexts: {
    title: (name) => `Check of ${name}`,
    plainTitle: 'Check of an account',
    failedTitle: 'This check could not be loaded',
    failedMessage: 'Failed to fetch ring case',
    appeal: (name) => `What ${name} says`,
    noAppeal: 'Nothing yet.',
    findings: 'What stands out',
    pairs: 'What it has in common with others',
    noPairs: 'No single thing with anybody.',
    morePairs: (more) =>
      more === 1
        ? 'And with one more account, with which it has less in common.'
        : `And with ${formatNumber(more)} more accounts, with which it has less in common.`,
    points: (points) => `${formatNumber(points)}\u00a0${points === 1 ? 'point' : 'points'}`,
    atMost: (points) => `at most ${formatNumber(points)}\u00a0${points === 1 ? 'point' : 'points'}`,
    account: 'The account',
    status: 'Status',
    memberSince: 'Member since',
    given: 'Reviews written',
    received: 'Reviews received',
    waiting: 'Reviews waiting',
    history: 'View history',
    decided: (state, day, by) => `${state} on ${day} by ${by}`,
    inherited: (day) => `Decision of ${day} about an earlier account of the same person, taken over with it: kept back`,
    earlier: (day, by) => `Earlier decision of ${day} by ${by}: kept back`,
    decision: 'Decision',
    decisionPlaceholder: 'Please choose',
    outcomes: {
      released: 'Release: everything counts, and the XP follow',
      kept: 'Keep on hold: the reviews still do not count',
    },
    text: 'Reason',
    textHint:
      'The member reads it in the email and in its settings, and it is kept in the audit log. Do not name other accounts.',
    submit: 'Decide',
    doneTitle: 'Decided',
    done: 'The member receives the reason.',
    decideFailedTitle: 'Your decision has not been saved',
    decideFailed: 'The decision could not be saved.',
  },
} satisfies Translation<typeof german>;
