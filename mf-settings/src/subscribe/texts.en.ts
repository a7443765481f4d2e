import type { Translation } from '@rezenso/contract/language';
import { mostPreviewed, priorityPoints } from '@rezenso/contract/limits';
import type * as german from './texts.de.ts';

export default {
  subscribeTexts: {
    title: 'Get more out of your network',
    description: 'Start for free and switch to Pro as soon as you want to exchange more.',
    current: 'Your current plan',
    popular: 'Popular',
    trouble: 'Trouble with the payment?',
    support: 'Write to support',
    questions: 'Frequently asked questions',
    answers: [
      {
        value: 'cancel',
        title: 'Can I cancel at any time?',
        content: 'Yes. You cancel with one click and keep Pro until the end of the period you have paid for.',
      },
      {
        value: 'priority',
        title: 'What does “Priority matching” mean?',
        content: `You say once what you are looking for: whoever fits comes first among your suggestions, and on Mondays you get a list of new ones. If you suit somebody just as well as another business does, you come first. Your lead is at most ${priorityPoints} out of 100 points, and whoever has been shown often lets others go first, just like everybody else.`,
      },
      {
        value: 'analytics',
        title: 'What does “Extended analytics” mean?',
        content: `You read what is praised and criticised in your reviews, with the sentences themselves, how sentiment and stars change from month to month and by platform, how often and how quickly you reply, and how you compare with similar businesses near you. The analytics also come as a report (PDF), and the reviews themselves as a table (CSV). You see your first month for free, up to ${mostPreviewed} reviews, under “Reviews”, “Extended analytics”.`,
      },
      {
        value: 'languages',
        title: 'What does “Multi-language support” mean?',
        content:
          'What you show to the world, visitors read in their own language: your public page along with the form for reporting it, your seal, the picture in previews and your link for customers. At present these are German and English. Without Pro all of this is in German; a seal that you embedded in English stays English. What you and others have written is not translated.',
      },
      {
        value: 'support',
        title: 'What does “Priority support” mean?',
        content:
          'If you write to us under “Help and support”, your request comes before those without Pro and is answered first. Everybody gets an answer.',
      },
      {
        value: 'methods',
        title: 'Which payment methods are there?',
        content: 'You pay by credit card or debit card. Only the payment provider sees your card details, we never do.',
      },
      {
        value: 'free-matches',
        title: 'What happens to my free matches?',
        content:
          'With Pro you do not need them any more, because you exchange without limits. Exchanges under way simply carry on.',
      },
    ],
    loadFailed: 'Your plan could not be loaded',
  },
  alreadyProTexts: {
    title: 'You are already Pro',
    description: 'Great to have you with us. All of this is yours:',
    settings: 'Go to subscription',
    dashboard: 'Go to dashboard',
  },
} satisfies Translation<typeof german>;
