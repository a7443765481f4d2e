import { wordsOf } from '../insights/opinions.ts';
import { choose } from '../text/choose.ts';
import { type EnglishTone, englishGreetings, englishInvitations, englishOpenings } from './english-phrases.ts';
import { isGrave } from './grave.ts';
import {
  calmPraise,
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
import { isOnlyPraise, isUnderstoodThroughout, type Point, takenUp } from './points.ts';
import { replyLanguage } from './reply-language.ts';

/** A received review, and who answers it. */
export interface ReviewToAnswer {
  /** '' where only stars were given. */
  readonly text: string;
  /** Given stars, 1-5; null where nobody gave any. */
  readonly rating: number | null;
  /** Signs the answer; without one ('') it ends with its last sentence, and no greeting that nobody gives. */
  readonly companyName: string;
}

/**
 * A draft to answer a review with. A review that is surely in English is thanked in English, in general. Any other gets a German one, in the polite form: thanks by the stars; at four and five stars at most two sentences of sure
 * praise in the review's own words, with joy where nothing else stands there; at one and two stars at most two themes that it surely
 * criticises, with an apology without excuses and an invitation to talk. Where nothing is sure it thanks, at three stars with a question,
 * below with regret, under grave things without either. It promises and offers nothing, and names nobody but the business.
 * @param seed what varies the wording; by default the review's text
 */
export function draftReply(review: ReviewToAnswer, seed = review.text): string {
  const { body, greeting } = replyLanguage(review.text) === 'en' ? inEnglish(review, seed) : inGerman(review, seed);
  const name = review.companyName.trim();
  return [body.join(' '), ...(name ? [`${greeting}\n${name}`] : [])].join('\n\n');
}

interface Wording {
  /** Sentences. */
  body: readonly string[];
  /** The line above the name. */
  greeting: string;
}

function inGerman({ text, rating }: ReviewToAnswer, seed: string): Wording {
  const points = takenUp(text, rating);
  const tone = toneOf(text, rating, points);
  const isOfGraveThings = wordsOf(text).some(isGrave);
  const said = points.length > 0 ? takingUp(points, tone, seed) : general(tone, rating, isOfGraveThings, seed);
  return {
    body: [choose(openings[tone], `${seed}open`), ...said],
    greeting: choose(greetings[tone], `${seed}greet`),
  };
}

function inEnglish({ rating }: ReviewToAnswer, seed: string): Wording {
  const tone: EnglishTone = rating === null || rating === 3 ? 'even' : rating < 3 ? 'sorry' : 'plain';
  const invitation = tone === 'sorry' ? [choose(englishInvitations, `${seed}talk`)] : [];
  return {
    body: [choose(englishOpenings[tone], `${seed}open`), ...invitation],
    greeting: choose(englishGreetings, `${seed}greet`),
  };
}

/** Stars decide, but joy needs a text that was understood throughout, or stars alone, and regret is no answer to praise. */
function toneOf(text: string, rating: number | null, points: readonly Point[]): Tone {
  if (rating === null || rating === 3) return 'even';
  if (rating < 3) return isOnlyPraise(text) ? 'even' : 'sorry';
  if (text.trim() === '') return 'glad';
  if (points.length > 0) return isUnderstoodThroughout(text) ? 'glad' : 'even';
  // To signs alone an answer speaks of no words.
  return /\p{L}/u.test(text) ? 'plain' : 'even';
}

function takingUp(points: readonly Point[], tone: Tone, seed: string): string[] {
  const said = points.map((point, at) => sentence(point, at, tone, `${seed}${at}`));
  return points[0]?.polarity === 'criticism' ? [...said, choose(invitations, `${seed}talk`)] : said;
}

function sentence(point: Point, at: number, tone: Tone, seed: string): string {
  const place = at === 0 ? 'first' : 'second';
  return point.polarity === 'praise'
    ? choose((tone === 'glad' ? praise : calmPraise)[place], seed).replace('{quote}', () => `„${point.quote}“`)
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
