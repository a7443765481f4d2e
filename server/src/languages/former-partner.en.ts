import type { Translation } from '@rezenso/contract/language';
import type * as german from './former-partner.de.ts';

export default { formerPartner: 'Former partner' } satisfies Translation<typeof german>;
