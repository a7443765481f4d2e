import type { Translation } from '@rezenso/contract/language';
import type { Start } from '../../../retention/retention.ts';
import type * as german from './texts.de.ts';

const contract = 'contract (Art. 6 (1) (b) GDPR)';
const interest = 'legitimate interest (Art. 6 (1) (f) GDPR)';
const host = 'operator of the servers (processor)';

const start: Readonly<Record<Start, string>> = {
  creation: 'after it came into being',
  expiry: 'after it expired',
  'last-use': 'after its last use',
  sending: 'after it was sent',
  receipt: 'after it came in',
  day: 'after the day',
  decision: 'after the decision',
  closing: 'after it was closed',
  departure: 'after the account was deleted',
  'left-name': 'after the name was left',
  replacement: 'after a later decision took its place',
  'end-of-block': 'after the block ended',
};

export default {
  processing: {
    account: {
      name: 'Account and profile',
      purpose: 'Keeping an account and describing the business as partners see it.',
      basis: contract,
      recipients: `${host}; other members see the profile`,
    },
    security: {
      name: 'Sign-in and security',
      purpose: 'Signing in without a password, noticing sign-ins by others, limiting abuse.',
      basis: `${contract}; ${interest}: safe accounts`,
      recipients: host,
    },
    matching: {
      name: 'Finding partners, and messages',
      purpose: 'Suggesting partners who fit, asking them and arranging things.',
      basis: contract,
      recipients: `${host}; the partner concerned; where set up, a language model for the reason of a suggestion`,
    },
    exchanges: {
      name: 'Exchange of reviews',
      purpose: 'Plans, appointments, handing in and confirming reviews.',
      basis: contract,
      recipients: `${host}; the partner concerned`,
    },
    reviews: {
      name: 'Looking at reviews',
      purpose: 'Showing and answering received reviews, and checking that they are authentic.',
      basis: `${contract}; ${interest}: authentic reviews`,
      recipients: `${host}; where set up, a language model for drafts`,
    },
    rewards: {
      name: 'XP and trust score',
      purpose: 'Experience points (XP), achievements and the trust score; nothing given twice after a deletion.',
      basis: `${contract}; ${interest}: no new beginning by deleting`,
      recipients: `${host}; other members see level and trust score`,
    },
    notices: {
      name: 'Notifications and mail',
      purpose: 'Telling members what concerns them, the way they chose.',
      basis: `${contract}; consent (Art. 6 (1) (a) GDPR) for push messages`,
      recipients: `${host}; operator of the mail server; push service of the browser`,
    },
    google: {
      name: 'Connection to Google',
      purpose: 'Fetching and answering reviews of the business’s own Google profile.',
      basis: 'consent (Art. 6 (1) (a) GDPR)',
      recipients: `${host}; Google Ireland Ltd.`,
    },
    payment: {
      name: 'Subscription and payment',
      purpose: 'Taking out, billing and ending Pro.',
      basis: `${contract}; legal obligation (Art. 6 (1) (c) GDPR) for invoices at the payment provider`,
      recipients: `${host}; payment provider (Stripe)`,
    },
    showcase: {
      name: 'Public page',
      purpose: 'Showing a page that the member itself publishes.',
      basis: contract,
      recipients: `${host}; the public`,
    },
    support: {
      name: 'Requests to the operators',
      purpose: 'Answering questions of members.',
      basis: contract,
      recipients: `${host}; whoever does the support`,
    },
    moderation: {
      name: 'Reports, disputes and log',
      purpose: 'Enforcing rules, giving reasons for decisions and proving who did what.',
      basis: `${interest}: fair rules; accountability (Art. 5 (2) GDPR)`,
      recipients: `${host}; whoever moderates; both sides learn the decision`,
    },
    operation: {
      name: 'Running the site',
      purpose: 'Finding faults, checking releases, doing nothing twice.',
      basis: `${interest}: a site that works`,
      recipients: host,
    },
  },
  dataKind: {
    contact: 'name and email address',
    business: 'facts about the business',
    'sign-in': 'sign-in data (only as hashes, or encrypted)',
    device: 'devices and browsers',
    use: 'use and settings',
    messages: 'messages and arrangements',
    reviews: 'reviews and answers',
    points: 'points and achievements',
    contract: 'state of the subscription',
    reports: 'reports and decisions',
    signals: 'signs of accounts that belong together',
    markers: 'unreadable markers (hashes)',
    mails: 'mails and their delivery',
    technical: 'technical facts and counts',
  },
  person: {
    members: 'members',
    reviewers: 'writers of reviews',
    staff: 'staff of the operators',
    visitors: 'visitors without an account',
  },
  reason: {
    service: 'belongs to the service, as long as there is the account',
    'both-sides': 'belongs to both partners',
    'sign-in-safety': 'only for as long as a sign-in lasts or shall be known again',
    abuse: 'prevents abuse',
    'told-once': 'so that nobody gets the same twice',
    proof: 'proves who did what',
    agreed: 'proves what somebody agreed to (Art. 7(1) GDPR)',
    limitation: 'until claims are time-barred (section 195 BGB)',
    comparison: 'to compare with the year before',
    faults: 'to find faults',
    'answered-once': 'so that nothing is done twice',
    'no-person': 'says nothing about a person',
  },
  period: (days, from) =>
    days === 0
      ? `until ${from === 'end-of-block' ? 'the block ends' : 'it expires'}`
      : `${days} ${days === 1 ? 'day' : 'days'} ${start[from]}`,
  withAccount: 'until the account is deleted',
  withBoth: 'as long as the partner has an account, without the person once theirs is deleted',
  forGood: 'without a limit',
  textsOnly: (periodInWords) => `texts: ${periodInWords}`,
  record: {
    heading: 'Record of processing activities (Art. 30 GDPR)',
    blank: 'please fill in',
    periods: { data: 'Data', period: 'Kept', why: 'Why so long', tables: 'Tables' },
    measures: 'docs/personal-data.md: levels of protection, keys, backups; docs/security.md',
    fields: {
      controller: 'Controller',
      imprint: 'Imprint',
      contact: 'Contact',
      officer: 'Data protection officer',
      madeOn: 'As of',
      purpose: 'Purpose',
      basis: 'Legal basis',
      persons: 'Persons concerned',
      data: 'Categories of data',
      recipients: 'Recipients',
      periods: 'Periods for erasure',
      measures: 'Technical and organisational measures',
    },
  },
} satisfies Translation<typeof german>;
