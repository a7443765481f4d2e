import type { IndustryLabel } from '@rezenso/contract/vocabulary';
import { allTrades, industriesOf, mayCompete, type Trade, wordsOfTrade } from '../../trades/index.ts';
import { bareHost } from '../page/host.ts';
import { isOrganisation } from '../page/json-ld.ts';
import type { Page } from '../page/read-page.ts';
import { fold, wordsOf } from '../page/text.ts';
import { withoutCustomers } from './about-others.ts';
import { tradeWordsOf } from './borrowed-words.ts';
import { craftSurnameOf } from './craft-surname.ts';
import { type FoundDeed, findDeeds } from './find-deeds.ts';
import { selfStatements } from './self-statements.ts';

/** How much it says when a business calls itself so, by where it does. */
const places = {
  schema: 8,
  vagueType: 3,
  name: 3.2,
  title: 3,
  h1: 2.4,
  domain: 2,
  description: 2,
  h2: 0.5,
  self: 3,
} as const;
type Place = keyof typeof places;

/** Types that builders give to many kinds of business: they say how one sells, or that there are sports. */
const vagueTypes = new Set(['OnlineStore', 'SportsActivityLocation']);

/** As much as a name or a title says; a description alone is too little. */
const enough = 3;
/** As much as one deed and something that goes with it. */
const moreThanOnce = 4;
/** The leading trade has at least this many times the points of the next one. */
const clearlyAhead = 1.5;
const maxWords = 400;
const maxHeadings = 30;
const deedPoints = { tells: 3, aloneVerb: 2, hints: 1 } as const;
/** As much as three deeds. */
const often = 9;
/** Letters by which two words are one. */
const stem = 5;
/** A sailing school is no school. */
const neverHead = new Set(['schule', 'klinik', 'garage']);
/** A term of this length is found anywhere in a compound ('physiotherapiezentrum'), a shorter one only at its end. */
const longTerm = 8;
const shortestTail = 5;

interface Term {
  readonly words: readonly string[];
  readonly trade: Trade;
}

let compiled: readonly Term[] | undefined;

/** How often and where pages name each kind, and the same with what they say that the business does. */
export interface KindsSaid {
  readonly named: ReadonlyMap<Trade, number>;
  readonly told: ReadonlyMap<Trade, number>;
  /** The kinds that the data for machines say by their type. */
  readonly typed: ReadonlySet<Trade>;
}

/** @param name the company's name */
export function kindsSaid(pages: readonly Page[], name: string): KindsSaid {
  const named = namedBy(pages, name);
  const typed = new Set(typesOf(pages).flatMap((type) => (vagueTypes.has(type) ? [] : tradesOfType(type))));
  return { named, told: withDeeds(withStatements(named, pages, name), findDeeds(pages, name)), typed };
}

/**
 * The kind of business that the pages name: by its schema.org type, and by the words with which it calls itself in name,
 * address, titles and headings.
 * @param industry what the pages were found to speak for; only trades of it count
 * @returns the trade's id, or null unless one is clearly ahead
 */
export function classifyTrade({ named: points, told: all }: KindsSaid, industry: IndustryLabel | null): string | null {
  const isOfIndustry = (trade: Trade) =>
    industry === null || industriesOf(trade).some((one) => one === industry.toLowerCase());
  const named = [...points].filter(([trade]) => isOfIndustry(trade));
  const leader = leading(named);
  if (leader) return leader.id;
  const ofIndustry = [...all].filter(([trade]) => isOfIndustry(trade));
  // Who calls itself two things is both, whatever it says of one of them, unless the two do much the same.
  if (named.filter(([, each]) => each >= enough).length > 1) return foremostOfAKind(ofIndustry)?.id ?? null;
  const done = leading(ofIndustry) ?? foremostOfAKind(ofIndustry);
  const most = Math.max(0, ...all.values());
  return done && (all.get(done) ?? 0) >= most ? done.id : null;
}

/** How often and where the pages name each kind. */
function namedBy(pages: readonly Page[], name: string): Map<Trade, number> {
  const points = new Map<Trade, number>();
  const [start] = pages;
  if (!start) return points;
  const surname = craftSurnameOf(name);
  const known = start.language.startsWith('en') ? [...terms(), ...englishTerms()] : terms();
  for (const [place, text] of selfDescriptions(start, name)) {
    const isType = place === 'schema' || place === 'vagueType';
    for (const trade of isType ? tradesOfType(text) : tradesNamedIn(text, surname, known))
      points.set(trade, (points.get(trade) ?? 0) + places[place]);
  }
  for (const [general, special] of specialKinds()) {
    const [less, more] = [points.get(general), points.get(special)];
    if (less === undefined || more === undefined) continue;
    points.set(special, less + more);
    points.delete(general);
  }
  return points;
}

