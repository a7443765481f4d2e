import type { Page } from '../page/read-page.ts';
import { firmInText } from './firm.ts';
import { hasLegalForm } from './legal-form.ts';
import type { ComparedName } from './name-candidates.ts';
import { type Features, featuresOf, type ScoredName } from './name-features.ts';
import { writingWeights } from './writing-weights.generated.ts';

interface Site {
  readonly pages: readonly Page[];
  /** The words of its place, and its domain without the ending, folded. */
  readonly place: readonly string[];
  readonly domain: string;
}

export interface Writing {
  readonly candidate: ComparedName;
  readonly features: Features;
}

/** Of a site's names, the best, of which one wins. */
const mostWritings = 24;

/** The ways in which a site writes who it may be, with what speaks for each as the name to be listed by. */
export function writingsOf(scored: readonly ScoredName[], { pages, place, domain }: Site): Writing[] {
  const shown = scored.find(({ candidate }) => isShown(candidate)) ?? scored[0];
  if (!shown) return [];
  const told = firmInText(
    shown.candidate,
    shown.candidate.words.filter((word) => !place.includes(word)),
    pages,
  );
  const all =
    told && !scored.some(({ candidate }) => candidate.name.endsWith(told.name))
      ? [...scored, { candidate: told, score: shown.score }]
      : scored;
  const names = new Map<string, ScoredName>();
  for (const each of all) if (!names.has(each.candidate.name)) names.set(each.candidate.name, each);
  const around = { shown, all: scored, place, domain };
  // The address names a business where the pages do not, or name somebody else.
  const isLast = ({ candidate }: ScoredName) => candidate.source === 'domain' && candidate !== scored[0]?.candidate;
  return [...names.values()]
    .filter((each) => !isLast(each))
    .slice(0, mostWritings)
    .map((each) => ({ candidate: each.candidate, features: featuresOf(each, around) }));
}

/** The writing for which most speaks, by weights fitted on the development sites (`bench/analysis/fit-names.ts`). */
export function chooseWriting(writings: readonly Writing[]): ComparedName | undefined {
  const sums = writings.map(({ features }) => sumOf(features));
  return writings[sums.indexOf(Math.max(...sums))]?.candidate;
}

function sumOf(features: Features): number {
  let sum = 0;
  for (const [feature, value] of Object.entries(features)) sum += value * (weights.get(feature) ?? 0);
  return sum;
}

const weights = new Map(Object.entries(writingWeights));

function isShown({ source, name }: ComparedName): boolean {
  return source !== 'imprint' && source !== 'domain' && !hasLegalForm(name);
}
