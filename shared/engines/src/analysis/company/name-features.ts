import { wordsOf } from '../page/text.ts';
import { isSameFirm, sharesOwnName } from './firm.ts';
import { hasLegalForm } from './legal-form.ts';
import type { ComparedName } from './name-candidates.ts';
import { soundsLikeSlogan } from './name-noise.ts';
import { arePartners, arePersons } from './person.ts';
import { domainBonus, spelled } from './score-name.ts';
import { isOperator, isOperatorOf, isTradeWord, ownWords, sayOnlyGoods } from './trade-name.ts';

/** A candidate with how much speaks for it as the business (`scoreOf`). */
export interface ScoredName {
  readonly candidate: ComparedName;
  readonly score: number;
}

/** What a name is compared with. */
export interface Around {
  /** The best name without a legal form that a page shows outside of its imprint. */
  readonly shown: ScoredName;
  readonly all: readonly ScoredName[];
  /** The words of the place, and the domain without its ending, folded. */
  readonly place: readonly string[];
  readonly domain: string;
}

/** What speaks for or against a name as the one to be listed by: 0 or 1 unless said otherwise. */
export type Features = ReturnType<typeof featuresOf>;

const mostTrade = 2;
const mostMore = 3;
/** A point of the score is worth this much of a feature; what lies further behind than that many is as good as out. */
const scoreUnit = 1 / 4;
const farthest = -3;
/** How sure the imprint is of a name without and with a legal form. */
const headWeight = 4;
const firmWeight = 5;

/** The features of one writing of a name. */
export function featuresOf({ candidate, score }: ScoredName, around: Around) {
  const { name, words } = candidate;
  const key = words.join(' ');
  const same = around.all.map((each) => each.candidate).filter((other) => other.words.join(' ') === key);
  const isLegal = hasLegalForm(name);
  // 'hundeschule-erfurt.de' is found by what people look for: it spells no name that says only what and where.
  const saysWhatAndWhere = words.length > 1 && ownWords(words).every((word) => around.place.includes(word));
  const bonus = saysWhatAndWhere && !isLegal ? 0 : domainBonus(name, around.domain);
  return {
    score: Math.max(farthest, (score - around.shown.score) * scoreUnit),
    joined: Number(/[,:;|]| [–-] /.test(name)),
    slogan: Number(soundsLikeSlogan(name)),
    ...personOf(name, isLegal, around),
    /** Whether all, and how much, of the address is in it. */
    spelled: Number(bonus >= spelled),
    inDomain: bonus / spelled,
    ofDomain: Number(candidate.source === 'domain'),
    ...sourcesOf(same, isLegal),
    ...firmOf(candidate, same, isLegal, around),
    ...wordsBeside(candidate, same, isLegal, around),
    ...placeOf(candidate, same, isLegal, around.place),
  };
}

/** How people are in it: as its whole, beside another name that is shown, or with their work. */
function personOf(name: string, isLegal: boolean, { shown }: Around) {
  const persons = !isLegal && arePersons(name);
  return {
    persons: Number(persons),
    personsBeside: Number(persons && !arePersons(shown.candidate.name)),
    personAtWork: Number(isPersonAtWork(name)),
  };
}

/** 'Hufschmied Torben Lührs', 'Lena Amsel Fotografie'. */
function isPersonAtWork(name: string): boolean {
  const written = name.split(' ');
  const [first = '', last = ''] = [written[0], written.at(-1)];
  return (
    (isTradeWord(first) && arePersons(written.slice(1).join(' '))) ||
    (isTradeWord(last) && arePersons(written.slice(0, -1).join(' ')))
  );
}

/** Who writes it so. */
function sourcesOf(same: readonly ComparedName[], isLegal: boolean) {
  const from = (pattern: RegExp) => Number(same.some(({ source }) => pattern.test(source)));
  const writers = new Set(same.map(({ source, page }) => `${source} ${page}`)).size;
  return {
    /** A logarithm of how many. */
    writers: Math.log2(1 + writers),
    kinds: Math.log2(1 + new Set(same.map(({ source }) => source)).size),
    data: from(/json-ld/),
    site: from(/^site$/),
    signed: from(/copyright/),
    titled: from(/^title$/),
    headingOnly: Number(same.every(({ source }) => source === 'heading')),
    head: Number(isHead(same) && !isLegal),
    imprintOnly: Number(same.every(({ source }) => source === 'imprint') && !isLegal),
  };
}

