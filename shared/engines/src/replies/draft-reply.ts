import { choose } from '../text/choose.ts';
import { closings, greetings, invitations, openings, questions, regrets, type Tone, takingUp } from './phrases.ts';
import { type Point, takenUp } from './points.ts';

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
 * A German draft to answer a review with, in the polite form: thanks by the stars, at most two things that the review surely praises
 * or criticises, in its own words or by the theme's name, an apology without excuses and an invitation to talk where something is
 * criticised. It says nothing that does not stand in the review, promises and offers nothing, and names nobody but the business.
 * @param seed what varies the wording; by default the review's text
 */
export function draftReply({ text, rating, companyName }: ReviewToAnswer, seed = text): string {
  const points = takenUp(text, rating);
  const tone = toneOf(rating, points);
  return [
    [choose(openings[tone], `${seed}open`), ...body(points, tone, seed)].join(' '),
    [choose(greetings[tone], `${seed}greet`), companyName.trim()].filter(Boolean).join('\n'),
  ].join('\n\n');
}

/** Without stars the words decide; where they do not, the answer is only polite. */
function toneOf(rating: number | null, points: readonly Point[]): Tone {
  if (rating !== null) return rating >= 4 ? 'glad' : rating === 3 ? 'even' : 'sorry';
  const kinds = new Set(points.map(({ polarity }) => polarity));
  if (kinds.size !== 1) return 'even';
  return kinds.has('praise') ? 'glad' : 'sorry';
}

function body(points: readonly Point[], tone: Tone, seed: string): string[] {
  const said = points.map((point, at) => sentence(point, isSecondOfItsKind(points, at), `${seed}${at}`));
  if (points.some(({ polarity }) => polarity === 'criticism')) return [...said, choose(invitations, `${seed}talk`)];
  if (tone === 'glad') return said.length > 0 ? said : [choose(closings, `${seed}glad`)];
  if (tone === 'even') return [...said, choose(questions, `${seed}ask`)];
  return [choose(regrets, `${seed}sorry`), choose(invitations, `${seed}talk`)];
}

function isSecondOfItsKind(points: readonly Point[], at: number): boolean {
  return points[at - 1]?.polarity === points[at]?.polarity;
}

function sentence({ polarity, theme, quote }: Point, isSecond: boolean, seed: string): string {
  const forms = takingUp[polarity][isSecond ? 'second' : 'first'];
  return quote === undefined
    ? choose(forms.named, seed).replace('{theme}', () => theme)
    : choose(forms.quoted, seed).replace('{quote}', () => `„${quote}“`);
}
