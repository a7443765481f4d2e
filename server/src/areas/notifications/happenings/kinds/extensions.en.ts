import { englishDate } from '../../../../time/english-date.ts';
import type { WordsOf } from '../all-languages.ts';
import type { Notice } from '../happening-kind.ts';
import { noticeEmail } from './emails.en.ts';
import { exchangePath } from './exchanges.de.ts';
import type { extensionKinds, Facts } from './extensions.de.ts';

export default {
  'extension.proposed': [
    {
      notification: asked,
      mail: (facts, reader, { reason }) => ({
        ...noticeEmail(asked(facts), reader),
        quote: reason,
        action: { label: 'Answer', href: reader.origin + exchangePath(facts) },
      }),
    },
  ],
  'extension.answered': [
    {
      notification: replied,
      mail: (facts, reader) => ({
        ...noticeEmail(replied(facts), reader),
        action: { label: 'View exchange', href: reader.origin + exchangePath(facts) },
      }),
    },
  ],
} satisfies WordsOf<typeof extensionKinds>;

function asked({ partner, side, dueAt }: Facts): Notice {
  const day = englishDate(new Date(dueAt));
  return side === 'recipient'
    ? {
        title: `${partner} needs more time`,
        body: `${partner} would like to write the review for you by ${day}. Do you agree?`,
      }
    : {
        title: `${partner} gives you more time`,
        body: `${partner} suggests that your review is due on ${day} instead. Do you agree?`,
      };
}

function replied({ partner, dueAt, isAccepted }: Facts & { isAccepted: boolean }): Notice {
  return isAccepted
    ? {
        title: 'The new due date is set',
        body: `${partner} agrees: the due date is now ${englishDate(new Date(dueAt))}.`,
      }
    : { title: 'The due date stays as it was', body: `${partner} does not agree to the later due date.` };
}
