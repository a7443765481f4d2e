import { type Calibration, logOddsOf } from './calibration.ts';
import { countWords } from './lessons.ts';

/** How the two models' scores become log odds, so that they can be compared. */
export interface JoinCurves {
  wording: Calibration;
  phrasing: Calibration;
}

/** What a joined score means in fields of up to `upTo` words; the last one has no end. */
export interface FieldLength {
  upTo: number | null;
  calibration: Calibration;
  /** Of a thousand people's texts about one scores as high. */
  threshold: number;
}

/** The last number of words of a short, a middling and any longer field. */
export const fieldEnds = [15, 30, null] as const;

/** The higher of the two: each model knows writers that the other does not, and neither may outvote the other. */
export function joinedScore(wording: number, phrasing: number, curves: JoinCurves): number {
  return Math.max(logOddsOf(wording, curves.wording), logOddsOf(phrasing, curves.phrasing));
}

/** Which of the lengths a text has, as an index. */
export function lengthOf(text: string): number {
  const words = countWords(text);
  return fieldEnds.findIndex((end) => end === null || words <= end);
}