let special: ReadonlyArray<readonly [general: Trade, special: Trade]> | undefined;

/** Who calls himself 'Gutachter' in one place and 'Kfz-Gutachter' in another is the latter: kinds of which a word is one of another kind's, with more before it. */
function specialKinds(): ReadonlyArray<readonly [general: Trade, special: Trade]> {
  special ??= terms().flatMap((one) => {
    const [before = '', last = '', ...rest] = one.words;
    if (rest.length > 0 || last.length < longTerm || terms().some(({ words }) => words.join(' ') === before)) return [];
    const general = terms().find((other) => other.words.join(' ') === last)?.trade;
    return general && general !== one.trade ? [[general, one.trade] as const] : [];
  });
  return special;
}

/** A kind by which the pages call the business, or of which they say what it does. */
export interface NamedTrade {
  readonly trade: Trade;
  /** How often and where they name it; 0 where they only say what it does. */
  readonly named: number;
  /** The same with what they say that it does. */
  readonly told: number;
  /** Whether the data for machines say so by their type. */
  readonly isTyped: boolean;
}

/** The kind by which the pages call the business and that is clearly ahead, else the one of which they say what it does, whatever they speak of otherwise. */
export function tradeNamedBy({ named: points, told: all, typed }: KindsSaid): NamedTrade | undefined {
  const called = leading([...points]);
  const doing = leading([...all]);
  // Who calls itself two things is both, whatever it says of one of them.
  const isOfSeveral = !called && [...points.values()].some((each) => each >= enough);
  const trade = called ?? (isOfSeveral || Math.max(0, ...all.values()) < moreThanOnce ? undefined : doing);
  if (!trade) return undefined;
  // By what it calls itself it needs no lead, only that nothing else is told more.
  const isMostTold = (all.get(trade) ?? 0) >= Math.max(0, ...all.values());
  const told = doing === trade || (called && isMostTold) ? (all.get(trade) ?? 0) : 0;
  const named = called ? (points.get(trade) ?? 0) : 0;
  return { trade, named, told: Math.max(named, told), isTyped: called !== undefined && typed.has(trade) };
}

/** The trade that is clearly ahead. */
function leading(points: ReadonlyArray<readonly [Trade, number]>): Trade | undefined {
  const [first, second] = points.toSorted((a, b) => b[1] - a[1]);
  if (!first || first[1] < enough) return undefined;
  return second && first[1] < clearlyAhead * second[1] ? undefined : first[0];
}

/** 'Wir sind eine Ölmühle' names the kind as a title does, where name and titles do not. */
function withStatements(named: ReadonlyMap<Trade, number>, pages: readonly Page[], name: string): Map<Trade, number> {
  const points = new Map(named);
  const surname = craftSurnameOf(name);
  const said = new Set(
    selfStatements(pages).flatMap(({ text, isEnglish }) => [
      ...tradesNamedIn(text, surname, isEnglish ? englishTerms() : terms()),
    ]),
  );
  for (const trade of said) points.set(trade, (points.get(trade) ?? 0) + places.self);
  return points;
}

/** Of two kinds that are told about equally often and do much the same (a roastery with a café, books and taxes) the one that is told more. */
function foremostOfAKind(points: ReadonlyArray<readonly [Trade, number]>): Trade | undefined {
  const [first, second, third] = points.toSorted((a, b) => b[1] - a[1]);
  if (!first || !second || first[1] < often) return undefined;
  const isAlone = !third || first[1] >= clearlyAhead * third[1];
  return isAlone && mayCompete(first[0].id, second[0].id) ? first[0] : undefined;
}

