import { judgeStyle } from '../style/model.ts';
import { sentences as say } from './evidence.de.ts';
import type { Evidence } from './evidence.ts';

/**
 * A hint when the style is one that about one of a thousand people's texts of this length has. German texts of eight words and more.
 * That a text has none says nothing: most that a language model writes in a casual voice have none either (docs/engines-reviews.md).
 */
export function styleEvidence(text: string): Evidence[] {
  const answer = judgeStyle(text);
  if (!answer?.isConspicuous) return [];
  return [
    {
      source: 'style',
      code: 'generated_style',
      points: Math.round(20 * answer.probability),
      text: say.generatedStyle(),
    },
  ];
}
