import type { Language } from '@rezenso/contract/language';
import { startOf } from '../text/choose.ts';
import { endedOnce, shortName } from '../text/short-name.ts';
import type { FactorId, MatchFactor, MatchMember } from './member.ts';
import { scorePair } from './score-pair.ts';
import type { Statement } from './statement.ts';
import { farWordings, nobodyNearText, nothingKnown, statementsOf } from './statements.ts';
import type { Wordings } from './trade-sentences.de.ts';

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
  return factors
    .filter((factor) => factor.tells && gainOf(factor) > 0)
    .sort((x, y) => gainOf(y) - gainOf(x))
    .slice(0, atMost);
}

function gainOf({ factor, weight, aToB, bToA }: MatchFactor): number {
  return weight * (Math.min(aToB, bToA) - ordinary[factor]);
}

/** 'Warum dieser Vorschlag?': the two or three reasons that weigh most, as sentences to `a`; none for an excluded pair. */
export function reasons(a: MatchMember, b: MatchMember, language: Language = 'de'): string[] {
  const { factors } = scorePair(a, b, language);
  const leading = leadingFactors(factors);
  return (leading.length > 0 ? leading : factors.slice(0, 1)).map((factor) => factor.text);
}

/** A partner with what scorePair says of it. */
export interface Scored {
  readonly partner: MatchMember;
  readonly factors: readonly MatchFactor[];
}

/** Why a partner suits, to one reader. */
export interface Recommendation {
  readonly text: string;
  /** Up to three factors that weigh most, without what the text tells already; at least one. */
  readonly reasons: readonly MatchFactor[];
}

/** How a list is read. */
export interface Listed {
  readonly language?: Language;
  /** Whether the reader has nobody near who could be suggested; the first of the list says so. */
  readonly isNobodyNear?: boolean;
}

/**
 * One to three sentences to `a` (du) on why `b` suits, with facts of the two profiles only. The wording varies from pair to pair and stays
 * the same for one pair.
 * @param language of `a`
 */
export function recommendationText(
  a: MatchMember,
  b: MatchMember,
  factors: readonly MatchFactor[],
  language: Language = 'de',
): string {
  return textOf(a, { partner: b, factors }, new Map(), { language }).text;
}

/** So many cards are read together; what was said above them may be said again. */
const cardsTogether = 10;

/**
 * The same for partners that are read together, the first one first: none repeats how another one was introduced, and what speaks for all of them is
 * said of the first two.
 */
export function recommendPage(a: MatchMember, partners: readonly Scored[], listed: Listed = {}): Recommendation[] {
  let said = new Map<string, number>();
  return partners.map((scored, place) => {
    if (place % cardsTogether === 0) said = new Map();
    const isFirst = place === 0 && (listed.isNobodyNear ?? false);
    const { text, tells } = textOf(a, scored, said, { ...listed, isNobodyNear: isFirst });
    return { text, reasons: withoutCommon(beyond(tells, scored.factors), said) };
  });
}

/** The leading factors that the text does not tell already, filled up with what else speaks for the pair; the first leading one where nothing is left. */
function beyond(told: ReadonlySet<FactorId>, factors: readonly MatchFactor[]): MatchFactor[] {
  const leading = leadingFactors(factors, factors.length);
  const untold = leading.filter(({ factor }) => !told.has(factor));
  if (untold.length >= 2) return untold.slice(0, 3);
  const others = factors.filter((one) => one.tells && !told.has(one.factor)).toSorted((a, b) => gainOf(b) - gainOf(a));
  const given = [...untold, ...others.filter((one) => !untold.includes(one))].slice(0, 2);
  return given.length > 0 ? given : leading.slice(0, 1);
}

/** Of which factor a statement tells; what a profile quotes is told by none. */
const factorOf: Readonly<Partial<Record<Statement['kind'], FactorId>>> = {
  need: 'industry',
  return: 'industry',
  link: 'industry',
  common: 'industry',
  mention: 'industry',
  offer: 'industry',
  audience: 'audience',
  town: 'distance',
  distance: 'distance',
  platforms: 'platforms',
  reliability: 'reliability',
};

/** Needs and the profiles' own words at most, before anything else. */
const mostOwn = 2;
const ownKinds = new Set<Statement['kind']>(['need', 'mention', 'named', 'return', 'link']);
/** Of what two have in common, two things are read; more is a list. */
const mostCommon = 2;
const most = 3;
/** What many pairs have in common is said where no service is, to fill a text up to here; else it is left to the reasons. */
const enough = 2;

/** So many letters are read at a glance; what is only more of the same is left out beyond. */
const longEnough = 240;
/** What goes on about what a text says already. */
const isMore = (kind: Statement['kind']) => kind === 'offer' || kind === 'audience' || kind === 'named';

