import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  withdrawTexts: {
    title: 'Withdraw this request?',
    description: (partner) => `${partner} will see that you withdrew the request. You can ask them again after 7 days.`,
    withdraw: 'Withdraw',
    keep: 'Keep request',
    doneTitle: 'Request withdrawn',
    doneDescription: (partner) => `${partner} no longer has to answer.`,
    failed: 'The request could not be withdrawn.',
  },
} satisfies Translation<typeof german>;
