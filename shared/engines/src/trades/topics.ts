import { rowsOf } from './table-rows.ts';

/** A theme that a website may have. */
export interface Topic {
  readonly id: string;
  /** After 'um' and 'about'. */
  readonly words: Readonly<Record<'de' | 'en', string>>;
  /** Finds it in the small letters of a sentence. */
  readonly said: RegExp;
}

let topics: ReadonlyMap<string, Topic> | undefined;

/** Every theme that is known, by id. */
export function allTopics(): ReadonlyMap<string, Topic> {
  topics ??= new Map(
    rowsOf('topics.tsv').map(([id = '', de = '', en = '', words = '']) => [
      id,
      { id, words: { de, en }, said: patternOf(words.split(' ')) },
    ]),
  );
  return topics;
}

function patternOf(words: readonly string[]): RegExp {
  const written = words.map((word) => word.replace(/^\*/, '\\p{L}{3,}').replace(/\*$/, '\\p{L}*'));
  return new RegExp(`(?<![\\p{L}-])(?:${written.join('|')})(?![\\p{L}])`, 'u');
}
