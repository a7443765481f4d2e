import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import { locate } from '../geo/index.ts';
import { shortName } from '../text/short-name.ts';
import { isUsualNeed } from './business-need.ts';
import { kilometresBetween } from './competition.ts';
import { reliabilityFacts } from './factor-text.ts';
import { commonStatements, groundsOf, isOfGround } from './ground-statements.ts';
import { type LinkWordings, linkedBy, linkWordings } from './link-sentences.ts';
import type { FactorId, MatchMember } from './member.ts';
import { mentionWordings, type Named, namedOnWebsites } from './mentioned.ts';
import { namedGroup } from './named-group.ts';
import * as german from './recommendation.de.ts';
import english from './recommendation.en.ts';
import { groupsBothName } from './said-groups.ts';
import type { Before, Statement } from './statement.ts';
import { commonPlatforms, platformNames } from './suggested-platforms.ts';
import type { Wordings } from './trade-sentences.de.ts';
import { needWordings, offerWordings, ownOfferWordings, returnWordings } from './trade-sentences.ts';

const words = inLanguages(german, { en: english });

/**
 * From how many kilometres on two businesses that address the same groups do not reach the same people. An unknown
 * distance counts as far.
 */
const customersApartKm = 50;
/** From here on nobody comes by: a text that leaves the way out would mislead. A shorter one is left to the reasons. */
const farKm = 100;
/** Within it, the way is worth telling by itself. */
const nextDoorKm = 1.5;

/**
 * What can be said to `a` of `b`, the most specific first.
 * @param strong factors in which the pair is better than most
 */
export function statementsOf(
  a: MatchMember,
  b: MatchMember,
  strong: ReadonlySet<FactorId>,
  language: Language,
  { isWayTold, timesTold }: Before,
): Statement[] {
  const need = statement('need', needWordings(a, b, language));
  const back = statement('return', returnWordings(a, b, language));
  const isUsual = isUsualNeed(a, b) || isUsualNeed(b, a);
  const [named] = namedOnWebsites(a, b);
  const mention = named ? statement('mention', mentionWordings(named, b, language)) : [];
  const links =
    need.length + back.length > 0 ? [] : linkWordings(a, b, language).filter((link) => isAsNamed(link, named));
  const isBuying = need.length > 0 || links[0]?.isBuying === true || (named?.as === 'customer' && !named.isReaders);
  const isCustomerNamed = named?.as === 'customer';
  const grounds = groundsOf(a, b, timesTold, isBuying).filter(
    // The website says by name what 'arbeitet auch für Praxen' would.
    ({ kind }) => !(isCustomerNamed && kind === 'customer'),
  );
  // 'Arbeitet auch für Praxen' says what a target group of practices does.
  const isCustomerTold = isCustomerNamed || grounds.some(({ kind }) => kind === 'customer');
  // What many could be told is said where nothing else is.
  const isTold = mention.length + grounds.length > 0;
  const link = linkStatement(
    isTold ? links.filter((one) => !one.isLoose && !isOfGround(one, grounds)) : links,
    timesTold,
  );
  const linked = need.length + back.length + link.length > 0 ? undefined : linkedBy(a, b, language);
  const common = commonStatements(grounds, b, language, linked);
  const isLinked = need.length + back.length + mention.length + link.length + common.length > 0;
  const groups = strong.has('audience') || !isLinked ? statement('audience', audienceWordings(a, b, language)) : [];
  const isUntied = !isLinked && groups.length === 0;
  const services = servicesOf(a, b, language, {
    isWayTold,
    isNeeded: need.length > 0,
    isKindTold: link.length > 0 || common.some(({ tellsServices }) => tellsServices),
    // Where nothing ties two it is said how far they are from each other, and nothing is invented.
    isUntied,
  });
  const tellsWay = isWayTold || services.some((one) => one.tellsWay);
  const town = tellsWay ? [] : statement('town', townWordings(a, b, language), true);
  return [
    // What a website says itself comes first, then what a trade needs, then what both profiles tell.
    ...mention,
    ...(isUsual ? [] : [...need, ...back]),
    ...common.filter(({ isClose }) => isClose),
    ...(isUsual ? [...need, ...back] : []),
    ...link,
    ...common.filter(({ isClose }) => !isClose),
    ...services,
    ...(isCustomerTold ? [] : statement('named', namedWordings(a, b, language))),
    ...groups,
    ...town,
    ...((strong.has('distance') || isUntied) && !tellsWay && town.length === 0
      ? statement('distance', wayWordings(a, b, language))
      : []),
    ...(strong.has('platforms') ? statement('platforms', platformWordings(a, b, language)) : []),
    ...(strong.has('reliability') ? statement('reliability', reliabilityWordings(b, language)) : []),
  ];
}

/** Whose website names the other as a customer is not told in the same breath to buy there. */
function isAsNamed({ kind, isBuying }: LinkWordings, named: Named | undefined): boolean {
  return named?.as !== 'customer' || kind === 'occasion' || isBuying !== named.isReaders;
}

