import { entriesOf } from '@rezenso/contract/own-keys';
import { type IndustryLabel, industryLabels } from '@rezenso/contract/vocabulary';
import { bareHost } from '../page/host.ts';
import { isOrganisation } from '../page/json-ld.ts';
import type { Page } from '../page/read-page.ts';
import { answerText, wordsOf } from '../page/text.ts';
import type { Evidence } from '../types.ts';
import { isAboutOthers, isCredit, withoutCustomers } from './about-others.ts';
import { tradeWordsOf } from './borrowed-words.ts';
import { imprintCues, meaningOfType, type Shares } from './business-types.ts';
import { calibrate } from './calibration.ts';
import { craftSurnameOf } from './craft-surname.ts';
import { findDeeds } from './find-deeds.ts';
import { type Meaning, meaningsOfPhrase, meaningsOfWord } from './lexicon.ts';
import { moveToOnline, shopCues } from './online-shop.ts';
import { sharesOf } from './trade-terms.ts';

export interface Classification {
  industry: IndustryLabel | null;
  /** Calibrated probability that the industry is right, 0-1. */
  confidence: number;
  /** What the calibration starts from: the leading industry's share of all evidence, lowered when there is little. */
  raw: number;
  /** How far the evidence itself is of one industry; the confidence is never higher. */
  purity: number;
  evidence: Evidence[];
  /** How much speaks for each industry. */
  points: ReadonlyMap<IndustryLabel, number>;
}

interface Signal {
  shares: Shares;
  /** Whether it names a trade. */
  isNaming: boolean;
  points: number;
  page: string;
  passage: string;
}

/** How much a word says by where it stands. */
const places = {
  name: 3.2,
  title: 3,
  h1: 2.4,
  description: 2,
  h2: 1,
  keywords: 0.8,
  domain: 2,
  nav: 0.35,
  body: 0.45,
  others: 0.1,
} as const;
type Place = keyof typeof places;

const maxBodyLines = 900;
/** Per page; a word that nobody knows is looked up in all its parts. */
const maxBodyCharacters = 100_000;
/** Evidence worth this many points in one industry halves the doubt that there is too little of it. */
const littleEvidence = 6;

/** Which of the 15 industries the pages speak for. `name` is the company's name, which often says its trade. */
export function classify(pages: readonly Page[], name: string, location = ''): Classification {
  const signals = [
    ...pages.flatMap(typeSignals),
    ...pages.flatMap(imprintSignals),
    ...wordSignals(pages, name, location),
    ...deedSignals(pages, name),
  ];
  const points = new Map<IndustryLabel, number>(industryLabels.map((label) => [label, 0]));
  for (const signal of signals) {
    for (const [industry, share = 0] of entriesOf(signal.shares))
      points.set(industry, (points.get(industry) ?? 0) + signal.points * share);
  }
  moveToOnline(points, shopCues(pages));
  const ranked = [...points.entries()].sort((a, b) => b[1] - a[1]);
  const [industry, top] = ranked[0] ?? ['Sonstiges', 0];
  if (top < 1) return { industry: null, confidence: 0, raw: 0, purity: 0, evidence: [], points };
  // Squares let a clear leader stand out from the long tail of words that every site has.
  const total = ranked.reduce((sum, [, each]) => sum + each ** 1.5, 0);
  const raw =
    (top ** 1.5 / total) * (top / (top + littleEvidence)) * diversity(signals, industry) * naming(signals, industry);
  const evidence = signals
    .filter((signal) => (signal.shares[industry] ?? 0) > 0.25)
    .sort((a, b) => b.points * (b.shares[industry] ?? 0) - a.points * (a.shares[industry] ?? 0));
  const purity = purityOf(signals, industry);
  return {
    industry,
    confidence: Math.min(calibrate(raw), purity),
    raw,
    purity,
    evidence: distinct(evidence, 3),
    points,
  };
}

/**
 * How far the evidence itself is of one industry: a bakery is retail, craft and kitchen at once, and no number of words
 * about bread makes it less so.
 */
function purityOf(signals: readonly Signal[], industry: IndustryLabel): number {
  let [sum, own] = [0, 0];
  for (const { shares, points } of signals) {
    const share = shares[industry] ?? 0;
    if (share === 0) continue;
    sum += points;
    own += points * share;
  }
  return sum === 0 ? 0 : Math.round((own / sum) * 100) / 100;
}

/** Words that belong to a trade prove less than one that names it, its type or its chamber. */
function naming(signals: readonly Signal[], industry: IndustryLabel): number {
  return signals.some(({ shares, isNaming }) => isNaming && (shares[industry] ?? 0) > 0.25) ? 1 : unnamed;
}

const unnamed = 0.7;
const deedPoints = { tells: 1.5, hints: 0.5, otherwise: 1.5 } as const;
/** Of the lexicon's words, those that name a trade. */
const namingWeight = 3;

/** One word, however often repeated, proves less than several: the effective number of signals, as a factor below 1. */
function diversity(signals: readonly Signal[], industry: IndustryLabel): number {
  const points = signals.map((signal) => signal.points * (signal.shares[industry] ?? 0));
  const sum = points.reduce((total, each) => total + each, 0);
  const squares = points.reduce((total, each) => total + each * each, 0);
  const effective = squares > 0 ? (sum * sum) / squares : 1;
  return effective / (effective + 0.6);
}

