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
            ? 'We have not named this business to you in any weekly list before:'
            : 'We have not named these businesses to you in any weekly list before:',
        ],
        items: partners.map((one) => ({ title: one.companyName, text: aboutPartner(one) })),
        action: { label: 'View suggestions', href: `${reader.origin}/matches` },
        footnotes: ['You can change what you are looking for at any time on the page of your matches.'],
      }),
    },
  ],
} satisfies WordsOf<typeof suggestionKinds>;

function noticeOf(count: number): Notice {
  return count === 1
    ? { title: 'A new suggestion for you', body: 'One business is new in your weekly list.' }
    : { title: `${count} new suggestions for you`, body: `${count} businesses are new in your weekly list.` };
}

/** Trades are stored by German names, so the industry has to do. */
function aboutPartner({ industry, location }: SuggestedPartner): string {
  return [vocabulary.industry(industry), location].filter(Boolean).join(', ');
}
