import { withoutGivenWords } from '../text/given-words.ts';
import { sentencesOf } from '../text/sentences.ts';

/** Of a text that somebody handed in, what is compared by its meaning. */
export interface ComparedSentences {
  /** Without what the writer was given; '' where too little is left to say something of one's own. */
  text: string;
  sentences: string[];
}

const fewestWords = 8;
const fewestWordsOfSentence = 4;
/** Two texts with their sentences fit into one call. */
const mostSentences = 16;

/** What a model compares of a text. Short praise is alike everywhere and is not compared. */
export function comparedSentences(written: string): ComparedSentences {
  const text = withoutGivenWords(written).trim();
  const sentences = sentencesOf(text)
    .filter((sentence) => countOf(sentence) >= fewestWordsOfSentence)
    .slice(0, mostSentences);
  return countOf(text) >= fewestWords && sentences.length > 0 ? { text, sentences } : { text: '', sentences: [] };
}

function countOf(text: string): number {
  return (text.match(/\p{L}+/gu) ?? []).length;
}
