import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default { otherText: 'Other' } satisfies Translation<typeof german>;
