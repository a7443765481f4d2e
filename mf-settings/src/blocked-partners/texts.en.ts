import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  blockedTexts: {
    title: 'Blocked businesses',
    description:
      'You do not write to each other, and no exchange begins between you. This holds until you take it back.',
    loadFailed: 'The list could not be loaded',
    none: 'You block nobody',
    noneDescription:
      'You can block a partner on the match, on the exchange or in the conversation, under “More actions”.',
    since: (date) => `Blocked since ${date}`,
    unblock: 'Unblock',
    unblockNamed: (partner) => `Unblock: ${partner}`,
  },
} satisfies Translation<typeof german>;
