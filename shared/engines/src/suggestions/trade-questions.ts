import { readFileSync } from 'node:fs';
import { findTradeNamed } from '../trades/index.ts';
import type { Aspect } from './aspect.ts';

/** What customers of a trade can tell others. */
export interface TradeQuestions {
  /** What only this trade, and others very much like it, can be asked; at least three. */
  readonly own: readonly Aspect[];
  /** What is asked of every business that one deals with in this way: a shop, a course, work at home; at least three. */
  readonly shared: readonly Aspect[];
}

let byTrade: ReadonlyMap<string, TradeQuestions> | undefined;

/** @param tradeName as profiles show it, such as 'Fotostudio'; undefined for a name that no trade has, and for none */
export function questionsOfTrade(tradeName: string | null | undefined): TradeQuestions | undefined {
  const trade = findTradeNamed(tradeName);
  byTrade ??= read();
  return trade && byTrade.get(trade.id);
}

/** @param companyName of a business that begins with what it is: 'Hundeschule Elbpfoten'; undefined for any other name */
export function questionsOfNamed(companyName: string): TradeQuestions | undefined {
  const first = companyName.trim().split(/\s+/)[0];
  return questionsOfTrade(first);
}

/** Both tables, read on first use (about 2 ms) and kept. */
function read(): ReadonlyMap<string, TradeQuestions> {
  const asked = new Map<string, Aspect[]>();
  for (const [of = '', question = '', beginning = ''] of rowsOf('trade-questions.tsv'))
    asked.set(of, [...(asked.get(of) ?? []), { question, beginning }]);
  return new Map(
    rowsOf('trade-groups.tsv').flatMap(([group = '', way = '', trades = '']) => {
      const questions = { own: asked.get(group) ?? [], shared: asked.get(way) ?? [] };
      return trades.split(' ').map((id) => [id, questions] as const);
    }),
  );
}

/** The rows of a table without its comments and the line that names its columns. */
function rowsOf(file: string): string[][] {
  const lines = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split('\t'));
}