/** The most special link; one that was told of a partner above gives way to the next ones. */
function linkStatement(links: readonly LinkWordings[], timesTold: Before['timesTold']): Statement[] {
  const givesWay = 2;
  // What few have in common is rather said again than what could be told to many.
  const after = 100;
  const place = ({ id, isLoose }: LinkWordings, at: number) => at + givesWay * timesTold(id) + (isLoose ? after : 0);
  const [best] = links
    .map((link, at) => ({ link, place: place(link, at) }))
    .toSorted((one, other) => one.place - other.place);
  return best ? [{ kind: 'link', wordings: best.link.wordings, link: best.link.id }] : [];
}

interface ToldOfServices {
  readonly isWayTold: boolean;
  /** Whether the text tells what the partner offers with what the reader needs. */
  readonly isNeeded: boolean;
  /** Whether it tells what the partner's kind offers. */
  readonly isKindTold: boolean;
  /** Whether nothing ties the two. */
  readonly isUntied: boolean;
}

/** What the partner offers, as far as that is not told: that the reader needs it is not said, since nobody knows. */
function servicesOf(a: MatchMember, b: MatchMember, language: Language, told: ToldOfServices): Statement[] {
  if (told.isNeeded) return [];
  if (told.isKindTold) return statement('offer', ownOfferWordings(b, language));
  const isTown = townWordings(a, b, language) !== undefined;
  const way = told.isWayTold ? undefined : wayTo(a, b, language, told.isUntied && !isTown ? nextDoorKm : farKm);
  return statement('offer', offerWordings(b, language, way), way !== undefined);
}

/** That the partner is far, which is said whatever else is; undefined where it is not. */
export function farWordings(a: MatchMember, b: MatchMember, language: Language): Wordings | undefined {
  const kilometres = kilometresBetween(a, b) ?? 0;
  return kilometres >= farKm ? words(language).far(shortName(b.companyName), kilometres) : undefined;
}

/** To who has nobody near, of the first partner of a list; undefined where that partner is near or its place unknown. */
export function nobodyNearText(a: MatchMember, b: MatchMember, language: Language): string | undefined {
  const kilometres = kilometresBetween(a, b) ?? 0;
  return kilometres >= customersApartKm ? words(language).nobodyNear(shortName(b.companyName), kilometres) : undefined;
}

/** What is left to say where nothing else is true. */
export function nothingKnown({ companyName }: MatchMember, language: Language): string {
  return words(language).unknown(shortName(companyName));
}

function statement(kind: Statement['kind'], wordings: Wordings | undefined, tellsWay = false): Statement[] {
  return wordings ? [{ kind, wordings, tellsWay }] : [];
}

/** How far it is to a partner that is at least so far away, in words. */
function wayTo(a: MatchMember, b: MatchMember, language: Language, leastKm: number): string | undefined {
  const kilometres = kilometresBetween(a, b) ?? 0;
  return kilometres >= leastKm ? words(language).way(kilometres) : undefined;
}

function namedWordings(a: MatchMember, b: MatchMember, language: Language): Wordings | undefined {
  const { namesYou, youName } = words(language);
  const byPartner = namedGroup(b, a);
  if (byPartner !== undefined) return namesYou(shortName(b.companyName), byPartner);
  const byReader = namedGroup(a, b);
  return byReader === undefined ? undefined : youName(shortName(b.companyName), byReader);
}

function audienceWordings(a: MatchMember, b: MatchMember, language: Language): Wordings | undefined {
  const groups = groupsBothName(a, b, language).slice(0, 3);
  if (groups.length === 0) return undefined;
  const { audience, sameGroupsElsewhere } = words(language);
  const kilometres = kilometresBetween(a, b) ?? customersApartKm;
  return kilometres < customersApartKm
    ? audience(shortName(b.companyName), groups)
    : sameGroupsElsewhere(shortName(b.companyName), groups);
}

function wayWordings(a: MatchMember, b: MatchMember, language: Language): Wordings | undefined {
  const { near, apart } = words(language);
  const kilometres = kilometresBetween(a, b);
  if (kilometres === undefined) return undefined;
  return kilometres < nextDoorKm ? near(shortName(b.companyName)) : apart(shortName(b.companyName), kilometres);
}

/** No town is wider; further apart are two towns of one name. */
const widestTownKm = 40;

/** Of two in one town, which a reader knows better than a distance. */
function townWordings(a: MatchMember, b: MatchMember, language: Language): Wordings | undefined {
  if ((kilometresBetween(a, b) ?? 0) > widestTownKm) return undefined;
  const [own, theirs] = [townOf(a), townOf(b)];
  return own === undefined || own !== theirs ? undefined : words(language).sameTown(shortName(b.companyName), own);
}

function townOf({ location }: MatchMember): string | undefined {
  const found = location === '' ? undefined : locate(location);
  return found && found.precision !== 'region' ? found.place : undefined;
}

function platformWordings(a: MatchMember, b: MatchMember, language: Language): Wordings | undefined {
  const names = platformNames(commonPlatforms(a, b)).slice(0, 2);
  return names.length > 0 ? words(language).platforms(names) : undefined;
}

function reliabilityWordings(b: MatchMember, language: Language): Wordings | undefined {
  const facts = reliabilityFacts(b, language);
  return facts.length > 0 ? words(language).reliability(shortName(b.companyName), facts) : undefined;
}
