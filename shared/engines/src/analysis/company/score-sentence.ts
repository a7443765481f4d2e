import type { IndustryLabel } from '@rezenso/contract/vocabulary';
import { deedsIn } from '../industry/find-deeds.ts';
import { meaningsOfWord } from '../industry/lexicon.ts';
import { fold } from '../page/text.ts';
import { isEnglish } from './language.ts';
import { isOfSupported } from './other-bodies.ts';
import { isLeftover, isOfOtherMatters, isWhereOrWhen, pricesIn, tellsNothing } from './sentence-marks.ts';

/** What is known of the business whose sentences are read. */
export interface Own {
  readonly industry: IndustryLabel | null;
  /** Id of its kind. */
  readonly trade: string | null;
  /** Whether it is no club, foundation or the like; what a sentence says of one is then of another. */
  readonly isBusiness?: boolean;
  /** Whether its pages are German; English is then left by a builder. */
  readonly isGerman?: boolean;
}

/** A sentence that may not be told. */
export const refused = Number.NEGATIVE_INFINITY;

/** Words of the own industry count fully, those of others, which the business may sell or serve, less. */
const foreignShare = 0.35;
const namingWeight = 2;
const mostWork = 8;
/** Words of one sentence that are looked up. */
const mostWords = 60;
const perWork = 0.5;
const perDeed = 1.5;
const mostDeeds = 3;

/** Where the business lies, and how to come there. */
const situation =
  /\b((liegt|liegen) (\w+ )?(am|an|im|in|auf|mitten|zentral|nur|direkt|unter|nahe|gegenüber|\d)|befindet sich|befinden sich|gelegen|erreichen sie|zu erreichen|erreichbar|parkpl\w+|parken|haltestelle|buslinie|straßenbahn|u-bahn|s-bahn|bahnhof|autobahn|barrierefrei\w*|minuten (von|vom|zu|zum|bis|mit|fußweg))\b/i;
/** What certifies it, and who belongs to what. */
const credential =
  /zertifizier|akkreditier|\bmitglied (im|in|der|des|bei|von)\b|mitgliedschaft|geprüft|ausgezeichnet|auszeichnung|nach §|DIN EN|\bISO \d|\binnung|\btüv\b|staatlich anerkannt|lizenz/i;
const insured =
  /\b(alle|sämtliche) (kassen|krankenkassen)\b|kassenzulassung|krankenkassen?\b.{0,30}\b(anerkannt|bezuschusst|erstattet|übernommen)|bezuschusst/i;
const founding =
  /\b(gegründet|gründete[nt]?|gründung|eröffnet(e|en)?|übernahm|übernommen|generation|familienbetrieb)\b/i;
/** Of whoever runs it, not of what is done. */
const life =
  /\b(geboren|verheiratet|aufgewachsen|mein name ist|ich heiße|jahre alt|(mutter|vater) (von|zweier|dreier)|in meiner freizeit)\b/i;
/** What is told as having been: a report, an anecdote, the history of a house. */
const narrating =
  /(?<!\p{L})(?:war|waren|wurden?|hatten?|kam|kamen|ging|gingen|fuhr|fuhren|fand|fanden|gab|gaben|stand|standen|lief|liefen|holten?|spielten?|gewann|gewannen|verpasste|siegten?|entschied|begann|begannen|blieb|blieben|zog|zogen|feierten?|sammelten?|besuchten?|zeigten?|brachten?|lud|luden|nahm|nahmen|wuchs|gründeten?|kaufte|baute|erhielt|erhielten|fiel|fielen|startete|stellte|führte|räumten|traf|trafen|durfte|durften|konnten?|musste|mussten|wollten?)(?!\p{L})/u;
/** 'Wir lieben Fisch', 'Wir sind stolz auf …' tell what somebody feels. */
const feeling =
  /(?<!\p{L})(?:(?:wir|ich) (?:lieben?|glauben?|träumen?|möchten?|wollen|hoffen|stehen für|sind stolz|bin stolz|sind davon überzeugt)|(?:lieben?|glauben?|möchten?|wollen) (?:wir|ich))(?!\p{L})/iu;
/** 'Ich bin Svenja, 34', 'Wir sind Anna und Jo.' */
const introducing =
  /^(?:(?:[Hh]allo|[Mm]oin)[,!]? )?(?:[Ii]ch bin|[Ww]ir sind) (?:die |der )?\p{Lu}\p{Ll}+(?: und \p{Lu}\p{Ll}+)?(?:[,.!]|$)/u;