const linkKey = (link: string) => `link|${link}`;

interface Told {
  readonly text: string;
  /** The factors it speaks of. */
  readonly tells: ReadonlySet<FactorId>;
}

function textOf(a: MatchMember, { partner, factors }: Scored, said: Map<string, number>, listed: Listed): Told {
  const { language = 'de', isNobodyNear } = listed;
  const far = farWordings(a, partner, language);
  const lonely = isNobodyNear ? nobodyNearText(a, partner, language) : undefined;
  const strong = new Set(leadingFactors(factors, factors.length).map(({ factor }) => factor));
  const name = shortName(partner.companyName);
  const told: string[] = lonely === undefined ? [] : [lonely];
  const tells = new Set<FactorId>();
  let own = 0;
  let common = 0;
  let isWayTold = false;
  let isServiceTold = false;
  const say = (kind: Statement['kind'] | 'far', wordings: Wordings) =>
    leastSaid(kind, fitting(wordings, name, told), `${a.id}|${partner.id}`, said);
  const before = { isWayTold: lonely !== undefined, timesTold: (link: string) => said.get(linkKey(link)) ?? 0 };
  for (const { kind, wordings, tellsWay, tellsServices, link } of factors.length > 0
    ? statementsOf(a, partner, strong, language, before)
    : []) {
    const isOwn = ownKinds.has(kind);
    if (told.length === most || (isOwn && own === mostOwn) || (kind === 'common' && common === mostCommon)) continue;
    const worded = say(kind, wordings);
    if (told.length > 0 && isMore(kind) && told.join(' ').length + worded.text.length > longEnough) continue;
    if (kind === 'town' && worded.times > 0) continue;
    const isFiller = told.length > Number(lonely !== undefined);
    if (isCommon(kind) && (isServiceTold || (isFiller && (told.length >= enough || worded.times > 0)))) continue;
    said.set(worded.key, worded.times + 1);
    if (link !== undefined) said.set(linkKey(link), before.timesTold(link) + 1);
    told.push(endedOnce(worded.text));
    own += Number(isOwn);
    common += Number(kind === 'common');
    isServiceTold ||= kind === 'need' || kind === 'offer' || kind === 'link' || tellsServices === true;
    isWayTold ||= tellsWay ?? false;
    const factor = factorOf[kind];
    if (factor) tells.add(factor);
  }
  if (isWayTold || far || lonely !== undefined) tells.add('distance');
  if (far && !isWayTold && lonely === undefined) {
    const way = say('far', far);
    said.set(way.key, way.times + 1);
    told.push(endedOnce(way.text));
  }
  return { text: told.length === 0 ? nothingKnown(partner, language) : told.join(' '), tells };
}

/** Of wordings those that name the partner, as long as it was not named; then those that do not, for a name is read once. */
function fitting(wordings: Wordings, name: string, told: readonly string[]): Wordings {
  const isNamed = told.some((sentence) => sentence.includes(name));
  const [first, ...others] = wordings.filter((wording) => wording.includes(name) !== isNamed);
  return first === undefined ? wordings : [first, ...others];
}

/** What holds for most pairs of a neighbourhood. */
function isCommon(kind: Statement['kind']): boolean {
  return kind === 'distance' || kind === 'platforms' || kind === 'reliability';
}

interface Worded {
  readonly text: string;
  readonly key: string;
  /** How often it was worded so above. */
  readonly times: number;
}

/** Of wordings the one that was read least so far, beginning with one that depends on the pair. */
function leastSaid(kind: string, wordings: Wordings, seed: string, said: ReadonlyMap<string, number>): Worded {
  const start = startOf(wordings, `${seed}|${kind}`);
  let best: Worded | undefined;
  for (let step = 0; step < wordings.length; step += 1) {
    const at = (start + step) % wordings.length;
    const key = `${kind}|${at}|${wordings.length}`;
    const times = said.get(key) ?? 0;
    if (!best || times < best.times) best = { text: wordings[at] ?? wordings[0], key, times };
  }
  return best ?? { text: wordings[0], key: kind, times: 0 };
}

/** Without what was read of two partners above, as long as a reason is left. */
function withoutCommon(leading: readonly MatchFactor[], said: Map<string, number>): MatchFactor[] {
  const times = ({ text }: MatchFactor) => said.get(text) ?? 0;
  const fresh = leading.filter((factor) => times(factor) < 2);
  const kept = fresh.length > 0 ? fresh : leading.slice(0, 1);
  for (const factor of kept) said.set(factor.text, times(factor) + 1);
  return kept;
}
