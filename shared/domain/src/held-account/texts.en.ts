import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  heldAccountTexts: {
    title: 'Your new reviews do not count at the moment',
    explained:
      'They earn no XP yet either, and your seal is hidden. The reason: your account has a lot in common with accounts that you swap with. Often there is something quite harmless behind it, such as a shared office. In the settings you read how far the check has come and can explain it to us. Everything else you use as usual.',
    appeal: 'View the check and explain',
  },
} satisfies Translation<typeof german>;
