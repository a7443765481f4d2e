import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import { choose } from '../text/choose.ts';
import { findTrade, phraseOfGood, type Trade, type Use, wordsOfTrade } from '../trades/index.ts';
import { useBetween } from './business-need.ts';
import type { MatchMember } from './member.ts';
import type { Wordings } from './trade-sentences.de.ts';
import * as german from './trade-sentences.de.ts';
import english from './trade-sentences.en.ts';

/** A pair of which both trades are known, with what the one has from the other. */
interface Dealing {
  readonly buyer: Trade;
  readonly seller: Trade;
  readonly use: Use;
}

const words = inLanguages(german, { en: english });

/**
 * What `a` has from `b`, as a sentence to `a`. Every part of it stands in the trades' data; undefined where they say
 * nothing.
 */
export function offerSentence(a: MatchMember, b: MatchMember, seed: string, language: Language): string | undefined {
  const dealing = dealingBetween(a, b);
  const wordings = dealing && wordingsOf(words(language).offers, b.companyName, dealing, language);
  return wordings && choose(wordings, seed);
}

/** What `b` has from `a`, as a sentence to `a` that follows others. */
export function returnSentence(a: MatchMember, b: MatchMember, seed: string, language: Language): string | undefined {
  const dealing = dealingBetween(b, a);
  const wordings = dealing && wordingsOf(words(language).returns, b.companyName, dealing, language);
  return wordings && choose(wordings, seed);
}

function dealingBetween(buying: MatchMember, selling: MatchMember): Dealing | undefined {
  const [buyer, seller] = [findTrade(buying.trade), findTrade(selling.trade)];
  const use = useBetween(buying, selling);
  return buyer && seller && use ? { buyer, seller, use } : undefined;
}

type Sentences = ReturnType<typeof words>['offers'];

/** @param name of the partner, whichever side it is on */
function wordingsOf(
  say: Sentences,
  name: string,
  { buyer, seller, use }: Dealing,
  language: Language,
): Wordings | undefined {
  if (use.kind === 'none') return undefined;
  const { offers } = wordsOfTrade(seller, language);
  if (use.kind === 'people') return say.people(name, offers);
  const good = phraseOfGood(use.good, language);
  if (use.kind === 'everybody') return say.everybody(name, good, offers);
  return say.trade(name, wordsOfTrade(buyer, language).name, good, offers);
}
