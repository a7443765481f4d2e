import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  aboutTexts: {
    title: 'About us',
    lead: 'Rezenso brings together businesses that write honest reviews for each other.',
    purpose: {
      title: 'What it is about',
      text: 'Word of good work spreads slowly. On Rezenso, businesses that suit each other find each other, share a real experience and write about it: on Google, Trustpilot and other platforms.',
    },
    principles: {
      title: 'What we stand by',
      points: [
        'Reviews are based on real experiences. Suggested texts are made from your own notes.',
        'Stars change neither XP nor trust score. So honest criticism costs nobody anything.',
        'Both sides write the same amount. The plan shows you beforehand who writes where and by when.',
        'Your data stays yours: you can export it and delete your account at any time.',
      ],
    },
    people: {
      title: 'Who is behind it',
      before: 'Who runs this site is stated in the ',
      imprint: 'legal notice',
      after: '.',
    },
  },
  blogTexts: {
    title: 'Blog',
    lead: 'There is no blog yet.',
    text: 'We would rather build first and tell you later. What Rezenso can already do is described on the home page.',
    action: 'Go to home page',
  },
  careersTexts: {
    title: 'Careers',
    lead: 'There are no open positions right now.',
    text: 'Do you have a question about that? You are welcome to get in touch.',
    action: 'Contact us',
  },
  contactTexts: {
    title: 'Contact',
    lead: 'How to reach the people behind this site.',
    email: 'Send us an email:',
    imprintOnly: 'You will find our postal address and email address in the legal notice.',
    imprintToo: 'You will find our postal address and further details in the legal notice.',
    imprint: 'Go to legal notice',
    help: {
      title: 'Are you a member?',
      text: 'Then write to us in the application: that way the answer is where you look for it. The help centre answers a lot of questions, too.',
      write: 'Write to support',
      read: 'Go to help centre',
    },
    report: {
      title: 'Is it about a partner?',
      text: 'Then report them directly on the match or the exchange. That goes straight to our moderators.',
    },
  },
} satisfies Translation<typeof german>;
