import { calibrateBent, probabilityOf } from '../../../src/reviews/style/calibration.ts';
import { lcg } from '../../../src/reviews/style/training.ts';
import { hashText } from '../../../src/reviews/text/hash.ts';
import type { ApartText } from './apart.ts';
import { evenly } from './fit.ts';

/** A text of one length with what is stated about it: the probability, 0-1, that it was generated. */
export interface Stated {
  stated: number;
  isGenerated: boolean;
  weight: number;
}

export interface Tenth {
  /** Of all texts by weight, 0-1. */
  part: number;
  stated: number;
  really: number;
}

/** What is stated and what is true, by tenths of what is stated; tenths without texts are left out. */
export function tenthsOf(texts: readonly Stated[]): Tenth[] {
  const weigh = (part: readonly Stated[]) => part.reduce((sum, { weight }) => sum + weight, 0);
  const all = weigh(texts);
  const tenths = Array.from({ length: 10 }, (_, tenth) =>
    texts.filter(({ stated }) => Math.min(9, Math.floor(10 * stated)) === tenth),
  );
  return tenths
    .filter((part) => part.length > 0)
    .map((part) => ({
      part: weigh(part) / all,
      stated: part.reduce((sum, { stated, weight }) => sum + stated * weight, 0) / weigh(part),
      really: weigh(part.filter(({ isGenerated }) => isGenerated)) / weigh(part),
    }));
}

/** The expected calibration error, 0-1 (Naeini, Cooper, Hauskrecht 2015), in tenths. */
export function calibrationError(texts: readonly Stated[]): number {
  return tenthsOf(texts).reduce((sum, { part, stated, really }) => sum + part * Math.abs(stated - really), 0);
}

const folds = 5;

/**
 * What is stated by curves that were fitted without the hotel or the session that a text is of, and half of all texts generated.
 * @param texts of one length, each with its joined score
 */
export function statedApart(texts: readonly (ApartText & { score: number })[]): Stated[] {
  const foldOf = ({ source, session, text }: ApartText) =>
    (hashText(source === 'people' ? text : `${source} ${session}`) >>> 0) % folds;
  const dealt = texts.map((text) => ({ text, fold: foldOf(text) }));
  const judged = Array.from({ length: folds }, (_, fold) => {
    const curve = calibrateBent(evenly(dealt.filter((one) => one.fold !== fold).map(({ text }) => text)));
    const own = dealt.filter((one) => one.fold === fold);
    return own.map(({ text }) => ({ ...text, stated: probabilityOf(text.score, curve) }));
  });
  return evenly(judged.flat());
}

const drawings = 100;

/** What the error of so many texts is on average where every stated probability is right: no measuring with them gets below. */
export function errorOfChance(texts: readonly Stated[]): number {
  const random = lcg(5);
  const errors = Array.from({ length: drawings }, () =>
    calibrationError(texts.map((text) => ({ ...text, isGenerated: random() < text.stated }))),
  );
  return errors.reduce((sum, error) => sum + error, 0) / drawings;
}
