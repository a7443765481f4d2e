import { allGoods, findTrade, type Trade } from '../src/trades/index.ts';

/** A business that a text speaks about, or to. */
interface Business {
  readonly companyName: string;
  readonly trade: string | null;
  /** What its profile says of its target group. */
  readonly targetAudience?: string;
}

/**
 * What a recommendation to `reader` about `partner` claims of either's trade and the trades' data do not carry. It reads
 * the finished text and knows nothing of how it was made.
 * @returns the sentences that nothing supports; none for a true text
 */
export function unsupportedClaims(text: string, reader: Business, partner: Business): string[] {
  const [own, other] = [findTrade(reader.trade), findTrade(partner.trade)];
  // A name may hold any word.
  const sentences = text.replaceAll(partner.companyName, 'PARTNER').split(/(?<=[.!?]) (?=[A-ZÄÖÜ„])/);
  return sentences.filter(
    (sentence) =>
      (speaksOfUse(sentence) && !(own && other && isCarried(sentence, own, other))) ||
      !isQuotedTruly(sentence, reader, partner),
  );
}

/** Whether words in quotation marks stand in the profile that they are said to be from. */
function isQuotedTruly(sentence: string, reader: Business, partner: Business): boolean {
  const quoted = sentence.match(/„([^“]*)“/)?.[1];
  if (quoted === undefined) return true;
  const { targetAudience = '' } = /\b[Dd]u nennst|\b[Dd]ein/.test(sentence) ? reader : partner;
  return targetAudience.split(/[^\p{L}-]+/u).includes(quoted);
}

/** Whether a sentence says what a business offers, needs, or is. */
function speaksOfUse(sentence: string): boolean {
  return /\bbiete|\bgibt es|\bbrauch|\b[Aa]ls (?!Zielgruppe)[A-ZÄÖÜ]|\bprivat|\boffen\b|\bKunde\b/.test(sentence);
}

function isCarried(sentence: string, own: Trade, other: Trade): boolean {
  const isReturn = /\b[Dd]u bietest|\bbietest du/.test(sentence);
  const [buyer, seller] = isReturn ? [other, own] : [own, other];
  return (
    sentence.includes(seller.offers) &&
    tradesIn(sentence).every((named) => named.startsWith(`${buyer.name} `)) &&
    (saysNothingOfNeed(sentence) || isUseCarried(sentence, buyer, seller))
  );
}

/** Only what the partner offers is told, and that stands in its trade's row. */
function saysNothingOfNeed(sentence: string): boolean {
  return !/\b[Dd]u bietest|\bbietest du|\bbrauch|\b[Aa]ls [A-ZÄÖÜ]|\bprivat|\boffen\b|\bLeuten\b|jeder Betrieb/.test(
    sentence,
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
  return [...sentence.matchAll(/\b[Aa]ls (?!Zielgruppe)(?=[A-ZÄÖÜ])/g)].map(({ index, 0: word }) =>
    sentence.slice(index + word.length),
  );
}
