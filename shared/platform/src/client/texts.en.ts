import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  callTexts: {
    otherAccount: 'This browser is now signed in to a different account.',
    unreachable: 'No connection. Please check your internet connection and try again.',
  },
  newVersionTexts: {
    title: 'There is a new version',
    description: 'Please reload the page to carry on.',
    afterWrite: 'Please reload the page. Then you will also see whether it worked.',
    reload: 'Reload',
    stillUnreadable: {
      title: 'That did not work just now',
      description: 'The server’s answer is not what this page expects. Please try again in a few minutes.',
    },
  },
} satisfies Translation<typeof german>;
