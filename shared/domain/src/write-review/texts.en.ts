import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  reviewDialogTexts: {
    honesty: 'Only write what you experienced yourself. Stars do not change your XP: honest criticism is welcome.',
    rating: 'Your rating',
    submit: 'Submit review',
    textRequired: 'Please write your review first.',
  },
} satisfies Translation<typeof german>;
