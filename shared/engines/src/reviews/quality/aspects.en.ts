import type { Translation } from '@rezenso/contract/language';
import type * as german from './aspects.de.ts';
import type { Particular } from './told.ts';

const asked = {
  what: 'what exactly did you get',
  who: 'who helped you',
  when: 'when was that or how long did it take',
};

const untold = { what: 'what somebody got', who: 'who helped', when: 'when that was or how long it took' };

function listed(missing: readonly Particular[], words: Record<Particular, string>): string {
  return missing.map((one) => words[one]).join(', ');
}

function quoted(things: readonly string[]): string {
  return things.length === 0 ? 'figures and times' : things.map((thing) => `“${thing}”`).join(', ');
}

export default {
  advice: {
    details: (things) => `You mention details, such as ${quoted(things)}.`,
    detailsMissing: (missing) => `Mention more details: ${listed(missing, asked)}?`,
    ownWords: 'The text contains hardly any set phrases.',
    general: 'This could be said about any business. Say what was different here.',
    stockPhrases: (phrase) => `“${phrase}” appears in many reviews. Write instead what makes you say so.`,
    tooLong: (words) => `Hardly anyone reads ${words} words to the end. Cut it down to what matters most.`,
    length: 'The length is right.',
    tooShort: (words) =>
      `With ${words} ${words === 1 ? 'word' : 'words'}, the text is short. Two or three more sentences help others.`,
    soundsCritical: (stars) => `The text sounds critical, but you give ${stars} stars. Do the two go together?`,
    soundsContent: (stars) =>
      `The text sounds satisfied, but you give ${stars} ${stars === 1 ? 'star' : 'stars'}. Do the two go together?`,
    balance: 'You weigh things up, which makes the review credible.',
    oneSided:
      'Was there also something that was better or worse than the rest? A sentence about it comes across as honest.',
    longSentence: (words) => `One sentence has ${words} words. Turn it into two.`,
    readable: 'The text is easy to read.',
    hardToRead: 'The text is hard to read. Shorter sentences and simpler words help.',
    shouting: 'Many exclamation marks or capitals come across as advertising. Let the matter speak for itself.',
    superlatives: 'Many superlatives do not ring true. An example is more convincing than “perfect”.',
  },
  remarks: {
    details: (things) => `The review mentions details, such as ${quoted(things)}.`,
    detailsMissing: (missing) => `Details are missing: ${listed(missing, untold)}.`,
    ownWords: 'The text contains hardly any set phrases.',
    general: 'This could be said about any business. It does not say what was different at yours.',
    stockPhrases: (phrase) => `“${phrase}” appears in many reviews and therefore says little.`,
    tooLong: (words) => `Hardly anyone reads ${words} words to the end.`,
    length: 'The length is right.',
    tooShort: (words) => `With ${words} ${words === 1 ? 'word' : 'words'}, the text is short.`,
    soundsCritical: (stars) => `The text sounds critical, but it comes with ${stars} stars.`,
    soundsContent: (stars) =>
      `The text sounds satisfied, but it comes with ${stars} ${stars === 1 ? 'star' : 'stars'}.`,
    balance: 'The review weighs things up, which makes it credible.',
    oneSided: 'The review does not weigh things up: nothing was better or worse than the rest.',
    longSentence: (words) => `One sentence has ${words} words and is hard to read.`,
    readable: 'The text is easy to read.',
    hardToRead: 'The text is hard to read.',
    shouting: 'Many exclamation marks or capitals come across as advertising.',
    superlatives: 'Many superlatives do not ring true.',
  },
} satisfies Translation<typeof german>;
