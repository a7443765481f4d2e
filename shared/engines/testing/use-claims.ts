import { allGoods, findTrade, type Trade } from '../src/trades/index.ts';

/** A business that a text speaks about, or to. */
interface Business {
  readonly companyName: string;
  readonly trade: string | null;
}

/**
 * What a recommendation to `reader` about `partner` claims of either's trade and the trades' data do not carry. It reads
 * the finished text and knows nothing of how it was made.
 * @returns the sentences that nothing supports; none for a true text
 */
export function unsupportedClaims(text: string, reader: Business, partner: Business): string[] {
  const [own, other] = [findTrade(reader.trade), findTrade(partner.trade)];
  // A name may hold any word.
  const sentences = text.replaceAll(partner.companyName, 'PARTNER').split(/(?<=[.!?]) (?=[A-ZÄÖÜ])/);
  return sentences.filter((sentence) => speaksOfUse(sentence) && !(own && other && isCarried(sentence, own, other)));
}

/** Whether a sentence says what a business offers, needs, or is. */
function speaksOfUse(sentence: string): boolean {
  return /\bbiete|\bbrauch|\b[Aa]ls [A-ZÄÖÜ]|\bprivat|\boffen\b|\bKunde\b/.test(sentence);
}

function isCarried(sentence: string, own: Trade, other: Trade): boolean {
  const isReturn = /du bietest|bietest du|was du bietest/.test(sentence);
  const [buyer, seller] = isReturn ? [other, own] : [own, other];
  return (
    sentence.includes(seller.offers) &&
    tradesIn(sentence).every((named) => named.startsWith(`${buyer.name} `)) &&
    isUseCarried(sentence, buyer, seller)
  );
}

function isUseCarried(sentence: string, buyer: Trade, seller: Trade): boolean {
  if (/\bprivat|\bLeuten\b/.test(sentence)) return seller.isForPeople;
  const said = sentence.toLowerCase();
  const named = seller.gives
    .flatMap((id) => allGoods().get(id) ?? [])
    .filter(({ phrase }) => said.includes(phrase.toLowerCase()));
  const isGeneral = /jeder Betrieb|\bfalls\b|^Wenn du/.test(sentence);
  return named.some(({ id, isForEverybody }) => (isGeneral ? isForEverybody : buyer.needs.includes(id)));
}

/** What follows each 'als': the name of a trade, and the rest of the sentence. */
function tradesIn(sentence: string): string[] {
  return [...sentence.matchAll(/\b[Aa]ls (?=[A-ZÄÖÜ])/g)].map(({ index, 0: word }) =>
    sentence.slice(index + word.length),
  );
}
