import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import { choose } from '../text/choose.ts';
import { shortName } from '../text/short-name.ts';
import { findTrade, phraseOfGood, wordsOfTrade } from '../trades/index.ts';
import { useBetween } from './business-need.ts';
import { linkWordings } from './link-sentences.ts';
import type { MatchMember } from './member.ts';
import { kindOffered, offeredBeyondKind, offeredBy, untranslatedOf } from './offered.ts';
import type { Offered, Wordings } from './trade-sentences.de.ts';
import * as german from './trade-sentences.de.ts';
import english from './trade-sentences.en.ts';

const words = inLanguages(german, { en: english });

/**
 * What `a`'s trade needs and `b` offers, in sentences to `a` that all say the same. Every part of it stands in the trades' data or in `b`'s
 * profile; undefined where the trades say nothing.
 */
export function needWordings(a: MatchMember, b: MatchMember, language: Language): Wordings | undefined {
  const dealing = dealingBetween(a, b, language);
  if (!dealing) return undefined;
  const { buyer, good } = dealing;
  const { need, same } = words(language).offers;
  const name = shortName(b.companyName);
  const [offered, ofKind] = [offeredBy(b, language), kindOffered(b, language)];
  const isOwn = offered?.things !== ofKind?.things;
  return offered && (isOwn || !isSaidTwice(good, offered)) ? need(name, buyer, good, offered) : same(name, buyer, good);
}

/** What `b`'s trade needs and `a` offers, in sentences to `a`, who knows its own services better than its profile says them. */
export function returnWordings(a: MatchMember, b: MatchMember, language: Language): Wordings | undefined {
  const dealing = dealingBetween(b, a, language);
  if (!dealing) return undefined;
  const { buyer, good } = dealing;
  const { returns, youOffer } = words(language);
  const name = shortName(b.companyName);
  const offered = kindOffered(a, language);
  return offered && !isSaidTwice(good, offered)
    ? returns.need(name, buyer, good, { ...offered, verb: youOffer })
    : returns.same(name, buyer, good);
}

/**
 * What `b` offers: that `a` needs it is not said, since nobody knows.
 * @param way how far that is, in words
 */
export function offerWordings(b: MatchMember, language: Language, way: string | undefined): Wordings | undefined {
  const offered = offeredBy(b, language);
  return offered && words(language).offers.plain(shortName(b.companyName), offered, way);
}

/**
 * The services that `b` names itself, for a text that says already what its kind offers; undefined where it names none or what the kind offers.
 */
export function ownOfferWordings(b: MatchMember, language: Language): Wordings | undefined {
  const untranslated = untranslatedOf(b, language);
  if (untranslated !== undefined) return words(language).ownWords(shortName(b.companyName), untranslated);
  const offered = offeredBeyondKind(b, language);
  return offered && words(language).offers.plain(shortName(b.companyName), offered, undefined);
}

/** What `a` has from `b` as one sentence to `a`; undefined where the trades' data say nothing. */
export function offerSentence(a: MatchMember, b: MatchMember, seed: string, language: Language): string | undefined {
  const kind = useBetween(a, b)?.kind;
  const plain = kind === 'everybody' || kind === 'people' ? offerWordings(b, language, undefined) : undefined;
  const name = shortName(b.companyName);
  const told = needWordings(a, b, language) ?? linkWordings(a, b, language)[0]?.wordings ?? plain ?? [];
  const [first, ...others] = told.filter((one) => one.includes(name));
  return first === undefined ? undefined : choose([first, ...others], seed);
}

/** Whether a good and what is offered are the same noun: 'Drucksachen' and 'Drucksachen'. */
function isSaidTwice(good: string, { things }: Offered): boolean {
  const said = things.toLocaleLowerCase('de');
  return good.split(/[\s,]+/u).some((word) => word.length >= 4 && said.includes(word.toLocaleLowerCase('de')));
}

/** The buyer's trade and what it needs of the seller; undefined where the trades' data name no such need. */
function dealingBetween(
  buying: MatchMember,
  selling: MatchMember,
  language: Language,
): { buyer: string; good: string } | undefined {
  const buyer = findTrade(buying.trade);
  const use = useBetween(buying, selling);
  if (!buyer || use?.kind !== 'trade') return undefined;
  return { buyer: wordsOfTrade(buyer, language).name, good: phraseOfGood(use.good, language) };
}
