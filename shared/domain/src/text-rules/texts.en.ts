import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  faultTexts: {
    tooLong: (max) => `Please use no more than ${max} characters`,
    characters: 'The text contains characters that are not allowed',
    url: 'Please enter a valid URL',
    name: 'Please enter only the name: on one line, without addresses and without invisible or foreign characters',
    reserved: 'Only we go by that name. Please use the one people know you by.',
    shortLink:
      'Short links do not reveal where they lead. Open the link and copy the address that your browser then shows.',
  },
} satisfies Translation<typeof german>;
