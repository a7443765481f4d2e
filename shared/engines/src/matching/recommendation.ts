import { choose } from '../text/choose.ts';
import { kilometresText, listOf } from '../text/german.ts';
import { audienceOf, sharedGroups } from './audience.ts';
import { kilometresBetween } from './competition.ts';
import { reliabilityFacts } from './factor-text.ts';
import type { FactorId, MatchFactor, MatchMember } from './member.ts';
import { scorePair } from './score-pair.ts';
import { commonPlatforms, platformNames } from './suggested-platforms.ts';
import { offerSentence, returnSentence } from './trade-sentences.ts';

/** What a factor reaches for an ordinary partner; only what lies above is worth telling. */
const ordinary: Readonly<Record<FactorId, number>> = {
  industry: 0.4,
  distance: 0.35,
  audience: 0.3,
  reliability: 0.6,
  platforms: 0.7,
  languages: 0.95,
};

/**
 * The factors that weigh most for both sides and speak for the pair: weight x what the less happy side gets beyond the
 * ordinary.
 */
export function leadingFactors(factors: readonly MatchFactor[], atMost = 3): MatchFactor[] {
  const gain = (f: MatchFactor) => f.weight * (Math.min(f.aToB, f.bToA) - ordinary[f.factor]);
  return factors
    .filter((factor) => factor.tells && gain(factor) > 0)
    .sort((x, y) => gain(y) - gain(x))
    .slice(0, atMost);
}

/** 'Warum dieser Vorschlag?': the two or three reasons that weigh most, as sentences to `a`; none for an excluded pair. */
export function reasons(a: MatchMember, b: MatchMember): string[] {
  const { factors } = scorePair(a, b);
  const leading = leadingFactors(factors);
  return (leading.length > 0 ? leading : factors.slice(0, 1)).map((factor) => factor.text);
}

/**
 * Two or three German sentences to `a` (du) on why `b` suits, and what `b` has from it: from the factors that weigh most,
 * with facts of the two profiles only. The wording varies from pair to pair and stays the same for one pair.
 */
export function recommendationText(a: MatchMember, b: MatchMember, factors: readonly MatchFactor[]): string {
  const told = leadingFactors(factors)
    .map((factor) => tell(factor.factor, a, b))
    .filter((sentence) => sentence !== undefined);
  const opening = told.length > 0 ? told : [`Was dich und ${b.companyName} verbindet, wissen wir noch nicht.`];
  const closing = factors.length > 0 ? returnSentence(a, b, `${b.id}|${a.id}|theirs`) : undefined;
  return [...opening.slice(0, closing ? 2 : 3), ...(closing ? [closing] : [])].join(' ');
}

function tell(factor: FactorId, a: MatchMember, b: MatchMember): string | undefined {
  const seed = `${a.id}|${b.id}|${factor}`;
  const name = b.companyName;
  switch (factor) {
    case 'industry':
      return offerSentence(a, b, seed);
    case 'distance':
      return distanceSentence(name, kilometresBetween(a, b), seed);
    case 'audience': {
      const groups = sharedGroups(audienceOf(a), audienceOf(b)).slice(0, 3);
      return groups.length > 0 ? choose(audienceSentences(name, listOf(groups)), seed) : undefined;
    }
    case 'reliability': {
      const facts = reliabilityFacts(b);
      return facts.length > 0 ? choose(reliabilitySentences(name, listOf(facts)), seed) : undefined;
    }
    case 'platforms': {
      const names = platformNames(commonPlatforms(a, b)).slice(0, 2);
      return names.length > 0 ? choose(platformSentences(listOf(names)), seed) : undefined;
    }
    case 'languages':
      return undefined;
  }
}

function distanceSentence(name: string, kilometres: number | undefined, seed: string): string | undefined {
  if (kilometres === undefined) return undefined;
  if (kilometres < 1.5) {
    return choose(
      [`${name} ist ganz in deiner Nähe.`, 'Ihr seid in derselben Gegend zu Hause.', `Der Weg zu ${name} ist kurz.`],
      seed,
    );
  }
  const way = kilometresText(kilometres);
  return choose(
    [
      `${name} ist nur rund ${way} entfernt, ein Besuch also schnell gemacht.`,
      `Zwischen euch liegen nur etwa ${way}.`,
      `Mit rund ${way} Weg könnt ihr euch leicht persönlich kennenlernen.`,
      `Rund ${way} sind es bis zu ${name}.`,
    ],
    seed,
  );
}

const audienceSentences = (name: string, groups: string): [string, ...string[]] => [
  `Ihr sprecht beide ${groups} an.`,
  `Wie du wendet sich ${name} an ${groups}.`,
  `Eure Zielgruppen treffen sich: Beide erreicht ihr ${groups}.`,
  `Was euch verbindet, sind eure Kunden: ${groups}.`,
];

const reliabilitySentences = (name: string, facts: string): [string, ...string[]] => [
  `Auf ${name} ist Verlass: Der Betrieb ${facts}.`,
  `${name} ${facts}.`,
  `Gut zu wissen: ${name} ${facts}.`,
];

const platformSentences = (names: string): [string, ...string[]] => [
  `Beide habt ihr ein Profil auf ${names}, der Austausch läuft also auf derselben Plattform.`,
  `Ihr seid beide auf ${names} zu finden.`,
  `Auf ${names} könnt ihr euch gegenseitig bewerten.`,
];
