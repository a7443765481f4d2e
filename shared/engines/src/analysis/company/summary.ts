import { namesKind } from '../industry/classify-trade.ts';
import type { Page } from '../page/read-page.ts';
import { answerText } from '../page/text.ts';
import type { Evidence } from '../types.ts';
import { isAdvertising, isOfOthersOrOffer, namesGoods, tellsSomething } from './advertising.ts';
import { enumerationsOn, isEnumeration } from './enumeration.ts';
import { isGerman } from './language.ts';
import { hasLegalForm } from './legal-form.ts';
import { isOfBody, tellsOfAnotherBody } from './other-bodies.ts';
import { descriptions, isBesides, isTitled, type Passage, placedLines, shortest, textOf } from './passages.ts';
import { refersBack } from './refers-back.ts';
import { isContinuing, type Own, refused, scoreSentence } from './score-sentence.ts';
import { isLeftover, isOfOtherMatters, isWhereOrWhen, pricesIn } from './sentence-marks.ts';
import { ended, repeats, saysTheSame, sentencesIn, withoutListMark } from './sentences.ts';
import { speakAlike } from './voice.ts';

const maxLength = 360;
/** Below this length a second passage may add a sentence. */
const enough = 90;
/** Characters of a sentence whose full stop is missing: what is shorter may be a name. */
const leastWithoutEnd = 40;
const mostSentences = 3;
/** Lines of all pages that are read. */
const mostPassages = 250;

interface Sentence {
  readonly text: string;
  readonly score: number;
  /** The same without what it gains by naming the kind of business. */
  readonly plain: number;
}

interface Read extends Passage {
  /** Its place among the passages. */
  readonly at: number;
  sentences: readonly Sentence[];
  /** Of its best sentence, with the bonus. */
  score: number;
  /** The same without what it gains by naming the kind of business. */
  plain: number;
}

/** Whoever reads a summary wants to know first what the business is. */
const namesItself = 1.5;

const unknown: Own = { industry: null, trade: null };
/** What a sentence has to tell to be told, to go before the best one, and to be added from elsewhere. */
const leastTold = 0.5;
const leastBefore = 0.5;
const leastAdded = 0;
/** What names so much is added without the name of a trade or a number. */
const surelyAdded = 2;
/** A description that tells so much is told, whatever stands in the text. */
const wellTold = 3;

/**
 * One to three sentences in the site's own words that tell what the business itself does, each said once, or nothing when it has none. Every
 * sentence is weighed (`scoreSentence`), with where it stands; those around the best one that stand beside it are told with it.
 */
export function summaryOf(pages: readonly Page[], own: Own = unknown): { summary: string; evidence: Evidence[] } {
  const described = descriptions(pages);
  const known = { ...own, isBusiness: !isOfBody(pages), isGerman: isGerman(pages) };
  const text = textOf(pages.filter((page, at) => at === 0 || !known.isBusiness || !tellsOfAnotherBody(page)));
  const read = [...described, ...text]
    .slice(0, mostPassages)
    .map((each, at) => ({ ...readPassage(each, known), at }))
    .filter(({ score }) => score >= leastTold)
    .toSorted((a, b) => Math.sign(rankOf(b) - rankOf(a)) || a.at - b.at);
  const used = chosenOf(read);
  if (used.length === 0) return brief(pages, described);
  const inOrder = used.toSorted((a, b) => a.at - b.at);
  return answer(inOrder.flatMap(({ told }) => told).join(' '), inOrder);
}

type Told = Read & { told: string[] };

/** The best passage, and where it is short the best of those that add something; what the kind is called is said by then. */
function chosenOf(read: readonly Read[]): Told[] {
  const first = read.find((option) => around(option).length > 0);
  if (!first) return [];
  const told = around(first);
  if (told.join(' ').length >= enough) return [{ ...first, told }];
  const others = read.filter((option) => option !== first && option.plain >= leastTold);
  for (const option of others.toSorted((a, b) => plainRankOf(b) - plainRankOf(a) || a.at - b.at)) {
    const more = added(option, told);
    if (more.length > 0)
      return [
        { ...first, told },
        { ...option, told: more },
      ];
  }
  return [{ ...first, told }];
}

function plainRankOf({ isDescription, plain }: Read): number {
  return isDescription && plain >= wellTold ? Number.MAX_VALUE : plain;
}

