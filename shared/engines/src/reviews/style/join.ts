import { type BentCalibration, type Calibration, logOddsOf } from './calibration.ts';
import { countWords } from './lessons.ts';

/** What the models say of a text: whether its words, and how it is built, speak for a language model, and whether it is about a hotel. */
export interface StyleScores {
  wording: number;
  phrasing: number;
  subject: number;
}

/** How each model's scores become log odds, so that they can be compared. */
export type JoinCurves = Record<keyof StyleScores, Calibration>;

/** What a joined score means in fields of up to `upTo` words; the last one has no end. */
export interface FieldLength {
  upTo: number | null;
  calibration: BentCalibration;
  /** Of a thousand people's texts about one scores as high. */
  threshold: number;
}

/** The last number of words of a short, a middling and any longer field. */
export const fieldEnds = [15, 30, null] as const;

/** The log odds from which on a text is surely about a hotel, twenty to one. */
const surely = 3;

/** About a hotel, odds that the phrasing speaks for are divided by four at most: reviews of hotels, too, are written in other voices. */
const mostDoubt = Math.log(4);

/**
 * The higher of the two: each model knows writers that the other does not, and neither may outvote the other. Where a text is surely
 * about a hotel the words know better, which were learned there, and a guest who writes like an assistant is sooner believed.
 */
export function joinedScore({ wording, phrasing, subject }: StyleScores, curves: JoinCurves): number {
  const doubt = Math.max(0, Math.min(mostDoubt, logOddsOf(subject, curves.subject) - surely));
  return Math.max(logOddsOf(wording, curves.wording), logOddsOf(phrasing, curves.phrasing) - doubt);
}

/** Which of the lengths a text has, as an index. */
export function lengthOf(text: string): number {
  const words = countWords(text);
  return fieldEnds.findIndex((end) => end === null || words <= end);
}
