import vocabulary from '../../../../languages/vocabulary.en.ts';
import type { WordsOf } from '../all-languages.ts';
import type { Notice } from '../happening-kind.ts';
import { greeting } from './emails.en.ts';
import type { SuggestedPartner, suggestionKinds } from './suggestions.de.ts';

export default {
  'suggestions.weekly': [
    {
      notification: ({ count }) => noticeOf(count),
      mail: ({ count }, reader, { partners }) => ({
        subject: noticeOf(count).title,
        preview: `For example ${partners[0]?.companyName}.`,
        heading: noticeOf(count).title,
        paragraphs: [
          greeting(reader),
          count === 1
            ? 'This business has not been on any of your weekly lists before:'
            : 'These businesses have not been on any of your weekly lists before:',
        ],
        items: partners.map((one) => ({ title: one.companyName, text: aboutPartner(one) })),
        action: { label: 'View suggestions', href: `${reader.origin}/matches` },
        footnotes: ['You can change what you are looking for at any time on the page “Matches”.'],
      }),
    },
  ],
} satisfies WordsOf<typeof suggestionKinds>;

function noticeOf(count: number): Notice {
  return count === 1
    ? { title: 'A new suggestion for you', body: 'One business is new on your weekly list.' }
    : { title: `${count} new suggestions for you`, body: `${count} businesses are new on your weekly list.` };
}

function aboutPartner({ tradeName, industry, location }: SuggestedPartner): string {
  return [tradeName ?? vocabulary.industry(industry), location].filter(Boolean).join(', ');
}
