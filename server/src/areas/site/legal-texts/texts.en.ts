import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  legalTexts: {
    imprint: {
      title: 'Legal notice',
      name: 'the legal notice',
      description: 'Who runs Rezenso and how to reach us.',
    },
    privacy: {
      title: 'Privacy',
      name: 'the privacy policy',
      description: 'Which data Rezenso processes and which rights you have.',
    },
    terms: {
      title: 'Terms',
      name: 'the terms',
      description: 'The terms under which you use Rezenso.',
    },
  },
  absenceTexts: {
    missing: {
      lead: (name) => `This is where you will find ${name}. The text is still missing.`,
      task: (file) => [
        'Do you run this site? Then put the text as the file ',
        { code: file },
        ' into the folder that the variable ',
        { code: 'LEGAL_DIR' },
        ' names. An outline to fill in is included: ',
        { code: `deploy/legal/${file.replace(/\.md$/, '.example.md')}` },
        '.',
      ],
    },
    unfinished: {
      lead: (name) => `This is where you will find ${name}. The text is not finished yet.`,
      task: (file) => [
        'Do you run this site? Then, in the file ',
        { code: file },
        ', fill in what is still in double square brackets: ',
        { code: '[[…]]' },
        '. Until then we show nothing of it, so that nobody mistakes a sample for the real thing.',
      ],
    },
    unreadable: {
      lead: (name) => `This is usually the place for ${name}. The text cannot be read right now.`,
      task: (file) => [
        'Do you run this site? Then look at the server’s log: it says what keeps the server from reading the file ',
        { code: file },
        '.',
      ],
    },
    soon: 'Whatever you change is shown here within a minute. No restart is needed.',
    question: 'Do you have a question for the operators?',
    contact: 'Contact us',
  },
  contentTexts: { table: 'Table', section: 'section' },
} satisfies Translation<typeof german>;
