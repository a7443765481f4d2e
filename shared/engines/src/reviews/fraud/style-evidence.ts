import { judgeStyle } from '../style/model.ts';
import type { Evidence } from './evidence.ts';

/** A hint when the style is one that only one guest's text in a hundred has. German texts of eight words and more. */
export function styleEvidence(text: string): Evidence[] {
  const answer = judgeStyle(text);
  if (!answer?.isConspicuous) return [];
  return [
    {
      source: 'style',
      code: 'generated_style',
      points: Math.round(20 * answer.probability),
      text: 'Der Text klingt eher nach einem Textgenerator als nach eigenem Erleben. Das ist nur ein schwacher Hinweis.',
    },
  ];
}
