import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  activityTexts: {
    title: 'Activity',
    quoted: (words) => `“${words}”`,
    emptyTitle: 'Nothing has happened yet',
    emptyDescription: 'As soon as something happens with your matches and reviews, you will read about it here.',
    emptyAction: 'Find partners',
    failedTitle: 'Your activity could not be loaded',
    failedDescription: 'The rest of your page keeps working.',
    more: 'Go to review exchanges',
  },
} satisfies Translation<typeof german>;
