import { wordsOf } from '../duplicates/word-share.ts';
import { languagesOf } from '../language/models.ts';
import { writingOf } from '../language/scripts.ts';
import { looksWritten, segmentsOf } from '../language/unmodelled.ts';
import { isCalendarWord } from '../text/calendar.ts';
import { foldWord } from '../text/fold-word.ts';
import { readingsOf } from '../text/readings.ts';
import { boilerplate } from './opinion-words.ts';
import { makesStatement } from './statement.ts';

/** Below this a text says that somebody was there, not what it was like. German says much in few words. */
const whole = { words: 6, different: 5, letters: 30 };
/** As much is left without what could close any review of anything, and without the calendar. */
const own = { words: 4, different: 4, letters: 20 };
/** An ideograph says as much as two or three letters. */
const ideographs = { words: 6, different: 5, letters: 12 };

/**
 * Whether a review says enough to be worth something: a sentence or two about something, not one word repeated nor stock
 * phrases alone, no list of things, and no nonsense, however it can be pronounced.
 */
export function hasSubstance(written: string): boolean {
  return readingsOf(written).some((text) => isEnough(text) && !isDoubled(text) && isSaid(text));
}

function isEnough(text: string): boolean {
  if (writingOf(text).isUnspaced) return reaches(segmentsOf(text), ideographs);
  return reaches(wordsOf(text), whole) && reaches(wordsOf(withoutBoilerplate(text)).filter(isOwn), own);
}

function isSaid(text: string): boolean {
  const { isUnspaced, isUnknown } = writingOf(text);
  if (isUnspaced || isUnknown) return looksWritten(text);
  return languagesOf(text).some((language) => makesStatement(text, language));
}

/** Half of the words are a part said twice: dada, blabla. */
function isDoubled(text: string): boolean {
  const words = wordsOf(text);
  return words.filter((word) => /^(.{2,3})\1$/u.test(word)).length >= words.length / 2;
}

function reaches(words: readonly string[], { words: fewest, different, letters }: typeof whole): boolean {
  const length = words.reduce((sum, word) => sum + word.replace(/[^\p{L}\p{M}]/gu, '').length, 0);
  return words.length >= fewest && new Set(words).size >= different && length >= letters;
}

function isOwn(word: string): boolean {
  return !isCalendarWord(foldWord(word));
}

function withoutBoilerplate(text: string): string {
  return boilerplate.reduce((left, phrase) => left.replace(phrase, ' '), text);
}
