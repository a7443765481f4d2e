import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  heldAccountTexts: {
    title: 'Your new reviews do not count at the moment',
    explained:
      'They earn no XP either, and your seal is hidden. The reason: your account has a lot in common with accounts that you swap with – often quite harmlessly, such as a shared office. In the settings you read how far the check has come and can explain it to us.',
    appeal: 'View the check and explain',
  },
} satisfies Translation<typeof german>;
