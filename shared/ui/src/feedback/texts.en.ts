import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  loadingText: 'Loading…',
  closeText: 'Close',
  toastsText: 'Notices',
  failureTexts: {
    title: 'That did not work just now',
    ofServer: 'The server had a problem. Please try again in a few minutes.',
    retry: 'Try again',
    lastKnown: 'This is the last version we loaded. Reloading did not work.',
    reloaded: 'Reloaded.',
  },
} satisfies Translation<typeof german>;
