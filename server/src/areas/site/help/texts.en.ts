import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  helpTexts: {
    title: 'Help centre',
    lead: 'Answers to questions that others have, too.',
    search: 'Search the help centre',
    placeholder: 'For example: cancel Pro',
    submit: 'Search',
    results: (count, query) => (count === 1 ? `One article on “${query}”` : `${count} articles on “${query}”`),
    noResults: (query) => `Nothing found for “${query}”`,
    noResultsHint: 'Try another word, or look through the topics.',
    all: 'All articles',
    topics: 'By topic',
    missing: {
      title: 'This article does not exist',
      lead: 'Perhaps it has a different name now. Search for it, or look through all articles.',
    },
    back: 'All articles in the help centre',
    related: 'On the same topic',
    more: {
      title: 'Not what you were looking for?',
      member: 'Then write to us. You can see your question and the answer at any time under “Help and support”.',
      memberAction: 'Write to support',
      visitor:
        'Sign in, then you can write to us directly. If you cannot get into your account, write to the address in the',
      imprint: 'legal notice',
      visitorAction: 'Sign in and write',
      status: 'Is everything running?',
      contact: 'How to reach us',
    },
  },
} satisfies Translation<typeof german>;
