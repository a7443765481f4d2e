import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  exportNote:
    'This file contains everything that Rezenso has stored about you and your business. Of your partners, it contains the name that you see in the application, and what they wrote to you. It does not contain technical keys, or what others have reported about you. If you delete your account, we keep what you had already used and earned for 90 days – under unreadable markers of your email address and domain, so that deleting and signing up again resets nothing. Who declined or blocked you stays recorded under such markers for 30 days, for a year while somebody blocks you. The address of your public page stays blocked for a year, likewise only as an unreadable marker, so that printed codes lead to nobody else.',
  fileName: (day) => `rezenso-data-${day}.json`,
  formerPartner: 'Former partner',
} satisfies Translation<typeof german>;
