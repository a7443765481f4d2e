import vocabulary from '../../../../languages/vocabulary.en.ts';
import { englishDate } from '../../../../time/english-date.ts';
import type { WordsOf } from '../all-languages.ts';
import type { Notice } from '../happening-kind.ts';
import type { Views } from '../scenes.ts';
import type { dueDateKinds, ReminderKind } from './due-dates.de.ts';
import { noticeEmail } from './emails.en.ts';
import { exchangePath } from './exchanges.de.ts';

const { platforms } = vocabulary;

export default {
  'exchange.reminder': [
    {
      notification: due,
      mail: (facts, reader) => ({
        ...noticeEmail(due(facts), reader, [
          'A few honest sentences about what you have experienced yourself are enough.',
        ]),
        action: { label: 'Write review', href: reader.origin + exchangePath(facts) },
      }),
    },
  ],
  'exchange.silence': [
    {
      notification: soonConfirmed,
      mail: (facts, reader) =>
        facts.side === 'reviewer'
          ? {
              ...noticeEmail(soonConfirmed(facts), reader, ['There is nothing you need to do.']),
              action: { label: 'View exchange', href: reader.origin + exchangePath(facts) },
            }
          : {
              ...noticeEmail(soonConfirmed(facts), reader, [
                'Is something wrong? Then report the review on the same page.',
              ]),
              action: { label: 'Confirm review', href: reader.origin + exchangePath(facts) },
            },
    },
  ],
} satisfies WordsOf<typeof dueDateKinds>;

/** Reviewers know the partner by what stands on the platform. */
function due(facts: Views['exchange'] & { reminder: ReminderKind; days: number }): Notice {
  const { businessName: partner, days } = facts;
  const platform = platforms[facts.platform];
  switch (facts.reminder) {
    case 'before':
      return {
        title: days === 1 ? 'Your review is due tomorrow' : `Your review is due in ${days} days`,
        body: `Remember your review for ${partner} on ${platform}.`,
      };
    case 'due':
      return {
        title: 'Your review is due today',
        body: `Today is the last day for your review for ${partner} on ${platform}.`,
      };
    case 'overdue':
      return {
        title: `Your review is ${-days} ${days === -1 ? 'day' : 'days'} overdue`,
        body: `${partner} is still waiting for your review on ${platform}.`,
      };
  }
}

function soonConfirmed({ partner, side, settlesAt, ...facts }: Views['exchange'] & { settlesAt: string }): Notice {
  const [platform, day] = [platforms[facts.platform], englishDate(new Date(settlesAt))];
  return side === 'reviewer'
    ? {
        title: 'Your review will soon count as confirmed',
        body: `${partner} has not yet confirmed your review on ${platform}. If nothing happens, it will count as confirmed on ${day}.`,
      }
    : {
        title: 'A review is waiting for your confirmation',
        body: `Please check the review from ${partner} on ${platform}. Without an answer it will count as confirmed on ${day}.`,
      };
}
