import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  pageReportTexts: {
    title: (company) => `Report the page of ${company}`,
    heading: 'Report this page',
    about: (company) => `This is about the public page of ${company}.`,
    explained:
      'A person from our team will look at the page. Nothing that you write reaches the business. We do not store who reports; if you would like an answer, please use the address in the legal notice.',
    reason: 'What is wrong?',
    text: 'What exactly, and where on the page?',
    hint: 'At least 10, at most 2,000 characters. Please do not include private data that we do not need.',
    trap: 'Please leave this field empty',
    submit: 'Send report',
    back: 'Back to the page',
    faulty: 'Your report has not been sent yet. Please have another look.',
    tooMany:
      'Many reports have come from here just now. Please wait an hour and then send yours; your text is still there.',
    thanks: 'Thank you for your report',
    thanksText: 'We will look at the page. If it breaks our rules, we will no longer show it.',
    home: 'Go to Rezenso',
  },
  faultTexts: {
    reason: 'Please choose what is wrong',
    text: (code) => {
      if (code === 'too_small') return 'Please describe in at least 10 characters what bothers you';
      return code === 'too_big'
        ? 'Please use no more than 2,000 characters'
        : 'The text contains characters that are not allowed';
    },
  },
} satisfies Translation<typeof german>;
