import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  themeTexts: {
    toDark: 'Switch to the dark theme',
    toLight: 'Switch to the light theme',
  },
} satisfies Translation<typeof german>;
