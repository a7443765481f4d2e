import type { Translation } from '@rezenso/contract/language';
import type { emptiedMessage } from './emptied.de.ts';

export const emptiedInEnglish: Translation<typeof emptiedMessage> = {
  title: 'Message about a former partner',
  body: 'It was about a business that has left Rezenso. Its content was deleted together with its account.',
};
