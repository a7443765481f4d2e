import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import { choose } from '../text/choose.ts';
import { findTrade, phraseOfGood, wordsOfTrade } from '../trades/index.ts';
import { useBetween } from './business-need.ts';
import type { MatchMember } from './member.ts';
import type { Wordings } from './trade-sentences.de.ts';
import * as german from './trade-sentences.de.ts';
import english from './trade-sentences.en.ts';

const words = inLanguages(german, { en: english });

/**
 * What `a`'s trade needs and `b` offers, in sentences to `a` that all say the same. Every part of it stands in the trades' data; undefined
 * where they say nothing.
 */
export function needWordings(a: MatchMember, b: MatchMember, language: Language): Wordings | undefined {
  const dealing = dealingBetween(a, b, language);
  return dealing && words(language).offers.need(b.companyName, ...dealing);
}

/** What `b`'s trade needs and `a` offers, in sentences to `a`. */
export function returnWordings(a: MatchMember, b: MatchMember, language: Language): Wordings | undefined {
  const dealing = dealingBetween(b, a, language);
  return dealing && words(language).returns(b.companyName, ...dealing);
}

/**
 * What `b` offers to any business or to anybody: that `a` needs it is not said, since nobody knows.
 * @param way how far that is, in words
 */
export function offerWordings(
  a: MatchMember,
  b: MatchMember,
  language: Language,
  way: string | undefined,
): Wordings | undefined {
  const seller = findTrade(b.trade);
  const kind = useBetween(a, b)?.kind;
  if (!seller || (kind !== 'everybody' && kind !== 'people')) return undefined;
  return words(language).offers.plain(b.companyName, wordsOfTrade(seller, language).offers, way);
}

/** What `a` has from `b` as one sentence to `a`; undefined where the trades' data say nothing. */
export function offerSentence(a: MatchMember, b: MatchMember, seed: string, language: Language): string | undefined {
  const wordings = needWordings(a, b, language) ?? offerWordings(a, b, language, undefined);
  return wordings && choose(wordings, seed);
}

/** The buyer's trade, what it needs, and what the seller offers; undefined where the trades' data name no such need. */
function dealingBetween(
  buying: MatchMember,
  selling: MatchMember,
  language: Language,
): [buyer: string, good: string, offered: string] | undefined {
  const [buyer, seller] = [findTrade(buying.trade), findTrade(selling.trade)];
  const use = useBetween(buying, selling);
  if (!buyer || !seller || use?.kind !== 'trade') return undefined;
  const { name } = wordsOfTrade(buyer, language);
  return [name, phraseOfGood(use.good, language), wordsOfTrade(seller, language).offers];
}
