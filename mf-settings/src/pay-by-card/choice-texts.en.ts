import type { Translation } from '@rezenso/contract/language';
import type * as german from './choice-texts.de.ts';

export default {
  choiceTexts: {
    label: 'Choose how you are billed',
    interval: 'Billing',
    intervals: {
      month: (price) => `Monthly, ${price}`,
      year: (price) => `Yearly, ${price}`,
    },
    code: 'Promotion code (optional)',
    redeem: 'Redeem',
    failed: 'That could not be changed. Please try again.',
  },
} satisfies Translation<typeof german>;
