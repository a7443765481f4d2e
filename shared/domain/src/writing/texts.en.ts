import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  findingTexts: {
    here: 'In this review',
    there: 'In the other text',
    both: 'The same in both texts',
    resembled: (platform, date, author) =>
      `You already have the other one: ${platform}, ${date}${author ? `, written by ${author}` : ''}.`,
    seeResembled: 'See the other review',
    quoted: (passage) => `“${passage}”`,
  },
  draftTexts: {
    title: 'Help with writing',
    notes: 'Your notes',
    notesHint: 'For example: advice in the shop, bicycle repaired, waited two days. The draft will be in German.',
    ask: 'Suggest a draft',
    failed: 'No draft can be made right now. Just start writing.',
    unedited: 'This is still the draft. Turn it into your own text: what did you experience yourself?',
  },
  warningTexts: {
    title: 'This text could be seen as suspicious',
    untouched: 'This is still the suggested draft',
    why: 'This is what we noticed:',
    change:
      'Say in your own words what you experienced yourself: what did you buy, who helped you, what was good and what was not?',
    consequence: 'If you submit it like this, our team will take a look at the review.',
    revise: 'Revise text',
    sendAnyway: 'Submit anyway',
  },
} satisfies Translation<typeof german>;
