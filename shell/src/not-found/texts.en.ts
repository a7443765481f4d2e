import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  texts: {
    title: '404 Page Not Found',
    lead: 'This page does not exist. Perhaps the link is out of date, or there is a typo in the address.',
    home: 'Go to home page',
    dashboard: 'Go to dashboard',
    hint: 'For developers: did you forget to declare this page in the module.json of its module?',
  },
} satisfies Translation<typeof german>;
