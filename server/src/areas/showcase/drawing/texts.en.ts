import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  printTexts: {
    title: (company) => `Review ${company}`,
    question: 'How did we do?',
    invitation: 'Say it honestly: praise helps us, and so does criticism.',
    scan: 'Scan the code or type this in:',
    promise: 'The same for everybody, happy or not. You get nothing in return for a review.',
    fileName: (name) => `poster-${name}.pdf`,
  },
} satisfies Translation<typeof german>;
