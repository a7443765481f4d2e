import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  frameTexts: {
    footer: [
      { label: 'What is Rezenso?', href: '/' },
      { label: 'Legal notice', href: '/impressum' },
      { label: 'Privacy', href: '/datenschutz' },
    ],
    language: 'Language',
    nothing: {
      title: 'This page does not exist',
      text: 'Perhaps the business has just switched it off, or part of the address is missing.',
      home: 'Go to Rezenso',
    },
  },
} satisfies Translation<typeof german>;
