import { exchangeDueDays } from '@rezenso/contract/limits';
import type { WordsOf } from '../all-languages.ts';
import type { Notice } from '../happening-kind.ts';
import { greeting, noticeEmail } from './emails.en.ts';
import { givenBack } from './given-back.en.ts';
import { withWords } from './partner-words.en.ts';
import type { CalledOff, planKinds } from './plans.de.ts';

export default {
  'exchange.started': [
    {
      notification: (facts) => ({ title: 'Your exchange is under way', body: agreed(facts) }),
      mail: (facts, reader) => ({
        subject: `${facts.partner} has started your exchange`,
        preview: agreed(facts),
        heading: 'Your exchange is under way',
        paragraphs: [
          greeting(reader),
          agreed(facts),
          'The page “Review exchanges” shows you what to write where, and which rules apply there. Write honestly, and only about what you have experienced yourself.',
        ],
        action: { label: 'View exchange', href: `${reader.origin}/exchanges` },
      }),
    },
    {
      activity: ({ partner, reviews }) => ({
        title: 'Exchange started',
        description: `${reviews} reviews have been agreed with ${partner}.`,
        badge: `${exchangeDueDays} days to go`,
        action: 'Go to exchange',
      }),
    },
  ],
  'platform.missing': [
    {
      notification: ({ partner }) => ({
        title: 'You still need a platform',
        body: `${partner} would like to plan your exchange. Add a profile where partners may review you.`,
      }),
    },
  ],
  'plan.cancelled': [
    {
      notification: (facts) => withWords(calledOff(facts), facts.planCancelReason),
    },
    {
      mail: (facts, reader) => ({
        ...noticeEmail(calledOff(facts), reader),
        ...(facts.planCancelReason && { quote: facts.planCancelReason }),
        action: { label: 'View match', href: `${reader.origin}/matches` },
      }),
    },
    {
      activity: ({ partner }) => ({
        title: 'Exchange called off',
        description: `The exchange with ${partner} will not take place as planned.`,
        badge: 'Called off',
        action: 'Go to match',
      }),
    },
  ],
} satisfies WordsOf<typeof planKinds>;

function calledOff({ partner, planCancelReason, isGivenBack }: CalledOff): Notice {
  return {
    title: 'Your exchange has been called off',
    body: `${partner} has called off your exchange before anybody wrote anything.${planCancelReason ? ' You can plan a new one at any time.' : ''}${isGivenBack ? ` ${givenBack}` : ''}`,
  };
}

function agreed({ partner, reviews }: { partner: string; reviews: number }): string {
  return `${partner} has started the exchange: ${reviews} reviews have been agreed, and you both have ${exchangeDueDays} days.`;
}
