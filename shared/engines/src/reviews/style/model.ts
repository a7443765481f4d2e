import { longestText } from '../text/tokens.ts';
import { probabilityOf } from './calibration.ts';
import { wordingFeatures } from './features.ts';
import { joinedScore, lengthOf } from './join.ts';
import { countWords, leastWords } from './lessons.ts';
import { phrasingFeatures } from './phrasing.ts';
import { type CompactStyle, restore } from './quantise.ts';
import { type StyleModel, scoreOf } from './score.ts';
import { styleWeights } from './style-weights.generated.ts';
import { subjectFeatures } from './subject.ts';

export interface StyleAnswer {
  /** Calibrated probability, 0-1, that a language model wrote the text, where half of all texts are written by one. */
  probability: number;
  /** The score lies where about one of a thousand people's texts of this length does. */
  isConspicuous: boolean;
}

/** The committed models' answer; undefined for texts of fewer than eight words. It is a hint and never a proof. */
export function judgeStyle(written: string): StyleAnswer | undefined {
  const text = written.slice(0, longestText);
  const field = styleWeights.fields[lengthOf(text)];
  if (countWords(text) < leastWords || field === undefined) return undefined;
  const score = styleScore(text);
  return { probability: probabilityOf(score, field.calibration), isConspicuous: score >= field.threshold };
}

/** The joined log odds before they are calibrated by length; for measuring. */
export function styleScore(text: string): number {
  loaded ??= load(styleWeights);
  const scores = {
    wording: scoreOf(loaded.wording, wordingFeatures(text)),
    phrasing: scoreOf(loaded.phrasing, phrasingFeatures(text, loaded.familiar)),
    subject: scoreOf(loaded.subject, subjectFeatures(text)),
  };
  return joinedScore(scores, styleWeights.curves);
}

interface StyleModels {
  wording: StyleModel;
  phrasing: StyleModel;
  subject: StyleModel;
  familiar: ReadonlySet<string>;
}

let loaded: StyleModels | undefined;

function load({ wording, phrasing, subject, familiar }: CompactStyle): StyleModels {
  return {
    wording: restore(wording),
    phrasing: restore(phrasing),
    subject: restore(subject),
    familiar: new Set(familiar.split(' ')),
  };
}