const offered = /(?<!\p{L})(?:es gibt|gibt es|gibt['’]s)(?!\p{L})/iu;
const speaking = /(?<!\p{L})(wir|ich|we|i)(?!\p{L})/iu;
/** 'Bei uns gibt es Kuchen' says what is done as 'wir backen Kuchen' does. */
const withUs =
  /(?<!\p{L})bei (?:uns|mir) (?:gibt|finde[nt]|bekomm|kauf|koch|lern|spiel|trainier|tanz|steh|sitz|werden|wird|könn|arbeit)/iu;
const ours = /(?<!\p{L})(bei (uns|mir)|unser\p{L}*|mein(e|er|em|en|es)?|uns|our|my)(?!\p{L})/iu;
/** Begins what another sentence has to go before. */
const continuing =
  /^(außerdem|auch|dazu|zudem|daneben|darüber hinaus|ebenso|ferner|weiterhin|zusätzlich|und|oder|aber|doch|denn|deshalb|daher|darum|dann|dabei|dafür|damit|daraus|darin|darauf|davon|danach|dort|hierbei|hierfür|beides?|trotzdem|deswegen|so (wird|werden|ist|sind|können|entsteh\w+|bleib\w+)|(das|dies|alles das) (ist|sind|war|heißt|geht|macht|machen|ändern|ändert|klingt|bedeutet|schaffen|können|nehmen|übernehmen|erledigen|alles))(?!\p{L})/iu;

/** How much a sentence tells of what the business itself does: the more, the more; below 0 hardly, `refused` where it must not be told. */
export function scoreSentence(sentence: string, own: Own): number {
  if (isRefused(sentence) || isForeign(sentence, own)) return refused;
  const work = workOf(sentence, own);
  let score = work;
  if (speaking.test(sentence)) score += work > 0 ? 3 : 2;
  else if (withUs.test(sentence)) score += work > 0 ? 2.5 : 1.5;
  else if (ours.test(sentence) || offered.test(sentence)) score += 1;
  if (sentence.split(/,| und /).length > 2) score += work > 0 ? 1 : 0.5;
  if (situation.test(sentence)) score -= own.industry === 'Reise & Tourismus' ? 1 : 3;
  if (credential.test(sentence)) score -= 1.5;
  if (insured.test(sentence)) score -= 2;
  if (founding.test(sentence) && work < 2) score -= 1;
  if (life.test(sentence)) score -= 4;
  if (feeling.test(sentence)) score -= 2;
  if (introducing.test(sentence) && work < 1) score -= 3;
  if (narrating.test(sentence)) score -= speaking.test(sentence) ? 1 : 2;
  if (pricesIn(sentence) > 0) score -= 2;
  return score;
}

/** Whether a sentence only stands behind another one. */
export function isContinuing(sentence: string): boolean {
  return continuing.test(sentence);
}

/** What is of another body, or what a builder left in another language. */
function isForeign(sentence: string, { isBusiness, isGerman }: Own): boolean {
  return (isBusiness === true && isOfSupported(sentence)) || (isGerman === true && isEnglish(sentence));
}

function isRefused(sentence: string): boolean {
  return (
    isLeftover(sentence) ||
    isOfOtherMatters(sentence) ||
    tellsNothing(sentence) ||
    isWhereOrWhen(sentence) ||
    pricesIn(sentence) > 1 ||
    (pricesIn(sentence) === 1 && !speaking.test(sentence) && /\d\s?(€|euro|eur|chf|,-)\W*$/i.test(sentence))
  );
}

/** How much of the trade a sentence names, 0-7. */
function workOf(sentence: string, { industry, trade }: Own): number {
  const weights = new Map<string, number>();
  for (const word of new Set((fold(sentence).match(/[a-z]{4,}/g) ?? []).slice(0, mostWords)))
    for (const { term, weight, shares } of meaningsOfWord(word)) {
      if (weight < namingWeight) continue;
      const counted = industry === null || (shares[industry] ?? 0) > 0 ? weight : weight * foreignShare;
      weights.set(term, Math.max(weights.get(term) ?? 0, counted));
    }
  const words = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const deeds = deedsIn(sentence).filter((deed) => (trade === null ? deed.says === 'tells' : deed.trade.id === trade));
  return Math.min(mostWork, words) * perWork + Math.min(mostDeeds, deeds.length * perDeed);
}