/** What a site says of itself for machines was chosen to be told: the first that says something goes before all others. */
function rankOf({ isDescription, score }: Read): number {
  return isDescription && score >= wellTold ? Number.POSITIVE_INFINITY : score;
}

function answer(summary: string, passages: readonly Pick<Passage, 'page' | 'passage'>[]) {
  return {
    // 'Leder , Gardinen' was a list with other marks.
    summary: answerText(summary.replace(/\s+(?=[,;.!?](?:\s|$))/g, ''), maxLength),
    evidence: passages.map(({ page, passage }) => ({ page: page.url, passage: answerText(passage, 240) })),
  };
}

function readPassage(passage: Passage, own: Own): Omit<Read, 'at'> {
  const sentences: Sentence[] = [];
  let isElsewhere = isOfOthersOrOffer(passage.passage.slice(0, 60));
  for (const text of sentencesIn(passage.passage)) {
    // What follows an offer, news, a search for staff or names of others goes on with it.
    isElsewhere ||= isOfOtherMatters(text);
    const plain = isElsewhere || !isProse(text) ? refused : scoreSentence(text, own);
    sentences.push({ text, plain, score: plain > 0 && namesKind(text, own.trade) ? plain + namesItself : plain });
  }
  const bestBy = (by: 'score' | 'plain') =>
    Math.max(
      refused,
      ...sentences.map((each, at) => {
        if (refersBack(each.text)) return isLed(sentences, at) ? each[by] - lessBehind : refused;
        return isContinuing(each.text) ? each[by] - 3 : each[by];
      }),
    );
  const [score, plain] = [bestBy('score'), bestBy('plain')];
  // A description that says nothing of the business is a motto.
  const bonus = passage.isDescription && score < leastTold ? Math.min(passage.bonus, leastTold) : passage.bonus;
  return { ...passage, sentences, score: score + bonus, plain: plain + bonus };
}

const nothing: Sentence = { text: '', score: refused, plain: refused };

/** What refers back weighs this much less than what stands alone. */
const lessBehind = 1.5;

/** Whether what a sentence refers to stands before it, in one that may be told: 'Frau Ott leitet das Haus. Seitdem …' */
function isLed(sentences: Read['sentences'], at: number): boolean {
  const before = sentences[at - 1];
  return before !== undefined && before.score > refused && before.text.length >= shortest && !standsBehind(before.text);
}

/** The two sentences that tell most together, where none that stands alone tells enough. */
function ledBy(sentences: Read['sentences']): [string, string] | undefined {
  const alone = Math.max(refused, ...sentences.map(({ text, score }) => (refersBack(text) ? refused : score)));
  if (alone >= leastTold) return undefined;
  const at = sentences.findIndex(
    ({ text, score }, index) => score >= leastTold + lessBehind && refersBack(text) && isLed(sentences, index),
  );
  const [before, behind] = [sentences[at - 1]?.text, sentences[at]?.text];
  return before && behind && before.length + behind.length < maxLength ? [before, behind] : undefined;
}

/** The best sentence of a passage with those beside it that tell something too, in their order. */
function around({ sentences }: Read): string[] {
  const led = ledBy(sentences);
  if (led) return led.map(ended);
  const most = sentences.reduce(
    (one, other) => (other.score > one.score && !refersBack(other.text) ? other : one),
    nothing,
  );
  // Of two that tell about as much, or the same, the first is the one that the others go on from.
  const best = sentences.findIndex(
    (each) =>
      each === most ||
      (each.score >= most.score - 1 && !standsBehind(each.text)) ||
      (each.score >= leastTold && !refersBack(each.text) && saysTheSame(each.text, most.text)),
  );
  const chosen = [best];
  const length = () => chosen.reduce((sum, index) => sum + (sentences[index]?.text.length ?? 0) + 1, 0);
  const text = (index: number) => sentences[index]?.text ?? '';
  const fits = (index: number, least: number) =>
    chosen.length < mostSentences &&
    (sentences[index]?.score ?? refused) >= least &&
    length() + text(index).length <= maxLength - 40 &&
    !chosen.some((other) => saysTheSame(text(other), text(index)));
  for (let index = best - 1; index >= 0 && fits(index, leastBefore) && !isCry(text(index)); index -= 1)
    chosen.unshift(index);
  while (chosen.length > 1 && refersBack(text(chosen[0] ?? best))) chosen.shift();
  for (let index = best + 1; index < sentences.length; index += 1) {
    const isLoose = standsBehind(text(index)) && !chosen.includes(index - 1);
    if (!isLoose && fits(index, text(index).length < shortest ? leastTold : 0)) chosen.push(index);
  }
  if (isContinuing(text(chosen[0] ?? best))) chosen.unshift(...leadingTo(chosen[0] ?? best, sentences, length()));
  return chosen.slice(0, mostSentences).map((index) => ended(text(index)));
}

