import { wordsOf } from '../insights/opinions.ts';
import { choose } from '../text/choose.ts';
import { isGrave } from './grave.ts';
import {
  closings,
  criticism,
  greetings,
  invitations,
  openings,
  praise,
  questions,
  regrets,
  type Tone,
} from './phrases.ts';
import { isOnlyPraise, type Point, takenUp } from './points.ts';

/** A received review, and who answers it. */
export interface ReviewToAnswer {
  /** '' where only stars were given. */
  readonly text: string;
  /** Given stars, 1-5; null where nobody gave any. */
  readonly rating: number | null;
  /** Signs the answer; '' where the profile names none. */
  readonly companyName: string;
}

/**
 * A German draft to answer a review with, in the polite form: thanks by the stars, at four and five stars at most two sentences of sure
 * praise in the review's own words, at one and two at most two themes that it surely criticises, with an apology without excuses and an
 * invitation to talk. Where nothing is sure it only thanks, below four stars with a question or regret. It promises and offers nothing,
 * and names nobody but the business.
 * @param seed what varies the wording; by default the review's text
 */
export function draftReply({ text, rating, companyName }: ReviewToAnswer, seed = text): string {
  const points = takenUp(text, rating);
  const tone = toneOf(text, rating, points);
  const isOfGraveThings = wordsOf(text).some(isGrave);
  const body = points.length > 0 ? takingUp(points, seed) : general(tone, rating, isOfGraveThings, seed);
  return [
    [choose(openings[tone], `${seed}open`), ...body].join(' '),
    [choose(greetings[tone], `${seed}greet`), companyName.trim()].filter(Boolean).join('\n'),
  ].join('\n\n');
}

/** Stars decide, but joy needs praise that was understood, or stars alone, and regret is no answer to praise. */
function toneOf(text: string, rating: number | null, points: readonly Point[]): Tone {
  if (rating === null || rating === 3) return 'even';
  if (rating < 3) return isOnlyPraise(text) ? 'even' : 'sorry';
  if (points.length > 0 || text.trim() === '') return 'glad';
  // To signs alone an answer speaks of no words.
  return /\p{L}/u.test(text) ? 'plain' : 'even';
}

function takingUp(points: readonly Point[], seed: string): string[] {
  const said = points.map((point, at) => sentence(point, at, `${seed}${at}`));
  return points[0]?.polarity === 'criticism' ? [...said, choose(invitations, `${seed}talk`)] : said;
}

function sentence(point: Point, at: number, seed: string): string {
  const place = at === 0 ? 'first' : 'second';
  return point.polarity === 'praise'
    ? choose(praise[place], seed).replace('{quote}', () => `„${point.quote}“`)
    : choose(criticism[place], seed).replace('{theme}', () => point.themes[0]);
}

/** What follows the thanks where nothing is taken up. */
function general(tone: Tone, rating: number | null, isOfGraveThings: boolean, seed: string): string[] {
  if (tone === 'glad') return [choose(closings, `${seed}glad`)];
  if (tone === 'sorry') {
    const regret = isOfGraveThings ? [] : [choose(regrets, `${seed}sorry`)];
    return [...regret, choose(invitations, `${seed}talk`)];
  }
  const mayAsk = rating !== null && rating <= 3 && !isOfGraveThings;
  return mayAsk ? [choose(questions, `${seed}ask`)] : [];
}
