import vocabulary from '../../../../languages/vocabulary.en.ts';
import { englishDate } from '../../../../time/english-date.ts';
import type { WordsOf } from '../all-languages.ts';
import type { AfterBan } from './ban-words.de.ts';
import { greeting, noticeEmail } from './emails.en.ts';
import { type moderationKinds, publicPagePath } from './moderation.de.ts';

const { reportReasons } = vocabulary;

const freeTitle = 'Your account has been unblocked';

function afterBan({ isPaused, ended }: AfterBan): string {
  if (isPaused)
    return 'What you had open with partners goes on; what is still to be written is due later by as long as the pause was. We have called off proposed times, and appointments during that time.';
  if (!ended || ended.partners === 0) return 'You can use all of Rezenso again.';
  const partners = ended.partners === 1 ? 'one partner' : `${ended.partners} partners`;
  const parts = [
    ended.exchanges === 1 ? '1 open review' : `${ended.exchanges} open reviews`,
    ...(ended.appointments > 0
      ? [ended.appointments === 1 ? '1 appointment' : `${ended.appointments} appointments`]
      : []),
  ].join(' and ');
  return `The block has ended what you had open with ${partners} (${parts}). That does not come back, but you can ask your partners anew. You can use everything else again.`;
}

const allowed = {
  title: 'Your public page has been released',
  body: 'Your page, your seal and your link for customers are visible again, as far as you had switched them on.',
};

const decidedWords = {
  released: {
    title: 'Everything about your account is fine',
    body: 'Your reviews count now, and the XP that were waiting have arrived. Thank you for your patience.',
  },
  kept: {
    title: 'We have taken a look at your account',
    body: 'New reviews of yours still do not count, and your seal stays hidden.',
  },
};

export default {
  'account.held': [
    {
      notification: () => ({
        title: 'We are taking a look at your account',
        body: 'Your new reviews count once that is done. Nobody is accusing you of anything: under “Privacy” you can read what this is about and write to us.',
      }),
      mail: (_, reader) => ({
        subject: 'We are taking a look at your Rezenso account',
        preview: 'New reviews count afterwards. You can write to us about it.',
        heading: 'We are taking a look at your account',
        paragraphs: [
          greeting(reader),
          'Your account has several things in common with other accounts that you swap reviews with, for instance how and from where they are used, or how closely you keep to one another. Often there is a good reason, such as a shared office or an agency. That is why a person decides about it here.',
          'Until then you can go on using everything. Only your new reviews do not count yet, their XP wait, and your seal is hidden. If everything is fine, we make up for that.',
          'You are welcome to help: tell us briefly how you are connected.',
        ],
        action: { label: 'View and write', href: `${reader.origin}/settings/privacy` },
      }),
    },
  ],
  'account.hold-decided': [
    {
      notification: ({ outcome, reason }) => ({
        ...decidedWords[outcome],
        body: `${decidedWords[outcome].body} ${reason}`,
      }),
      mail: ({ outcome, reason }, reader) => ({
        ...noticeEmail(decidedWords[outcome], reader, ['This is the reason:']),
        quote: reason,
        action: {
          label: outcome === 'kept' ? 'View and write to us' : 'View the decision',
          href: `${reader.origin}/settings/privacy`,
        },
        ...(outcome === 'kept' && {
          footnotes: ['Do you see it differently? Then write to us, best with a few words about it.'],
        }),
      }),
    },
  ],
  'member.banned': [
    {
      mail: (_, reader, { endsPro, reason }) => ({
        subject: 'Your account has been blocked',
        preview: 'You cannot sign in to Rezenso for the time being.',
        heading: 'Your account has been blocked',
        paragraphs: [
          greeting(reader),
          'We have blocked your account. You have been signed out on all devices and cannot sign in for the time being.',
          'What you have open with partners rests for one day. If the block stays, it ends then; what they have submitted counts for them.',
          ...(endsPro ? [endedByBan(endsPro)] : []),
          reason
            ? 'Do you think this is a mistake? Write to the address in our legal notice, and we will look into it again. This is the reason:'
            : 'Would you like to know the reason, or do you think this is a mistake? Write to the address in our legal notice, and we will look into it again.',
        ],
        ...(reason && { quote: reason }),
        action: { label: 'Go to legal notice', href: `${reader.origin}/impressum` },
      }),
    },
  ],
  'member.unbanned': [
    {
      notification: (left) => ({ title: freeTitle, body: afterBan(left) }),
      mail: (left, reader, { pro = 'untouched' }) => ({
        subject: freeTitle,
        preview: afterBan(left),
        heading: freeTitle,
        paragraphs: [
          greeting(reader),
          'We have lifted the block on your account. Great to have you back!',
          afterBan(left),
          ...(pro === 'untouched' ? [] : [proAfterBan(pro)]),
        ],
        action: { label: 'Sign in now', href: `${reader.origin}/magic-link` },
      }),
    },
  ],
  'report.closed': [
    {
      notification: ({ status }) =>
        status === 'resolved'
          ? {
              title: 'Your report has helped',
              body: 'We have checked your report and upheld it. Thank you for keeping Rezenso honest!',
            }
          : {
              title: 'Your report has been checked',
              body: 'We have checked your report carefully and could not find a breach of our rules. Thank you for keeping an eye out!',
            },
    },
  ],
  'page.hidden': [
    {
      notification: ({ reason }) => ({
        title: 'Your public page is hidden',
        body: `Somebody reported it, and we have checked it. Reason: ${reportReasons[reason]}. What you can do is explained in the settings of your page.`,
      }),
      mail: ({ reason }, reader, { text }) => ({
        subject: 'Your public page is hidden',
        preview: `Reason: ${reportReasons[reason]}`,
        heading: 'Your public page is hidden',
        paragraphs: [
          greeting(reader),
          'Somebody reported your public page. We have checked it and, for the time being, no longer show it, your seal or your link for customers to anybody.',
          'Change what cannot stay, then write to our support team. We will look at the page again and release it. If you think this is a mistake, please tell us that, too.',
          `Reason: ${reportReasons[reason]}`,
        ],
        quote: text,
        action: { label: 'Go to my page', href: `${reader.origin}${publicPagePath}` },
      }),
    },
  ],
  'page.allowed': [
    {
      notification: () => allowed,
      mail: (_, reader, { text }) => ({
        ...noticeEmail(allowed, reader),
        quote: text,
        action: { label: 'Go to my page', href: `${reader.origin}${publicPagePath}` },
      }),
    },
  ],
} satisfies WordsOf<typeof moderationKinds>;

function endedByBan({ endsAt }: { endsAt: string | null }): string {
  return endsAt
    ? `Your Pro subscription ends on ${englishDate(new Date(endsAt))}. Nothing more will be charged.`
    : 'Your Pro subscription ends now. You do not have to pay what is still open, and nothing more will be charged.';
}

function proAfterBan(pro: { endsAt: string | null } | 'over'): string {
  if (pro === 'over')
    return 'You have no Pro subscription at the moment. If you would like to use Pro again, subscribe anew in the settings.';
  return pro.endsAt
    ? `Your Pro subscription continues until ${englishDate(new Date(pro.endsAt))}. If you would like to keep Pro, withdraw the cancellation in the settings by then.`
    : 'Your Pro subscription is cancelled. If you would like to keep Pro, withdraw the cancellation in the settings.';
}