/** Of 'Ihr Sessel ist alt? Wir polstern ihn neu. Außerdem …' the first two: the last one does not stand without them. */
function leadingTo(index: number, sentences: Read['sentences'], length: number): number[] {
  const [question, answer] = [sentences[index - 2]?.text ?? '', sentences[index - 1]];
  const isAnswered = answer && answer.score >= leastTold && refersBack(answer.text) && /\?$/.test(question);
  return isAnswered && length + question.length + answer.text.length < maxLength ? [index - 2, index - 1] : [];
}

/** Whether a sentence only stands behind another one. */
function standsBehind(text: string): boolean {
  return isContinuing(text) || refersBack(text);
}

/** 'Auf zum Meer!' opens and tells nothing. */
function isCry(text: string): boolean {
  return text.length < shortest && text.endsWith('!');
}

/** The best sentence of another passage, where it adds something. */
function added({ sentences, bonus }: Read, said: readonly string[]): string[] {
  if (isBesides(bonus)) return [];
  const options = sentences
    .filter(
      ({ text, plain }) => plain >= leastAdded && !standsBehind(text) && (plain >= surelyAdded || tellsSomething(text)),
    )
    .filter(({ text }) => text.length >= shortest && !said.some((other) => repeats(other, text)))
    .filter(({ text }) => said.every((other) => speakAlike(other, text)))
    .toSorted((a, b) => b.plain - a.plain);
  return options.slice(0, 1).map(({ text }) => ended(text));
}

/** Whole sentences, or what is made and sold one after another; not a list of keywords. */
function isProse(text: string): boolean {
  const words = text.split(/\s+/).length;
  const commas = text.split(',').length - 1;
  if (!/\p{Ll}{3}/u.test(text) || endsWithLegalForm(text)) return false;
  const isWhole = text.length >= leastWithoutEnd || /[.!…:"“]$/.test(text);
  return (isWhole && words >= 3 && commas < words / 2.5) || isEnumeration(text);
}

/** 'Rückenwind Fahrräder, Janssen & Krug GbR' is a firm and no sentence. */
function endsWithLegalForm(text: string): boolean {
  return hasLegalForm(text.split(/\s+/).slice(-2).join(' '));
}

/** Few words where a site has no sentence: a list of what it does, a description, or a line that names what is made or sold. */
function brief(pages: readonly Page[], described: readonly Passage[]) {
  const options = [
    ...described.filter(({ passage }) => isBrief(passage)).map(({ page, passage }) => ({ page, passage })),
    ...enumerationsOn(pages),
    ...briefLines(pages),
  ];
  const [short] = options;
  return short ? answer(ended(short.passage), [short]) : answer('', []);
}

/** What is made or sold, where a start page has no whole sentence: 'Ziegenkäse aus eigener Milch'. */
function briefLines([start]: readonly Page[]): Array<Pick<Passage, 'page' | 'passage'>> {
  const lines = start ? placedLines(start).filter(({ line, bonus }) => !isBesides(bonus) && !line.apart) : [];
  return lines
    .map(({ line }) => withoutListMark(line.text))
    .filter((text) => isBrief(text) && !isTitled(text) && !/\d/.test(text) && namesGoods(text))
    .map((text) => ({ page: start as Page, passage: text }));
}

/** A description of a few words, where a site has no sentence: 'Café mit Garten in Leipzig'. */
function isBrief(text: string): boolean {
  return (
    text.length >= 12 &&
    text.length < 160 &&
    text.trim().split(/\s+/).length >= 3 &&
    !isLeftover(text) &&
    !isOfOtherMatters(text) &&
    !isWhereOrWhen(text) &&
    !refersBack(text) &&
    pricesIn(text) === 0 &&
    !/\?/.test(text) &&
    !isAdvertising(text)
  );
}
