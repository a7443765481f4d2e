import type { Translation } from '@rezenso/contract/language';
import type * as german from './changes.de.ts';

function reviewsIn(number: number): string {
  if (number === 0) return 'no reviews';
  return number === 1 ? 'one review' : `${number} reviews`;
}

function comparedWith(last: number, before: number, beforeName: string): string {
  if (last === before) return `as many as in ${beforeName}`;
  return `${Math.abs(last - before)} ${last > before ? 'more' : 'fewer'} than in ${beforeName}`;
}

function spokenOf(label: string, verb: string, voices: number, beforeName: string, before: number): string {
  return `“${label}” was ${verb} in ${voices} reviews, compared with ${before === 0 ? 'none' : before} in ${beforeName}.`;
}

export default {
  count: (month, last, beforeName, before) =>
    `In ${month}, ${reviewsIn(last)} came in, ${comparedWith(last, before, beforeName)}.`,
  stars: {
    stayed: (mean) => `The average stayed at ${mean.toFixed(1)} stars.`,
    changed: (mean, beforeName, before) => {
      const verb = mean > before ? 'rose' : 'fell';
      return `The average ${verb} from ${before.toFixed(1)} in ${beforeName} to ${mean.toFixed(1)} stars.`;
    },
  },
  theme: {
    criticism: (label, voices, beforeName, before) => spokenOf(label, 'criticised', voices, beforeName, before),
    praise: (label, voices, beforeName, before) => spokenOf(label, 'praised', voices, beforeName, before),
  },
  answers: (month, last, beforeName, before) =>
    `In ${month}, ${reviewsIn(last)} got a reply, ${comparedWith(last, before, beforeName)}.`,
  speed: (days, before) => `The median time was ${days.toFixed(1)} days instead of ${before.toFixed(1)}.`,
} satisfies Translation<typeof german>;
