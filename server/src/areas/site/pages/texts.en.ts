import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

/** Those of the document itself; notices are German until the plain pages are translated (docs/languages.md). */
export default {
  documentTexts: {
    title: 'Rezenso – fair reviews for businesses',
    description: 'Rezenso brings businesses together that write honest reviews for each other.',
    loading: 'Loading…',
    noScript: 'Rezenso needs JavaScript. Please switch it on in your browser.',
  },
  watchdogTexts: {
    title: 'Rezenso has not reached you yet',
    description:
      'Part of the page is still missing. Mostly that is the connection and soon over – please try once more.',
    label: 'About loading this page',
    landing: 'You can read everything already. The buttons need another moment.',
    retry: 'Try again',
  },
} satisfies Translation<Pick<typeof german, 'documentTexts' | 'watchdogTexts'>>;
