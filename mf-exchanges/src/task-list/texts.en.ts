import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  taskTexts: {
    title: 'Waiting for you',
    since: (days) => ['waiting since today', 'waiting since yesterday'][days] ?? `waiting for ${days} days`,
    empty: 'Nothing is waiting for you right now.',
    showAll: (count) => `Show all ${count}`,
    showLess: 'Show less',
    failedTitle: 'Your tasks could not be loaded',
    failedDescription: 'The rest of your page keeps working.',
  },
} satisfies Translation<typeof german>;
