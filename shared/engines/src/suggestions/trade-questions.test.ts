import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { fieldWords, foreignWord } from '../../testing/index.ts';
import { allTrades, findTrade, type Trade } from '../trades/index.ts';
import { draftReview } from './index.ts';
import { questionsOfTrade } from './trade-questions.ts';

const all = [...allTrades().values()];

describe('the questions of every trade', () => {
  it('are at least three of its own and three of its way of doing business, each once', () => {
    for (const { name } of all) {
      const { own, shared } = questionsOf(name);
      const questions = [...own, ...shared].map(({ question }) => question);
      expect({ name, own: own.length >= 3, shared: shared.length >= 3 }).toEqual({ name, own: true, shared: true });
      expect({ name, twice: questions.filter((one, index) => questions.indexOf(one) !== index) }).toEqual({
        name,
        twice: [],
      });
    }
  });

  it('stand in one group each, and no group names a trade that does not exist', () => {
    const grouped = rowsOf('src/suggestions/trade-groups.tsv').flatMap(([, , trades = '']) => trades.split(' '));
    expect(grouped.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });

  it('are all asked of somebody', () => {
    const asked = new Set(rowsOf('src/suggestions/trade-groups.tsv').flatMap((row) => row.slice(0, 2)));
    expect(rowsOf('src/suggestions/trade-questions.tsv').filter(([of = '']) => !asked.has(of))).toEqual([]);
  });

  it('are questions with a sentence begun and not ended, and name no opinion', () => {
    for (const { name } of all)
      for (const { question, beginning } of aspectsOf(name)) {
        expect(question).toMatch(/^\p{Lu}[^?!.]{9,100}\?$/u);
        expect(beginning).toMatch(/^\p{Lu}[^?!.]*[\p{L},]$/u);
        expect(`${question} ${beginning}`).not.toMatch(/Stern|\b(super|toll|begeistert|perfekt|schlecht)\b|empfehlen/i);
      }
  });

  it('stand alone: none speaks of something that only another one names', () => {
    const pronoun = /(?<!\p{L})(?:sie|er|ihm|ihn|ihnen)(?!\p{L})/u;
    for (const { name } of all)
      for (const { question, beginning } of aspectsOf(name)) {
        expect(question.split(',')[0]).not.toMatch(pronoun);
        expect(beginning).not.toMatch(pronoun);
      }
  });

  it('say du', () => {
    for (const { name } of all) {
      const text = textsOf(name).join('\n');
      expect(text).not.toMatch(/(?<![.?!] |^)\b(?:Sie|Ihnen|Ihre?[mnrs]?|Ihr)\b/mu);
      expect(text).toMatch(/\b(?:du|dir|dich|deine?[mnrs]?|ihr|euch|eure?[mnrs]?)\b/);
    }
  });

  it('ask for nothing of another field', () => {
    const foreign = all.flatMap((trade) => textsOf(trade.name).map((text) => [trade.name, foreignWord(text, trade)]));
    expect(foreign.filter(([, word]) => word !== undefined)).toEqual([]);
  });

  it('would be noticed at nineteen of twenty wrong trades', () => {
    const pairs = all.flatMap((trade) =>
      all
        .filter(({ industries }) => !industries.some((id) => trade.industries.includes(id)))
        .map((other) => [trade, other] as const),
    );
    const noticed = pairs.filter(([trade, { name }]) => textsOf(name).some((text) => foreignWord(text, trade)));
    expect(noticed.length / pairs.length).toBeGreaterThan(0.95);
  });

  it('are checked by words that occur in them', () => {
    const text = all.flatMap(({ name }) => textsOf(name)).join('\n');
    expect(fieldWords.filter(([word]) => !word.test(text))).toEqual([]);
  });

  it('are still those that were read and judged', () => {
    const read = rowsOf('bench/suggestions/questions-read.tsv');
    expect(read.length).toBeGreaterThanOrEqual(120);
    for (const [id = '', question = '', verdict] of read) {
      const asked = aspectsOf(findTrade(id)?.name ?? '').map((aspect) => aspect.question);
      expect({ id, question, isAsked: asked.includes(question), verdict }).toEqual({
        id,
        question,
        isAsked: true,
        verdict: 'fits',
      });
    }
  });
});

describe('a draft for a trade', () => {
  it('asks nothing of another field, with notes and without, whatever the industry says', () => {
    for (const trade of all)
      for (const seed of ['a', 'bb', 'ccc', 'dddd']) {
        const business = { companyName: 'Muster', industry: 'handwerk', tradeName: trade.name };
        for (const draft of [draftReview(business, '', '', seed), draftReview(business, 'Alles gut', '', seed)])
          expect({ trade: trade.name, word: foreignWord(draft, trade) }).toEqual({
            trade: trade.name,
            word: undefined,
          });
      }
  });

  it('asks at least two things that only such a business can be asked', () => {
    for (const { name } of all) {
      const draft = draftReview({ companyName: 'Muster', industry: 'sonstiges', tradeName: name });
      const own = questionsOf(name).own.filter(({ question }) => draft.includes(question));
      expect({ name, isEnough: own.length >= 2 }).toEqual({ name, isEnough: true });
    }
  });

  it('goes by the industry where the trade is not known', () => {
    const business = { companyName: 'Muster', industry: 'gastronomie' };
    for (const tradeName of [undefined, null, '', 'Zauberei', 'toString', '__proto__'])
      expect(draftReview({ ...business, tradeName })).toBe(draftReview(business));
  });

  it('gives no two of 2,000 companies of one trade the same skeleton', () => {
    const skeletons = Array.from({ length: 2_000 }, (_, index) => {
      const name = `Betrieb ${index}`;
      return draftReview({ companyName: name, industry: 'einzelhandel', tradeName: 'Fahrradladen' }).replaceAll(
        name,
        'X',
      );
    });
    expect(new Set(skeletons).size).toBeGreaterThan(1_900);
  });
});

function questionsOf(name: string) {
  const questions = questionsOfTrade(name);
  if (!questions) throw new Error(`no questions for ${name}`);
  return questions;
}

function aspectsOf(name: Trade['name']) {
  const { own, shared } = questionsOf(name);
  return [...own, ...shared];
}

function textsOf(name: Trade['name']): string[] {
  return aspectsOf(name).map(({ question, beginning }) => `${question} ${beginning}`);
}

/** The rows of a table of this package without its comments and the line that names its columns. */
function rowsOf(file: string): string[][] {
  const lines = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split('\t'));
}
