import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default { languageText: 'Language' } satisfies Translation<typeof german>;
