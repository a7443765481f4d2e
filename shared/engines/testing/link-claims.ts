import { allEverydays, allGoods, allOccasions, allWorkdays, findTrade } from '../src/trades/index.ts';
import type { Business } from './business.ts';

/** Both businesses of a sentence, which calls the second one PARTNER. */
interface Pair {
  readonly reader: Business;
  readonly partner: Business;
}

const occasion = [
  /^Wer (?<when>.+), (?:kann euch beide brauchen: |kann beides brauchen: |findet bei dir )(?<said>.+)\.$/,
  /^Du bietest (?<said>.+): Beides kann brauchen, wer (?<when>.+)\.$/,
  /^Du bietest (?<said>.+): Wer (?<when>.+), kann dich ebenso brauchen wie PARTNER\.$/,
];
const yourEveryday = /Wer wie du (?<own>.+) anbietet, (?<goesOn>[^:;.]+)/;
const theirEveryday =
  /(?:Wer wie (?:PARTNER|der Betrieb) (?<theirs>.+) anbietet,|Ein Unternehmen wie PARTNER) (?<goesOn>[^:;.]+)/;

/**
 * Whether the data of both trades carry what a sentence says that links two businesses; undefined for a sentence that links none. Like
 * `unsupportedClaims` it reads the finished sentence.
 */
export function isLinkCarried(sentence: string, reader: Business, partner: Business): boolean | undefined {
  const pair = { reader, partner };
  return isOccasionCarried(sentence, pair) ?? isWorkdayCarried(sentence, pair) ?? isEverydayCarried(sentence, pair);
}

function isOccasionCarried(sentence: string, { reader, partner }: Pair): boolean | undefined {
  const found = occasion.map((pattern) => pattern.exec(sentence)?.groups).find((groups) => groups !== undefined);
  if (!found) return undefined;
  const { when, said = '' } = found;
  const meant = allOccasions().find(({ words }) => words.de === when);
  return (
    meant !== undefined &&
    reader.trade !== partner.trade &&
    [reader, partner].every((one) => meant.trades.has(one.trade ?? '') || isSaid(one, meant.said)) &&
    isOfferTold(said, reader) &&
    (isOfferTold(said, partner) || isNamedAfterOffer(partner))
  );
}

function isEverydayCarried(sentence: string, { reader, partner }: Pair): boolean | undefined {
  const [yours, theirs] = [yourEveryday.exec(sentence), theirEveryday.exec(sentence)];
  const goesOn = (yours ?? theirs)?.groups?.goesOn;
  if (goesOn === undefined) return undefined;
  const [buyer, seller] = yours ? [reader, partner] : [partner, reader];
  const given = findTrade(seller.trade)?.gives ?? [];
  const isGiven = allEverydays().some(
    ({ good, words }) => words.de === goesOn && given.includes(good) && allGoods().get(good)?.isForEverybody,
  );
  const isTold = (one: Business) => isOfferTold(sentence, one) || (one === partner && isNamedAfterOffer(partner));
  return isGiven && buyer.trade !== seller.trade && isTold(reader) && isTold(partner);
}

function isWorkdayCarried(sentence: string, { reader, partner }: Pair): boolean | undefined {
  const said = sentence.toLocaleLowerCase('de');
  const meant = allWorkdays().find(({ words }) => said.includes(words.de.toLocaleLowerCase('de')));
  if (!meant) return undefined;
  const isReaders = !/ bei dir | was du anbietest/.test(sentence);
  const [worker, offering] = isReaders ? [reader, partner] : [partner, reader];
  return (
    meant.workers.has(worker.trade ?? '') &&
    meant.offering.has(offering.trade ?? '') &&
    isOfferTold(sentence, reader) &&
    (isOfferTold(sentence, partner) || isNamedAfterOffer(partner))
  );
}

/** Whether a sentence says what every business of the kind offers; of one without a kind, what its profile says. */
function isOfferTold(said: string, { trade, description = '' }: Business): boolean {
  const known = findTrade(trade);
  if (known) return said.includes(known.offers);
  return (description.match(/\p{Lu}[\p{L}-]{3,}/gu) ?? []).some((noun) => said.includes(noun));
}

/** 'Ergotherapie Linden' offers Ergotherapie: nobody needs to be told. */
function isNamedAfterOffer({ trade, companyName }: Business): boolean {
  const nouns = findTrade(trade)?.offers.match(/\p{Lu}\p{L}{3}/gu) ?? [];
  return nouns.some((beginning) => companyName.toLowerCase().includes(beginning.toLowerCase()));
}

/** Whether a profile holds a word that begins so. */
function isSaid({ targetAudience = '', description = '' }: Business, beginnings: readonly string[]): boolean {
  const words = `${targetAudience} ${description}`.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return beginnings.some((beginning) => words.some((word) => word.startsWith(beginning)));
}
