import { longestText } from '../text/tokens.ts';
import { probabilityOf } from './calibration.ts';
import { styleFeatures } from './features.ts';
import { countWords, leastWords } from './lessons.ts';
import { restore } from './quantise.ts';
import { type StyleModel, scoreOf } from './score.ts';
import { styleWeights } from './style-weights.generated.ts';

export interface StyleAnswer {
  /** Calibrated probability, 0-1, that a language model wrote the text, where half of all texts are written by one. */
  probability: number;
  /** The score lies where only one guest's text in a hundred does. */
  isConspicuous: boolean;
}

/** The committed model's answer; undefined for texts of fewer than eight words. It is a hint and never a proof. */
export function judgeStyle(written: string): StyleAnswer | undefined {
  const text = written.slice(0, longestText);
  if (countWords(text) < leastWords) return undefined;
  const score = scoreOf(committedModel(), styleFeatures(text));
  const probability = probabilityOf(score, styleWeights.calibration);
  return { probability, isConspicuous: score >= styleWeights.thresholdAtOnePercent };
}

let loaded: StyleModel | undefined;

function committedModel(): StyleModel {
  loaded ??= restore(styleWeights);
  return loaded;
}