function typeSignals(page: Page): Signal[] {
  const signals: Signal[] = [];
  for (const thing of page.things.filter(isOrganisation).slice(0, 5)) {
    for (const type of thing.types) {
      const meaning = meaningOfType(type);
      if (meaning)
        signals.push({
          shares: meaning.shares,
          isNaming: meaning.isSpecific,
          points: meaning.isSpecific ? 12 : 2,
          page: page.url,
          passage: `schema.org: ${type}`,
        });
    }
  }
  return signals.slice(0, page.kind === 'start' ? 2 : 0);
}

function imprintSignals(page: Page): Signal[] {
  if (page.kind !== 'imprint' && page.kind !== 'start') return [];
  const signals: Signal[] = [];
  for (const { cue, weight, shares } of imprintCues) {
    const line = page.lines.find((each) => cue.test(each.text));
    if (line)
      signals.push({
        shares,
        isNaming: true,
        points: page.kind === 'imprint' ? weight : weight / 2,
        page: page.url,
        passage: line.text,
      });
  }
  return signals;
}

/** What a business says it does, unless the lexicon knows the word. A term of several kinds is of the industries of all of them. */
function deedSignals(pages: readonly Page[], name: string): Signal[] {
  return findDeeds(pages, name)
    .filter(({ term }) => term.includes('+') || meaningsOfWord(term.replace(/[=-]/g, '')).length === 0)
    .map(({ trade, says, share, page, passage }) => ({
      shares: sharesOf(trade),
      isNaming: says !== 'hints',
      points: share * deedPoints[says],
      page,
      passage,
    }));
}

/** Each word of the lexicon counts once, by its best places and, slowly growing, by how often it stands in the text. */
function wordSignals(pages: readonly Page[], name: string, location: string): Signal[] {
  const found = new Map<
    string,
    { meaning: Meaning; counts: Map<Place, number>; best: number; page: string; passage: string }
  >();
  // 'Ingolstadt' is no town to visit, who sits in the Industriestraße need not be industry, and 'Weingut Glaser' makes no windows.
  const town = new Set(wordsOf(location));
  const surname = craftSurnameOf(name);
  const isNoTrade = (word: string) => word === surname || town.has(word) || /.(strasse|gasse|allee)$/.test(word);
  const count = (place: Place, page: string, passage: string) => {
    for (const meaning of meaningsOf(passage, isNoTrade)) {
      const known = found.get(meaning.term) ?? { meaning, counts: new Map<Place, number>(), best: 0, page, passage };
      known.counts.set(place, (known.counts.get(place) ?? 0) + 1);
      if (meaning.weight > known.meaning.weight) known.meaning = meaning;
      if (places[place] > known.best) Object.assign(known, { best: places[place], page, passage });
      found.set(meaning.term, known);
    }
  };
  const start = pages[0];
  if (!start) return [];
  count('name', start.url, name);
  count(
    'domain',
    start.url,
    bareHost(new URL(start.url))
      .replace(/\.[a-z]+$/, '')
      .replace(/[.-]/g, ' '),
  );
  for (const page of pages) countPage(page, page === start, count);
  return [...found.values()].map(({ meaning, counts, page, passage }) => ({
    shares: meaning.shares,
    isNaming: meaning.weight >= namingWeight,
    points:
      (meaning.weight / 3) * [...counts].reduce((sum, [place, times]) => sum + places[place] * growth(place, times), 0),
    page,
    passage,
  }));
}

function countPage(page: Page, isStart: boolean, count: (place: Place, page: string, passage: string) => void): void {
  if (page.kind === 'imprint') return;
  if (isStart) {
    count('title', page.url, withoutCustomers(page.title));
    count('description', page.url, withoutCustomers(page.description));
    count('keywords', page.url, page.keywords);
    for (const thing of page.things.filter(isOrganisation).slice(0, 2))
      count('description', page.url, withoutCustomers(thing.description));
  }
  for (const heading of page.headings.slice(0, 60))
    count(isStart && heading.level === 1 ? 'h1' : 'h2', page.url, withoutCustomers(heading.text));
  let read = 0;
  for (const line of page.lines.slice(0, maxBodyLines)) {
    read += line.text.length;
    if (read > maxBodyCharacters) break;
    if (isCredit(line.text)) continue;
    if (line.zone !== 'main') count('nav', page.url, line.text);
    else
      for (const sentence of line.text.split(sentenceEnd, mostSentences))
        count(isAboutOthers(sentence) ? 'others' : 'body', page.url, sentence);
  }
}

const sentenceEnd = /(?<=[.!?]) (?=\p{Lu})/u;
const mostSentences = 200;
/** A word said ten times in a text is worth about three times one said once. */
function growth(place: Place, times: number): number {
  if (place === 'body' || place === 'others') return Math.log2(1 + times);
  if (place === 'h2') return Math.min(3, Math.sqrt(times));
  return 1;
}

function meaningsOf(text: string, isNoTrade: (word: string) => boolean): Meaning[] {
  const words = tradeWordsOf(text.replace(imageOfLogo, '$1')).slice(0, 2_000);
  return words.flatMap((word, index) => {
    if (isNoTrade(word)) return [];
    const phrases = meaningsOfPhrase(words, index);
    return phrases.length > 0 ? phrases : meaningsOfWord(word);
  });
}

/** 'Blumen Rosenrot Logo' describes a picture of Blumen Rosenrot. */
const imageOfLogo = /^(.{0,60})(?<!\p{L})logo$/iu;

/** The first passages that differ. */
function distinct(evidence: readonly Evidence[], most: number): Evidence[] {
  const passages = new Map<string, Evidence>();
  for (const { page, passage } of evidence) {
    if (passages.size >= most) break;
    const quoted = answerText(passage, 240);
    if (!passages.has(quoted)) passages.set(quoted, { page, passage: quoted });
  }
  return [...passages.values()];
}
