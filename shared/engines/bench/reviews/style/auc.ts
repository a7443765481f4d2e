import { lengthOf } from '../../../src/reviews/style/join.ts';

export interface Ranked {
  text: string;
  score: number;
}

/** How surely a generated text scores above one by a person, 0-1, with its 95 % interval. */
export interface Separation {
  area: number;
  low: number;
  high: number;
}

/**
 * The area under the curve, among texts of one length only and then weighed by how many generated ones are so long: people who write
 * longer must not look different for that. The interval is Hanley and McNeil's (1982).
 */
export function separation(generated: readonly Ranked[], people: readonly Ranked[]): Separation {
  const lengths = [0, 1, 2].map((length) => {
    const of = (texts: readonly Ranked[]) =>
      texts.filter(({ text }) => lengthOf(text) === length).map(({ score }) => score);
    return { ones: of(generated), others: of(people) };
  });
  const usable = lengths.filter(({ ones, others }) => ones.length > 0 && others.length > 0);
  const all = usable.reduce((sum, { ones }) => sum + ones.length, 0);
  const parts = usable.map(({ ones, others }) => {
    const area = areaOf(ones, others);
    return { share: ones.length / all, area, variance: varianceOf(area, ones.length, others.length) };
  });
  const area = parts.reduce((sum, part) => sum + part.share * part.area, 0);
  const reach = 1.96 * Math.sqrt(parts.reduce((sum, part) => sum + part.share ** 2 * part.variance, 0));
  return { area, low: Math.max(0, area - reach), high: Math.min(1, area + reach) };
}

/** The share of pairs in which the generated text scores higher; a tie counts half. */
function areaOf(ones: readonly number[], others: readonly number[]): number {
  const sorted = [...others].sort((a, b) => a - b);
  const below = (score: number, isTieBelow: boolean): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const value = sorted[middle] ?? 0;
      if (value < score || (isTieBelow && value === score)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const won = ones.reduce((sum, score) => sum + (below(score, false) + below(score, true)) / 2, 0);
  return won / (ones.length * others.length);
}

function varianceOf(area: number, ones: number, others: number): number {
  const [first, second] = [area / (2 - area), (2 * area ** 2) / (1 + area)];
  const sum = area * (1 - area) + (ones - 1) * (first - area ** 2) + (others - 1) * (second - area ** 2);
  return sum / (ones * others);
}