/** How a firm goes with the name that is shown. */
function firmOf(candidate: ComparedName, same: readonly ComparedName[], isLegal: boolean, around: Around) {
  const { shown, place } = around;
  const { name, words } = candidate;
  const bare = shown.candidate.words.filter((word) => !place.includes(word));
  const isSame = isLegal && isSameFirm(bare.length > 0 ? bare : shown.candidate.words, candidate);
  const isSharing = isLegal && !isSame && sharesOwnName(shown.candidate.words, candidate);
  const isRunning = isOperatorOf(name, shown.candidate.name);
  const shared = ownWords(words).some((word) => word.length > 3 && shown.candidate.words.includes(word));
  return {
    sameFirm: Number(isSame && !isRunning),
    sharingFirm: Number(isSharing && !isRunning),
    partlyFirm: Number(isLegal && !isSame && !isSharing && shared),
    /** A firm that has nothing of the name that is shown. */
    otherFirm: Number(isLegal && !isSame && !isSharing && !shared),
    partners: Number(isLegal && arePartners(name)),
    running: Number(isRunning),
    holding: Number(isOperator(name)),
    firmHead: Number(isLegal && same.some(({ source, weight }) => weight >= firmWeight && source === 'imprint')),
    firmData: Number(isLegal && same.some(({ source }) => source === 'json-ld')),
  };
}

/** Words of the trade, and what it has more or less than the name that is shown. */
function wordsBeside({ name, words }: ComparedName, same: readonly ComparedName[], isLegal: boolean, around: Around) {
  const shown = around.shown.candidate.words;
  const own = ownWords(words);
  const ownShown = ownWords(shown);
  const trade = words.filter(isTradeWord).length;
  const more = words.filter((word) => !shown.includes(word));
  const isGoodsOnly = own.length > 0 && sayOnlyGoods(words.filter((word) => !around.place.includes(word)));
  // Words of the trade speak for a name that has others beside them.
  const isBare = own.length === 0 || isGoodsOnly;
  const isShorter = words.length < shown.length && more.length === 0;
  return {
    trade: isBare ? 0 : Math.min(trade, mostTrade),
    tradeFirst: Number(!isBare && isTradeWord(wordsOf(name)[0] ?? '')),
    tradeMore: Number(words.length > shown.length && more.every(isTradeWord)),
    ownless: Number(own.length === 0),
    goodsOnly: Number(isGoodsOnly),
    less: Number(ownShown.some((word) => !words.includes(word))),
    more: Math.min(mostMore, own.filter((word) => !ownShown.includes(word) && !around.place.includes(word)).length),
    reordered: Number(more.length === 0 && words.length === shown.length && words.join(' ') !== shown.join(' ')),
    /** The imprint's first line around the name that is shown, or shorter than it. */
    lineAround: Number(
      !isLegal && isHead(same) && more.length > 0 && ` ${words.join(' ')} `.includes(` ${shown.join(' ')} `),
    ),
    lineWithin: Number(!isLegal && isHead(same) && isShorter),
  };
}

function placeOf({ words }: ComparedName, same: readonly ComparedName[], isLegal: boolean, place: readonly string[]) {
  const isPlaced = !isLegal && words.some((word) => place.includes(word));
  return {
    place: Number(isPlaced),
    placeInData: Number(isPlaced && same.every(({ source }) => source === 'json-ld')),
    placeSigned: Number(isPlaced && same.some(({ source }) => /imprint|copyright/.test(source))),
  };
}

function isHead(same: readonly ComparedName[]): boolean {
  return same.some(({ source, weight }) => source === 'imprint' && weight >= headWeight);
}
