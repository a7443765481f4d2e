import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export const taskTexts: Translation<typeof german.taskTexts> = {
  answer: { title: (partner) => `Answer the request from ${partner}`, action: 'Answer' },
  review: { title: (partner) => `Write a review for ${partner}`, action: 'Write review' },
  unread: {
    title: (partner, count) => (count === 1 ? `New message from ${partner}` : `${count} new messages from ${partner}`),
    action: 'Read',
  },
};
