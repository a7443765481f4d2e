import { type Opinion, opinionsIn, type Polarity } from '../insights/opinions.ts';
import { quotable } from './quotable.ts';
import { isSure } from './sure.ts';

/** Something that a review surely praises or criticises. */
export interface Point {
  polarity: Polarity;
  /** The theme's name, as insights show it. */
  theme: string;
  /** The review's own words, letter by letter; undefined where they are not to be repeated in public. */
  quote: string | undefined;
}

/**
 * At most two things that an answer takes up: first what is criticised below four stars, first what is praised above. The same theme and
 * the same words come once. Praise in a bad review may be meant otherwise and is left alone.
 * @param rating given stars, 1-5; null where nobody gave any
 */
export function takenUp(text: string, rating: number | null): Point[] {
  const parts = Map.groupBy(opinionsIn(text), ({ part }) => part);
  const points = [...parts.values()].flatMap((opinions) => pointOf(opinions, rating) ?? []);
  const first: Polarity = rating !== null && rating <= 3 ? 'criticism' : 'praise';
  const ordered = [
    ...points.filter(({ polarity }) => polarity === first),
    ...points.filter(({ polarity }) => polarity !== first),
  ];
  // One of each kind says more than two of one, where there are both.
  const [one] = ordered;
  const other =
    ordered.find(({ polarity }) => polarity !== one?.polarity) ?? ordered.find(({ theme }) => theme !== one?.theme);
  return [one, other].flatMap((point) => point ?? []);
}

/** What one part of a sentence says; a part about several themes has no one name, so it is quoted or left. */
function pointOf(opinions: readonly Opinion[], rating: number | null): Point | undefined {
  const [opinion] = opinions;
  if (!opinion || !isSure(opinion, rating)) return undefined;
  const quote = quotable(opinion.part);
  if (quote === undefined && opinions.length > 1) return undefined;
  return { polarity: opinion.polarity, theme: opinion.theme.label, quote };
}
