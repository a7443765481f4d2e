import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  texts: {
    label: 'About this version',
    own: 'Only in this browser',
    outdated: 'Rezenso has been updated.',
    reload: 'Reload',
    later: 'Later',
    override: (modules) => `Local build: ${modules.join(', ')}`,
    developed: (modules) => `In development: ${modules.join(', ')}`,
    preview: (names) => `Preview: ${names.join(', ')}`,
    end: 'End',
  },
} satisfies Translation<typeof german>;
