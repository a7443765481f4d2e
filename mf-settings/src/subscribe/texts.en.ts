import type { Translation } from '@rezenso/contract/language';
import { priorityPoints } from '@rezenso/contract/limits';
import type * as german from './texts.de.ts';

export default {
  subscribeTexts: {
    title: 'Get more out of your network',
    description: 'Start for free and switch to Pro as soon as you want to exchange more.',
    current: 'Your current plan',
    popular: 'Popular',
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
