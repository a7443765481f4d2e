import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

const named = (label: string | undefined) => (label === undefined ? 'This area' : `“${label}”`);

export default {
  texts: {
    paused: {
      title: (label) => `${named(label)} is taking a break`,
      lead: 'We have noticed something and are dealing with it. What you saved is safe, and everything else keeps working. Please come back a little later.',
    },
    retired: {
      title: (label) => `${named(label)} no longer exists`,
      lead: 'We have closed this area. Everything else is where it always was.',
    },
    home: 'Go to home page',
    dashboard: 'Go to dashboard',
  },
} satisfies Translation<typeof german>;