/** A business that does not name its kind says what it does. */
function withDeeds(named: ReadonlyMap<Trade, number>, deeds: readonly FoundDeed[]): Map<Trade, number> {
  const points = new Map(named);
  const used = new Map<Trade, Set<string>>();
  for (const { trade, term, says, share } of deeds.toSorted((a, b) => pointsOf(b) - pointsOf(a))) {
    // 'Hochzeitsfotos' is no second proof beside 'Ich mache Hochzeitsfotos'.
    const stems = term.split('+').map((part) => part.replace(/[=-]/g, '').slice(0, stem));
    const before = used.get(trade) ?? new Set();
    if (says === 'otherwise' || stems.every((each) => before.has(each))) continue;
    used.set(trade, new Set([...before, ...stems]));
    // A hint is one also where it stands in the title: several are needed.
    const weight = says === 'hints' ? Math.min(1, share) : share;
    points.set(trade, (points.get(trade) ?? 0) + weight * pointsOf({ term, says }));
  }
  if (Math.max(0, ...points.values()) < enough)
    for (const { trade, says } of deeds) if (says === 'otherwise') points.set(trade, (points.get(trade) ?? 0) + enough);
  return points;
}

/** 'Ich begleite' is said by many who begin and end with it. */
function pointsOf({ term, says }: Pick<FoundDeed, 'term' | 'says'>): number {
  if (says === 'hints') return deedPoints.hints;
  return /^(@\+[^+]+|[^+]+\+@)$/.test(term) ? deedPoints.aloneVerb : deedPoints.tells;
}

function selfDescriptions(start: Page, name: string): Array<[Place, string]> {
  const host = bareHost(new URL(start.url)).replace(/\.[a-z]+$/, '');
  const things = start.things.filter(isOrganisation).slice(0, 2);
  const headings = start.headings.slice(0, maxHeadings);
  return [
    ...typesOf([start]).map((type): [Place, string] => [vagueTypes.has(type) ? 'vagueType' : 'schema', type]),
    ['name', name],
    ['domain', host.replace(/[.-]/g, ' ')],
    ['title', start.title],
    ['description', [start.description, ...things.map(({ description }) => description)].join(' ')],
    ['h1', headings.flatMap(({ level, text }) => (level === 1 ? [text] : [])).join(' ')],
    ['h2', headings.flatMap(({ level, text }) => (level === 1 ? [] : [text])).join(' ')],
  ];
}

function typesOf([start]: readonly Page[]): string[] {
  const things = start?.things.filter(isOrganisation).slice(0, 2) ?? [];
  return things.flatMap(({ types }) => types);
}

function tradesOfType(type: string): Trade[] {
  return [...allTrades().values()].filter(({ schemaTypes }) => schemaTypes.includes(type));
}

/** Each trade once, however often it is named; of terms that lie within one another the longer one. */
function tradesNamedIn(text: string, surname: string, known: readonly Term[]): Set<Trade> {
  const words = tradeWordsOf(withoutCustomers(text))
    .filter((word) => word !== surname)
    .slice(0, maxWords);
  const found = known.filter((term) => words.some((_, position) => isAt(words, position, term.words)));
  const isCovered = (term: Term) =>
    found.some(
      (other) => other !== term && other.words.join(' ').length > term.words.join(' ').length && holds(other, term),
    );
  return new Set(found.filter((term) => !isCovered(term)).map(({ trade }) => trade));
}

/** Whether a text calls a business by a kind: 'Vier Escape Rooms mitten in Linz'. */
export function namesKind(text: string, id: string | null): boolean {
  if (id === null) return false;
  return [...tradesNamedIn(text, '', terms())].some((trade) => trade.id === id);
}

function holds(longer: Term, shorter: Term): boolean {
  return longer.words.join(' ').includes(shorter.words.join(' '));
}

function isAt(words: readonly string[], position: number, term: readonly string[]): boolean {
  return term.every((part, offset) => {
    const word = words[position + offset] ?? '';
    if (offset < term.length - 1 || part.length < shortestTail || neverHead.has(part)) return word === part;
    return part.length >= longTerm ? word.includes(part) : word.endsWith(part) || word === `${part}s`;
  });
}

function terms(): readonly Term[] {
  compiled ??= [...allTrades().values()].flatMap((trade) =>
    [...new Set([fold(trade.name), ...trade.words])].map((term) => ({ words: wordsOf(term), trade })),
  );
  return compiled;
}

let compiledEnglish: readonly Term[] | undefined;

/** Kinds by their English names: 'coffee roaster', 'insurance agency or broker'. */
function englishTerms(): readonly Term[] {
  compiledEnglish ??= [...allTrades().values()].flatMap((trade) =>
    wordsOfTrade(trade, 'en')
      .name.split(/ or (?=\w+$)/)
      .map((name) => ({ words: wordsOf(fold(name)), trade })),
  );
  return compiledEnglish;
}
