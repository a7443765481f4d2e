import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  texts: {
    title: 'This area is not available right now',
    session: {
      title: 'We cannot reach the server right now',
      description: 'Please check your internet connection and try again.',
    },
    faults: {
      network: 'The connection was lost. Please check your internet connection and try again.',
      http: 'Our server could not deliver this area. Everything else keeps working.',
      'not-script': 'Something unreadable arrived instead of this area. Please try again in a moment.',
      integrity: 'This area did not arrive unchanged. For your safety we did not start it.',
      contract: 'This area does not fit the version that is open right now. Please reload the page.',
      evaluation: 'This area could not be started. We have been notified.',
      render: 'Something went wrong while showing this area. We have been notified.',
      skew: 'There is a new version. Please reload the page to carry on.',
      timeout: 'Loading is taking unusually long. Please try again.',
      loop: 'This area got stuck, so we stopped it. We have been notified.',
      stuck: 'This area will not finish loading. Please try again.',
      uncaught: 'Something went wrong in this area. We have been notified.',
    },
  },
} satisfies Translation<typeof german>;
